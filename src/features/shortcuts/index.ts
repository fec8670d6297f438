export { $singleKeys, sheetRequested } from './model/shortcuts'
export { ShortcutKeys, type ShortcutKeysProps } from './ui/ShortcutKeys'
export { useSingleKey } from './ui/use-single-key'
