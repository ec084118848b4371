### print(table) hry Terrabilis, česky. Jedna zpráva na klíč; $názvy jsou údaje.

terrabilis-text-hand = Karty hráče { $name }, tajné:
terrabilis-text-path = Před hráčem { $name } (co mohou ukázat dvě kostky): { $squares }
terrabilis-text-start = { $pips } nebo víc { $name }: končí rok
terrabilis-text-aim =
    Cíl: nejvíce bodů na konci hry. Ta končí rokem, ve kterém někdo postaví { $goal ->
        [one] 1 stavbu
        [few] { $goal } stavby
       *[other] { $goal } staveb
    }, nebo rokem { $years }. Body: { $service_points } za službu, { $economic_points } za hospodářskou stavbu, { $renewable_points } za obnovitelnou energii, 1 za každou přírodu a každou pohodu, 1 za každých plných { $point_terras } terr.
terrabilis-text-legend = V zóně dopadu je N příroda, W pohoda, # navždy ztracené místo, . volné místo. Co tam neleží, odtud nelze vzít; žeton, který už nemá místo, způsobí explozi: vše, co tam leží, opustí hru a jedno místo se ztratí. Kdo už nemá přírodu nebo pohodu, vypadává. Půjčka: { $borrowed } terr za { $loan_price } pohody na zónu dopadu a { $interest } terr úroku každý rok; kdo ji na konci nesplatí, vypadává. Když rozhoduje někdo jiný, druhý hráč si půjčí pomocí borrow P2 a splatí pomocí repay P2.
terrabilis-text-does =
    { $verb ->
        [roll] { $what ->
            [disaster] hodit jednou kostkou: řekne, koho katastrofa zasáhne
           *[other] hodit kostkami a jít dál
        }
        [draw] vzít horní kartu tohoto balíčku
        [keep] nechat si všechny karty
        [follow] udělat, co se píše
        [accept] vzít { $fund } terr a dát { $fund_price } pohody na zónu dopadu
        [refuse] nevzít nic a házet znovu
        [join] vstoupit do Aliance a zaplatit daň z CO2
        [stay] zůstat mimo Alianci
        [done] ukončit obchodování
        [give] přidat toto do nabídky; čísla jsou terry
        [ask] žádat toto; čísla jsou terry
        [offer] podat tuto nabídku
        [want] žádat za ni kartu tohoto druhu
        [drop] vzít nabídku zpět a jednání ukončit
        [agree] přijmout nabídku
        [decline] odmítnout nabídku a poslouchat dál
        [end] odmítnout nabídku a jednání ukončit
        [leave] zaplatit, co máte, a odejít ze hry
        [borrow] dostat { $borrowed } terr za { $loan_price } pohody na zónu dopadu
       *[repay] splatit { $borrowed } terr
    }
