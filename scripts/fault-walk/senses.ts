import type { BrowserContext, JSHandle, Page } from '@playwright/test'

/** Something that a person can press, fill in or give a file, as the walker finds it on a page. */
export type Control = {
  /** Finds it again after the page was loaded anew. */
  key: string
  /** Controls of the same kind do the same: one of them is enough. */
  kind: string
  /** The same without the name, for what stands in a list of posts or people; a few of them are enough. */
  many: string | null
  action: 'press' | 'type' | 'file'
  /** Stands around the screens, and not in one of them. */
  inFrame: boolean
}

/** What every page of the walk can say about itself. */
type Senses = {
  /** What can be used on the page as it stands. */
  controls: () => Control[]
  find: (key: string) => Element | null
  emptyFields: () => Element[]
  /** Loading shapes and busy parts that a person can see. */
  loaders: () => string[]
  /** The page, or its main part, where nothing is to be seen. */
  blankParts: () => string[]
  /** Those of the texts that are nowhere on the page any more. */
  lostTexts: (texts: string[]) => string[]
  isFocusLost: () => boolean
}

/** Teaches every page of the context to answer `sense`. */
export async function teachSenses(context: BrowserContext): Promise<void> {
  await context.addInitScript(learn)
}

/** Asks a page about itself; what it names are handles of its own. */
export function sense<Name extends keyof Senses>(
  page: Page,
  name: Name,
  ...values: Parameters<Senses[Name]>
): Promise<JSHandle<ReturnType<Senses[Name]>>> {
  return page.evaluateHandle(
    ([asked, given]) => {
      // What `learn` has put there; a page has no types of its own.
      const { faultWalk } = globalThis as unknown as { faultWalk: Record<string, (...all: unknown[]) => unknown> }
      return faultWalk[asked]?.(...given) as ReturnType<Senses[Name]>
    },
    [name, values] as const,
  )
}

/** The same for what can leave the page. */
export async function read<Name extends Exclude<keyof Senses, 'find' | 'emptyFields'>>(
  page: Page,
  name: Name,
  ...values: Parameters<Senses[Name]>
): Promise<ReturnType<Senses[Name]>> {
  const handle = await sense(page, name, ...values)
  return (await handle.jsonValue()) as ReturnType<Senses[Name]>
}

/** Runs in the page. */
function learn(): void {
  const pressable =
    'button, a[href], summary, select, [role=button], [role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], ' +
    '[role=tab], [role=switch], [role=option], [role=checkbox], [role=radio], input[type=checkbox], input[type=radio]'
  const writable =
    'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=search], ' +
    'input[type=tel], input[type=url], input[type=number], input[type=date], textarea, [contenteditable=true]'

  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]')
  const isUsable = (element: Element) =>
    isSeen(element) &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    // A menu item that leads out of the portal or opens another window shows nothing here.
    !element.matches('a[target=_blank], a[href^="mailto:"], a[href^="tel:"]')
  const all = (selector: string) => [...document.querySelectorAll(selector)]

  function textOf(element: Element | null | undefined): string {
    return element?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  }

  function nameOf(element: Element): string {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const names = [
      element.getAttribute('aria-label'),
      labelled.map((id) => textOf(document.getElementById(id))).join(' '),
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? textOf(element.labels?.[0]) || element.placeholder
        : textOf(element),
    ]
    return (names.find(Boolean) ?? '').replace(/\d+/g, '#').slice(0, 60)
  }

  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? (element instanceof HTMLInputElement ? element.type : element.localName)
  const stateOf = (element: Element) =>
    element.getAttribute('aria-pressed') ?? element.getAttribute('aria-checked') ?? ''
  const keyOf = (element: Element) => `${roleOf(element)} ${stateOf(element)} "${nameOf(element)}"`

  function placeOf(element: Element): string {
    const place: string[] = []
    for (let part: Element | null = element; part && part !== document.body; part = part.parentElement)
      place.push(part.getAttribute('class') ?? part.localName)
    return `${roleOf(element)} ${stateOf(element)} ${place.join('>')}`
  }

  /** Controls that stand side by side in an entry, as those to like and to delete it, are not alike. */
  const turnOf = (element: Element) => [...(element.parentElement?.children ?? [])].indexOf(element) % 6

  const isOneOfMany = (element: Element) =>
    element.closest('article, tr, [role=article], [role=row], [role=option]') !== null
  /** Links of the same look lead to screens of their own. */
  const kindOf = (element: Element) => `${placeOf(element)} ${element.matches('a') ? '' : nameOf(element)}`

  const isSearch = (element: Element) =>
    element.matches('[type=search], [role=combobox], [role=searchbox]') ||
    element.closest('[role=search], search') !== null
  const isFile = (element: Element) => element.matches('input[type=file]')

  function candidates(): { element: Element; action: 'press' | 'type' | 'file' }[] {
    return [
      ...all(pressable)
        .filter((element) => isUsable(element) && element.getAttribute('aria-expanded') !== 'true')
        .map((element) => ({ element, action: 'press' as const })),
      ...all(writable)
        .filter((element) => isUsable(element) && isSearch(element))
        .map((element) => ({ element, action: 'type' as const })),
      ...all('input[type=file]')
        .filter((element) => !element.closest('[inert]') && isFile(element))
        .map((element) => ({ element, action: 'file' as const })),
    ]
  }

  const valueOf = (field: Element) =>
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : textOf(field)

  const senses: Senses = {
    controls: () =>
      candidates().map(({ element, action }) => ({
        key: keyOf(element),
        kind: kindOf(element),
        many: isOneOfMany(element) ? `${placeOf(element)} ${turnOf(element)}` : null,
        action,
        inFrame: !element.closest('main, [role=dialog], [role=alertdialog], dialog'),
      })),
    isFocusLost: () => document.activeElement === null || document.activeElement === document.body,
    find: (key) => candidates().find(({ element }) => keyOf(element) === key)?.element ?? null,
    emptyFields: () =>
      all(writable).filter(
        (field) => isUsable(field) && !isSearch(field) && !field.matches('[readonly]') && valueOf(field) === '',
      ),
    lostTexts: (texts) => {
      const present = all('input, textarea, [contenteditable=true]').map(valueOf)
      const shown = document.body.textContent ?? ''
      return texts.filter((text) => !present.includes(text) && !shown.includes(text))
    },
    loaders: () =>
      all('[aria-busy=true], .boot')
        .filter(isSeen)
        .map((element) => nameOf(element) || element.className.toString()),
    blankParts: () => {
      const main = document.querySelector('main')
      const isEmpty = (part: HTMLElement) =>
        part.innerText.trim().length < 3 && !part.querySelector('img, canvas, iframe')
      if (document.body.innerText.trim().length < 20) return ['the page is blank']
      return main && isEmpty(main) && main.querySelector('[aria-busy=true]') === null ? ['the main part is blank'] : []
    },
  }
  Object.assign(globalThis, { faultWalk: senses })
}
