### Plány pro třídu: setkání s mnoha zařízeními.

room-plan-shown = Tohle vám teď ukáže vedoucí.
room-plan-show = Tohle ukažte všem. Otevřete sešit lekce a spusťte tuto buňku:
# Nadpis v průvodcích, pod kterým stojí, co dělat, když to vázne.
room-plan-guide-stalls = Když to vázne
plan-cell = { $where }: tuto buňku nejde ve třídě ukázat: { $found }. Napište do ní jedno volání, jen s texty a čísly.
