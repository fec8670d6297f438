import type Quill from 'quill/core'
import type { Context } from 'quill/modules/keyboard'

type Key = {
  key: string
  shortKey?: boolean
  shiftKey?: boolean | null
  format?: string[]
  handler: (this: { quill: Quill }, range: unknown, context: Context) => boolean
}

/** True hands the key on to the browser: Tab leaves the editor, whatever Quill would rather do with it. */
const leave = { handler: () => true }

/** What our keys do beside Quill's own (marks by Ctrl or ⌘ with B, I and U; `- ` and `1. ` begin a list). */
export function keys(onLink: () => void): Record<string, Key> {
  return {
    ...Object.fromEntries(
      ['tab', 'indent', 'outdent', 'remove tab', 'indent code-block', 'outdent code-block'].map((name) => [
        name,
        { key: 'Tab', shiftKey: null, ...leave },
      ]),
    ),
    link: {
      key: 'k',
      shortKey: true,
      handler() {
        onLink()
        return false
      },
    },
    deeper: { key: ']', shortKey: true, format: ['list'], handler: shift('+1') },
    shallower: { key: '[', shortKey: true, format: ['list'], handler: shift('-1') },
    tick: { key: 'Enter', shortKey: true, shiftKey: true, format: ['list'], handler: tick },
  }
}

function shift(by: '+1' | '-1') {
  return function (this: { quill: Quill }) {
    this.quill.format('indent', by, 'user')
    return false
  }
}

function tick(this: { quill: Quill }, _range: unknown, { format }: Context): boolean {
  if (format['list'] !== 'checked' && format['list'] !== 'unchecked') return true
  this.quill.format('list', format['list'] === 'checked' ? 'unchecked' : 'checked', 'user')
  return false
}
