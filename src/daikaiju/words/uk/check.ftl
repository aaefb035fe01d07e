## Перевірка файлів

check-option-files = Файли текстового формату (YAML або JSON) чи теки, у яких їх шукати.
check-option-on = Що грає поруч із правилами на Python, як вони написані: нічого, рушій (wasm) чи правила, скомпільовані для процесора (cpu); результати мають збігтися.
check-playing = Перевірка
check-nothing = Назвіть файли чи теки для перевірки або набір через --packs.
check-nothing-in-folder = { $folder }: у теці немає файлів із закінченням { $suffixes }.
check-summary = { $failed ->
    [0] Усе збіглося: { $documents ->
        [one] { $documents } документ
        [few] { $documents } документи
       *[many] { $documents } документів
    }.
   *[some] Не збіглося: { $failed } з { $documents ->
        [one] { $documents } документа
        [few] { $documents } документів
       *[many] { $documents } документів
    }.
}
check-unreadable = { $documents ->
    [one] { $documents } документ не читається.
    [few] { $documents } документи не читаються.
   *[many] { $documents } документів не читаються.
}
