export { $singleKeys, sheetRequested } from './model/shortcuts'
export { ShortcutKeys, type ShortcutKeysProps } from './ui/ShortcutKeys'
