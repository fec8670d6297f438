/** The place of the row in a list in which something stands; -1 outside of rows. */
export function rowIndexOf(target: EventTarget): number {
  const index = target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset['index'] : undefined
  return index === undefined ? -1 : Number(index)
}

/** Whether keys of one character are text where they were pressed. */
export function isTyping(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
