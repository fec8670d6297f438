/** Whether a key of one character was pressed for the page: alone, by nobody who writes, with nothing over the page. */
export function isForPage({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return !ctrlKey && !metaKey && !altKey && !isWriting(target) && !isCovered()
}

/** While somebody types, characters are no shortcuts. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"]') !== null
}

/** A modal lies over the page and has its own keys. */
function isCovered(): boolean {
  return document.querySelector('[aria-modal="true"], [data-rac][role="dialog"]') !== null
}
