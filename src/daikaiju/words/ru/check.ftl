## Проверка файлов

check-option-files = Файлы текстового формата (YAML или JSON) или папки, в которых их искать.
check-option-on = Что играет рядом с правилами на Python, как они написаны: ничего, движок (wasm) или правила, скомпилированные для процессора (cpu); результаты должны совпасть.
check-playing = Проверка
check-nothing = Назовите файлы или папки для проверки либо набор через --packs.
check-nothing-in-folder = { $folder }: в папке нет файлов с окончанием { $suffixes }.
check-summary = { $failed ->
    [0] Всё сошлось: { $documents ->
        [one] { $documents } документ
        [few] { $documents } документа
       *[many] { $documents } документов
    }.
   *[some] Не сошлось: { $failed } из { $documents ->
        [one] { $documents } документа
        [few] { $documents } документов
       *[many] { $documents } документов
    }.
}
check-unreadable = { $documents ->
    [one] { $documents } документ не читается.
    [few] { $documents } документа не читаются.
   *[many] { $documents } документов не читаются.
}
