/** The control of a form that has this name; of a group of radios the first. */
export function controlOf(form: HTMLFormElement | null, name: string | undefined): HTMLElement | null {
  const found = name === undefined ? null : form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  return control instanceof HTMLElement ? control : null
}
