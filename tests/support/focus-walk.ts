import type { Locator, Page } from '@playwright/test'

/** What a person meets who walks through a page by Tab alone. */
export type FocusWalk = {
  /** Everything that had the focus, in its order. */
  stops: string[]
  /** What somebody without a mouse, or with a trembling hand, would complain about. */
  complaints: string[]
}

type Stop = { id: string; name: string; complaints: string[] }

/** Controls that are smaller than this are hard to hit (WCAG 2.5.8). */
const SMALLEST = 24

type WalkOptions = {
  /** Begins where a new document would, in place of where the focus is. */
  fromTop?: boolean
  /** Ends where the focus leaves this part of the page. */
  within?: Locator
  most?: number
}

/**
 * Walks through everything that takes the focus and looks at each stop: it is in the window, it shows its focus,
 * nothing lies over it
 * (WCAG 2.4.7, 2.4.11), and it is large enough to be hit. Ends where the focus leaves the page or comes round again.
 */
export async function walkByTab(
  page: Page,
  { fromTop = false, within, most = 80 }: WalkOptions = {},
): Promise<FocusWalk> {
  const walk: FocusWalk = { stops: [], complaints: [] }
  const seen = new Set<string>()
  if (fromTop)
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      window.getSelection()?.collapse(document.body, 0)
    })
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus, SMALLEST)
    if (stop === null || seen.has(stop.id)) break
    if (within && !(await within.evaluate((part) => part.contains(document.activeElement)))) break
    seen.add(stop.id)
    walk.stops.push(stop.name)
    walk.complaints.push(...stop.complaints.map((complaint) => `${stop.name} ${complaint}`))
  }
  return walk
}

/** Runs in the page, so it uses nothing from outside. */
function lookAtFocus(smallest: number): Stop | null {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const complaints: string[] = []
  const known = focused as Element & { stopId?: string }
  known.stopId ??= `${Math.random()}`

  // A small box is pressed by its label; what only assistive technology knows is drawn by the part around it, and so is
  // an input without a look of its own that lies over all of that part and takes its presses.
  const own = focused.getBoundingClientRect()
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const unseen = own.width < 4 || own.height < 4 || getComputedStyle(focused).opacity === '0'
  const small = own.width < smallest || own.height < smallest
  const drawn = (small ? label : null) ?? (unseen ? focused.parentElement : null) ?? focused
  const { left, right, top, bottom } = drawn.getBoundingClientRect()
  const width = Math.round(right - left)
  const height = Math.round(bottom - top)

  const isAt = (x: number, y: number) => drawn.contains(document.elementFromPoint(x, y))
  const isFree = (x: number, y: number) => isAt(x, y) || document.elementFromPoint(x, y)?.contains(focused) === true
  const seenLeft = Math.max(left, 0)
  const seenRight = Math.min(right, window.innerWidth)
  const seenTop = Math.max(top, 0)
  const seenBottom = Math.min(bottom, window.innerHeight)
  if (seenRight - seenLeft < 1 || seenBottom - seenTop < 1) complaints.push('is outside the window')
  else {
    // A round button has nothing in its corners.
    const parts = [0.25, 0.5, 0.75]
    const points = parts.flatMap((across) => parts.map((down) => [across, down] as const))
    const covered = points.filter(
      ([across, down]) => !isFree(seenLeft + (seenRight - seenLeft) * across, seenTop + (seenBottom - seenTop) * down),
    )
    if (covered.length > 0) complaints.push(`is covered in ${covered.length} of ${points.length} places`)
  }

  // What is drawn small may have a larger ground that takes the press; words in a line are as high as the line.
  const reach = smallest / 2 - 0.5
  const middleX = (left + right) / 2
  const middleY = (top + bottom) / 2
  const wide = width >= smallest || (isAt(middleX - reach, middleY) && isAt(middleX + reach, middleY))
  const high = height >= smallest || (isAt(middleX, middleY - reach) && isAt(middleX, middleY + reach))
  if (getComputedStyle(focused).display !== 'inline' && !(wide && high))
    complaints.push(`is only ${width} × ${height} px`)

  // The ring is its own, or that of a part around it that answers for all of itself.
  const around: Element[] = [focused, drawn, ...drawn.children]
  for (
    let outer = focused.parentElement;
    outer && around.length < 40 && outer !== document.body;
    outer = outer.parentElement
  )
    around.push(outer)
  const rings = around.flatMap((element) =>
    [null, '::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo)),
  )
  if (!rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'))
    complaints.push('shows no focus')

  const words = focused.getAttribute('aria-label') ?? (label ?? focused).textContent?.trim() ?? ''
  const kind = focused.getAttribute('role') ?? focused.localName
  return { id: known.stopId, name: `${kind} “${words.slice(0, 50)}”`, complaints }
}
