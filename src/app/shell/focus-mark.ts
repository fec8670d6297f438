/** Tells a control of a page from its others, also after the page was drawn anew: its kind, its words, and which of several such it is. */
export type FocusMark = { kind: string; words: string; index: number }

const CONTROLS = 'a[href], button, input, textarea, select, summary'

/** The mark of the control that an event met, or null where it met none. */
export function focusMarkOf(element: Element): FocusMark | null {
  const control = element.closest<HTMLElement>(CONTROLS)
  if (!control) return null
  const kind = control.tagName
  const words = wordsOf(control)
  const index = alike(kind, words).indexOf(control)
  return index === -1 ? null : { kind, words, index }
}

/** The control with this mark, when it is on the page. */
export function findMarked({ kind, words, index }: FocusMark): HTMLElement | null {
  return alike(kind, words)[index] ?? null
}

function alike(kind: string, words: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) => control.tagName === kind && wordsOf(control) === words,
  )
}

/** Where it leads, or what it is called. */
function wordsOf(control: HTMLElement): string {
  const address = control.getAttribute('href') ?? control.getAttribute('name') ?? ''
  return `${address} ${control.getAttribute('aria-label') ?? control.textContent}`
}
