import type { ComponentGuide } from '../../src/design-system/guide.ts'

/** How a key is called in a guide, and how stories and tests press it. */
const keys: readonly { named: RegExp; name: string; pressed: RegExp }[] = [
  { named: /↑/, name: '↑', pressed: /ArrowUp/ },
  { named: /↓/, name: '↓', pressed: /ArrowDown/ },
  { named: /←/, name: '←', pressed: /ArrowLeft/ },
  { named: /→/, name: '→', pressed: /ArrowRight/ },
  { named: /\bEnter\b/, name: 'Enter', pressed: /[{'+]Enter\b/ },
  { named: /\bSpace\b/, name: 'Space', pressed: /keyboard\('[^']* '\)|\{ \}|'Space'|\[Space\]/ },
  { named: /\bEsc(ape)?\b/, name: 'Esc', pressed: /\bEscape\b/ },
  { named: /(?<!Shift \+ )\bTab\b/, name: 'Tab', pressed: /\.tab\(\)|\{Tab\}|'Tab'/ },
  { named: /Shift \+ Tab/, name: 'Shift + Tab', pressed: /tab\(\{ shift: true|\{Shift>\}\{Tab\}|Shift\+Tab/ },
  { named: /\bHome\b/, name: 'Home', pressed: /\bHome\}|'Home'/ },
  { named: /\bEnd\b/, name: 'End', pressed: /\bEnd\}|'End'/ },
  { named: /\bPage up\b/i, name: 'Page up', pressed: /\bPageUp\b/ },
  { named: /\bPage down\b/i, name: 'Page down', pressed: /\bPageDown\b/ },
  { named: /\bBackspace\b/, name: 'Backspace', pressed: /\bBackspace\b/ },
  { named: /\bDelete\b/, name: 'Delete', pressed: /\{Delete\}|'Delete'/ },
  { named: /\bAlt \+ ↓/, name: 'Alt + ↓', pressed: /\{Alt>\}\{ArrowDown\}|Alt\+ArrowDown/ },
  { named: /\bAlt \+ F10/, name: 'Alt + F10', pressed: /\{Alt>\}\{F10\}/ },
  { named: /\bCtrl \+ V\b/, name: 'Ctrl + V', pressed: /\bpaste\(/ },
  {
    named: /\bCtrl( or ⌘)? \+ Enter/,
    name: 'Ctrl + Enter',
    pressed: /\{Control>\}\{Enter\}|Control\+Enter|ctrlKey: true/,
  },
  { named: /\bCtrl or ⌘ \+ B, I, U/, name: 'Ctrl + B', pressed: /Control\+b/ },
  { named: /\bCtrl or ⌘ \+ B, I, U/, name: 'Ctrl + I', pressed: /Control\+i/ },
  { named: /\bCtrl or ⌘ \+ B, I, U/, name: 'Ctrl + U', pressed: /Control\+u/ },
  { named: /\bCtrl or ⌘ \+ K/, name: 'Ctrl + K', pressed: /\{Control>\}k/ },
  { named: /\bCtrl or ⌘ \+ \]/, name: 'Ctrl + ]', pressed: /Control\+\]/ },
  { named: /\] and \[/, name: 'Ctrl + [', pressed: /Control\+\[/ },
  { named: /\bShift \+ Enter/, name: 'Ctrl + Shift + Enter', pressed: /Control\+Shift\+Enter/ },
  { named: /\bCtrl or ⌘ \+ Z/, name: 'Ctrl + Z', pressed: /Control\+z/ },
  { named: /\bZ, with Shift/, name: 'Ctrl + Shift + Z', pressed: /Control\+Shift\+z/ },
  {
    named: /\bletters?\b|\bDigits\b|^[@/]/i,
    name: 'a character',
    pressed: /keyboard\('[\p{L}\d@/]|\.type\(|press\('\w'/u,
  },
  { named: /\+ −/, name: '+', pressed: /keyboard\('\+/ },
  { named: /\+ −/, name: '−', pressed: /keyboard\('-/ },
  { named: /^0$/, name: '0', pressed: /keyboard\('0/ },
]

/**
 * What the guide of a component says of keys, held against the stories and tests of that component: keys that nobody
 * presses there.
 */
export function unpressedKeys(keyboard: Partial<ComponentGuide['keyboard'][number]>[], sources: string): string[] {
  const missing = keyboard.flatMap(({ keys: row = '' }) => {
    const named = keys.filter((key) => key.named.test(row))
    if (named.length === 0) return [row]
    return named.filter(({ pressed }) => !pressed.test(sources)).map(({ name }) => name)
  })
  return [...new Set(missing)]
}
