/** The control of a form that has this name; of a group of radios the first. */
export function controlOf(form: HTMLFormElement | null, name: string | undefined): HTMLElement | null {
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  if (control instanceof HTMLInputElement && control.type === 'hidden') return visibleControlOf(control)
  return control instanceof HTMLElement ? control : null
}

/** What people use where a hidden input carries the value: the element it names, or the first in it that takes the focus. */
function visibleControlOf({ dataset }: HTMLInputElement): HTMLElement | null {
  const element = dataset.control === undefined ? null : document.getElementById(dataset.control)
  if (element === null || element.matches('input')) return element
  return element.querySelector<HTMLElement>('[tabindex="0"], input, button')
}
