/** Landmarks that Ctrl+F6 walks through; a section is one when it has a name (HTML-AAM). */
const LANDMARKS =
  'header, nav, main, aside, section:is([aria-label], [aria-labelledby]), [role="complementary"], [role="dialog"], [role="region"]'

/**
 * The parts of the page that are on screen, in the order of the document; one inside another counts with the outer one.
 */
export function regionsOf(root: ParentNode): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(LANDMARKS)].filter(isThere)
  return all.filter((region) => !all.some((other) => other !== region && other.contains(region)))
}

/** Moves the focus to the next region, or back to the one before; the last leads to the first. */
export function walkRegions(root: Document, step: 1 | -1): void {
  const regions = regionsOf(root)
  if (regions.length === 0) return
  const here = regions.findIndex((region) => region.contains(root.activeElement))
  const next = here === -1 ? (step === 1 ? 0 : regions.length - 1) : (here + step + regions.length) % regions.length
  const region = regions[next]
  if (!region) return
  if (!region.hasAttribute('tabindex')) region.tabIndex = -1
  // All regions are on the screen; focusing a sticky one would scroll the page.
  region.focus({ preventScroll: true })
  // Only a region reached by the shortcut shows a focus ring.
  region.dataset.walked = ''
  region.addEventListener('blur', () => delete region.dataset.walked, { once: true })
}

/** Visible, not inert, and larger than visually hidden content. */
function isThere(element: HTMLElement): boolean {
  if (element.closest('[inert], [aria-hidden="true"]')) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}
