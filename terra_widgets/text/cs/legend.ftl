### Značky na deskách, pro legendu.

legend-lit = Jantarový rámeček: na tohle teď můžeš kliknout
legend-transfer = přesuň sem znečištění z jiných karet
legend-spark = ještě se dá při této aktivaci použít

legend-terra-green = zelená: příroda
legend-terra-blue = modrá: lidé
legend-terra-red = červená: mír

legend-black = černý žeton: zóna praskla a má o místo méně
legend-alliance = Aliance: obchod s ostatními
legend-slush = černý fond: peníze hned, ubude pohody
legend-disaster = přírodní katastrofa
legend-conflict = ozbrojený konflikt

## Písmena na žetonech: každý druh má své

letter-green = Z
letter-red = Č
letter-yellow = Ž
letter-food = P
letter-construction = M
letter-goods = V
letter-money = $
