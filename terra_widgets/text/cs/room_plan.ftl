### Plány pro třídu: setkání s mnoha zařízeními.

room-plan-shown = Tohle vám teď ukáže vedoucí.
room-plan-show = Tohle ukažte všem. Otevřete sešit lekce a spusťte tuto buňku:
# Nadpis v průvodcích, pod kterým stojí, co dělat, když to vázne.
room-plan-guide-stalls = Když to vázne
plan-cell = { $where }: tuto buňku nejde ve třídě ukázat: { $found }. Napište do ní jedno volání, jen s texty a čísly.
room-plan-finish-shared = U tohoto stolu hrají i ostatní. Až čas vyprší, může vedoucí nechat hru dohrát automatického hráče.
plan-no-table = { $where }: předpověď { $found } se týká příštího stolu, ale žádný krok druhu play už nenásleduje. Přidejte ho, nebo uveďte stůl.
plan-unknown = Plán { $found } neexistuje. K dispozici je: { $known }. Vlastní soubor uveďte i s cestou.
plan-game-play = Hrajte
plan-game-look = Podívejte se
plan-game-say = Seznamte se s hrou
plan-game-script = Pusťte všechny dovnitř a nechte je usednout. Ať si přečtou, jak se vyhrává, a pak pokračujte.
plan-game-play-script = Pomáhejte s ovládáním, ne s tahy. Kdo si neví rady, může stisknout tlačítko pro pomoc.
plan-game-look-script = Ať někdo obrázek přečte nahlas. Co vás překvapilo?
plan-game-ticket = Než odejdete
plan-game-ticket-script = Minuta ticha. Pak ať dva nebo tři lidé přečtou, co napsali.
plan-seats = { $where } má { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, ne { $count }. Posaďte ke stolu méně lidí.
room-plan-title-counted = { $title } ({ $number }/{ $of })
room-plan-title-before-play = Než začnete hrát
room-plan-title-after-play = Po hře
room-plan-title-claim = Je to pravda?
room-plan-report-made = Zpráva je hotová: { $file } ({ $size } kB).
