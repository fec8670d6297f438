import './show-passage.css'

/** How long a page may take to render the passage. */
const TIMEOUT_MS = 8_000
/** Name of the CSS highlight. */
const HIGHLIGHT = 'assistant-source'

type LetterPlace = { start: number; end: number }
/** A text node, and the index of its first letter among all letters. */
type Found = { node: Text; from: number; places: readonly LetterPlace[] }

let stopLooking: (() => void) | null = null

/**
 * Highlights the passage that an answer quotes and scrolls to it, as soon as the page has rendered it. Where it is not
 * found nothing happens. `leaving`: another page is loading, and a match in the present one is ignored.
 */
export function showPassage(passage: string, leaving = false): void {
  stopLooking?.()
  const wanted = plain(passage).text
  if (wanted === '') return
  const find = () => {
    const main = document.querySelector('main')
    return main && findPassage(main, wanted)
  }
  const left = leaving ? find()?.startContainer : undefined
  const look = () => {
    const range = find()
    if (!range || range.startContainer === left) return
    stopLooking?.()
    paint(range)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => stopLooking?.(), TIMEOUT_MS)
  stopLooking = () => {
    watch.disconnect()
    clearTimeout(timer)
    stopLooking = null
  }
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  look()
}

/** The first match below an element, also across several text nodes. */
export function findPassage(place: Element, wanted: string): Range | null {
  const texts: Found[] = []
  let all = ''
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { text, places } = plain((node as Text).data)
    texts.push({ node: node as Text, from: all.length, places })
    all += text
  }
  const at = all.indexOf(wanted)
  if (at < 0) return null
  const range = document.createRange()
  const ask = placeOf(texts, at)
  const end = placeOf(texts, at + wanted.length - 1)
  range.setStart(ask.node, ask.start)
  range.setEnd(end.node, end.end)
  return range
}

/** Letters and digits with their positions: spaces, dashes and quotes differ between a text and its quotation. */
function plain(text: string): { text: string; places: LetterPlace[] } {
  const places: LetterPlace[] = []
  let letters = ''
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    const small = letter.toLowerCase()
    letters += small
    // A letter may have several code units, and its lower case more than its upper case.
    for (let unit = 0; unit < small.length; unit += 1) places.push({ start: index, end: index + letter.length })
  }
  return { text: letters, places }
}

function placeOf(texts: readonly Found[], at: number): { node: Text } & LetterPlace {
  const text = texts.findLast(({ from, places }) => from <= at && places.length > 0)
  const place = text?.places[at - text.from]
  if (!text || !place) throw new Error('There is no letter at this place.')
  return { node: text.node, ...place }
}

/** Browsers without the Highlight API only scroll. */
function paint(range: Range): void {
  if (typeof Highlight === 'undefined') return
  CSS.highlights.set(HIGHLIGHT, new Highlight(range))
}
