## Checking files

check-option-files = Files of the text format (YAML or JSON), or folders to search for them.
check-option-on = What plays beside the rules as written, in Python: nothing, the engine (wasm), or rules compiled for the processor (cpu); both must agree.
check-playing = Checking
check-nothing = Name files or folders to check, or a pack with --packs.
check-nothing-in-folder = { $folder }: no file that ends in { $suffixes } is in this folder.
check-summary = { $failed ->
    [0] All as expected: { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    }.
   *[some] { $failed } of { $documents ->
        [one] { $documents } document
       *[other] { $documents } documents
    } { $failed ->
        [one] differs
       *[other] differ
    }.
}
check-unreadable = { $documents ->
    [one] { $documents } document cannot be read.
   *[other] { $documents } documents cannot be read.
}
