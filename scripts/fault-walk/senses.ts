/** Something that a person can press, search with or give a file. */
export interface Control {
  /** Finds it again after the page was loaded anew. */
  key: string
  /** Controls of the same kind do the same: one of them is enough. */
  kind: string
  /** Of one in an entry of a list: its place in any of them, where those of the next entry do the same. */
  placeInEntry: string | null
  /** Stands around the screens, and not in one of them. */
  inFrame: boolean
  action: 'press' | 'search' | 'file'
}

/** What a page of the walk can say about itself. */
interface Senses {
  controls: () => Control[]
  find: (key: string) => Element | null
  /** Fields that can be written into and are empty. */
  emptyFields: () => Element[]
  /** Names of what says that it loads. */
  loaders: () => string[]
  /** Scrolls to what says that it loads: some of it asks for nothing before it is seen. */
  lookAtLoaders: () => void
  /** The page, or its main part, where nothing is to be seen. */
  blankParts: () => string[]
  /** Those of the texts that are nowhere on the page. */
  lostTexts: (texts: readonly string[]) => string[]
  isFocusLost: () => boolean
}

declare global {
  var faultWalk: Senses
}

/** Runs in the page, before its first script: it uses nothing from outside. */
export function learnSenses(): void {
  const pressable =
    'button, a[href], summary, select, [role=button], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], ' +
    '[role=tab], [role=switch], [role=option], [role=checkbox], [role=radio], input[type=checkbox], input[type=radio]'
  const writable =
    'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=search], ' +
    'input[type=tel], input[type=url], input[type=number], input[type=date], textarea, [contenteditable=true]'
  const entries = 'article, tr, [role=article], [role=row], [role=option]'
  const loading =
    '[aria-busy=true], [data-busy], [role=progressbar]:not([aria-valuenow]), [aria-hidden][data-shape][data-length], .boot'

  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
  const isUsable = (element: Element) => isSeen(element) && !element.matches(':disabled, [aria-disabled=true]')
  /** What opens another window or program shows nothing here. */
  const leavesPortal = (element: Element) => element.matches('a[target=_blank], a[href^="mailto:"], a[href^="tel:"]')
  const isSearch = (element: Element) =>
    element.matches('[type=search], [role=combobox], [role=searchbox]') || element.closest('[role=search]') !== null

  const textOf = (element: Element | null | undefined) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
  const valueOf = (field: Element) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : textOf(field)

  function nameOf(element: Element): string {
    const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const names = [
      element.getAttribute('aria-label'),
      labels.map((id) => textOf(document.getElementById(id))).join(' '),
      isField ? textOf(element.labels?.[0]) || element.placeholder : textOf(element),
    ]
    return (names.find(Boolean) ?? '').replaceAll(/\d+/g, '#').slice(0, 60)
  }

  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName)
  const stateOf = (element: Element) =>
    element.getAttribute('aria-pressed') ?? element.getAttribute('aria-checked') ?? ''

  function placeOf(element: Element): string {
    const place: string[] = []
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
      place.push(part.getAttribute('class') ?? part.localName)
    return place.join('>')
  }

  function controlOf(element: Element, action: Control['action']): Control {
    const place = `${roleOf(element)} ${stateOf(element)} ${placeOf(element)}`
    // Buttons beside each other look the same, as those to like and to delete an entry.
    const turn = [...(element.parentElement?.children ?? [])].indexOf(element)
    return {
      key: `${roleOf(element)} ${stateOf(element)} "${nameOf(element)}"`,
      // Links of the same look lead to other screens of the same kind; those of a tab bar do not.
      kind: element.matches('a:not(main nav a)') ? place : `${place} ${nameOf(element)}`,
      placeInEntry: element.closest(entries) === null ? null : `${place} ${turn}`,
      inFrame: element.closest('main, [role=dialog], [role=alertdialog], dialog') === null,
      action,
    }
  }

  function candidates(): [element: Element, control: Control][] {
    const found = (selector: string, action: Control['action'], fits: (element: Element) => boolean) =>
      all(selector)
        .filter(fits)
        .map((element): [Element, Control] => [element, controlOf(element, action)])
    const isClosed = (element: Element) => element.getAttribute('aria-expanded') !== 'true'
    return [
      ...found(pressable, 'press', (element) => isUsable(element) && !leavesPortal(element) && isClosed(element)),
      ...found(writable, 'search', (element) => isUsable(element) && isSearch(element)),
      // Its button is what people see.
      ...found('input[type=file]', 'file', (element) => element.closest('[inert]') === null),
    ]
  }

  const shownLoaders = () => all(loading).filter(isSeen)

  function blankParts(): string[] {
    if (document.body.innerText.trim().length < 20) return ['the page is blank']
    const main = document.querySelector('main')
    const isBlank = main !== null && main.innerText.trim() === '' && main.querySelector('img, canvas, iframe') === null
    return isBlank ? ['the main part is blank'] : []
  }

  globalThis.faultWalk = {
    controls: () => candidates().map(([, control]) => control),
    find: (key) => candidates().find(([, control]) => control.key === key)?.[0] ?? null,
    emptyFields: () =>
      all(writable).filter(
        (field) => isUsable(field) && !isSearch(field) && !field.matches('[readonly]') && valueOf(field) === '',
      ),
    loaders: () => [...new Set(shownLoaders().map((element) => nameOf(element) || placeOf(element)))],
    lookAtLoaders: () => {
      for (const element of shownLoaders()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
    },
    blankParts,
    lostTexts: (texts) => {
      const present = [...all('input, textarea').map(valueOf), document.body.textContent ?? '']
      return texts.filter((text) => !present.some((one) => one.includes(text)))
    },
    isFocusLost: () => document.activeElement === null || document.activeElement === document.body,
  }
}
