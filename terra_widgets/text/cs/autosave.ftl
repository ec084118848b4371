### Uchovávání her a návrat k nim, česky. Jedna zpráva na klíč; $jména jsou údaje.

autosave-folder = tw.saves přijímá False, True nebo cestu ke složce, ne { $found }.
autosave-trouble = Tuto hru nelze uchovat ve složce { $folder } ({ $problem }). Hraje se dál. Pro jistotu si občas zkopírujte kód pod stolem.
autosave-unreadable = Soubor { $file } nelze přečíst ({ $problem }). Zůstává, kde je, a hraje se dál.
autosave-no-offer = Tato dřívější hra už v nabídce není. Spusťte buňku znovu a uvidíte, co je k dispozici.
autosave-not-erased = Ne všechny hry ve složce { $folder } se podařilo smazat ({ $problem }). Smažte je tam sami.
autosave-note =
    V této složce Terra uchovává hry, které se hrají v sousedních sešitech.

    Pro každý stůl je tu jeden soubor, zapsaný po každém tahu. Když se Python zastaví nebo se počítač
    vypne, spusťte tutéž buňku znovu: stůl se zeptá, jestli pokračovat.

    Hru můžete vrátit i sami, v buňce kteréhokoli sešitu vedle této složky:
        tw.load("{ $folder }/jméno souboru.json")

    Soubory, které už nepotřebujete, můžete smazat. Pokud nechcete žádné, začněte sešit řádkem:
        tw.saves(False)

## Ve widgetu

autosave-ask = U tohoto stolu se už hrálo. Pokračovat v té hře?
autosave-from-file = Pokračovat: hra z { $when }, tahů: { $moves }
autosave-from-page = Pokračovat z kopie v tomto prohlížeči: { $when }, tahů: { $moves }
autosave-anew = Začít znovu
autosave-anew-note = Nový začátek nic nesmaže: dřívější hry zůstanou, kde jsou.
autosave-title = Vzít si hru s sebou
autosave-where-file = Po každém tahu se hra uchová v souboru { $file } a v tomto prohlížeči.
autosave-where-page = Po každém tahu se hra uchová v tomto prohlížeči.
autosave-where-nowhere = Tato hra se nikde neuchovává.
autosave-how = V tomto kódu je celá hra. Vrátí ji kterákoli kopie Terry příkazem tw.resume("…"), nebo ze staženého souboru tw.load("…").
autosave-code = Kód k návratu
autosave-copy = Zkopírovat kód
autosave-copied = Zkopírováno.
autosave-download = Stáhnout
autosave-paste = Pokračovat podle kódu
autosave-go = Pokračovat
autosave-erase = Smazat moje data
autosave-erase-ask = Smažou se všechny uchované hry tohoto sešitu a vše, co Terra uchovává v tomto prohlížeči; zůstanou jen hry, které právě hraje někdo jiný. U stolu se hraje dál, ale už se neuchovává.
autosave-yes = Smazat
autosave-no = Zrušit
autosave-erased = Smazáno. Tento stůl se už neuchovává.
autosave-erased-page = Z tohoto prohlížeče smazáno. Python neběží, takže soubory ve složce terra-saves tam stále jsou.
autosave-gone = Hra není ztracená: zkopírujte kód nebo si ji stáhněte a pokračujte později tady nebo v kterékoli jiné kopii Terry.
autosave-text = Hra z Terry. V sešitu ji vrátíte příkazem tw.load("jméno tohoto souboru.txt"), nebo tw.resume("…") s kódem z prvního řádku.
