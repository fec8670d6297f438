import './show-words.css'

/** How long a page may take until its words are there. */
const PATIENCE_MS = 8_000
/** Name under which the style sheet paints the words. */
const HIGHLIGHT = 'assistant-source'

type LetterPlace = { start: number; end: number }
/** A text of the page, and where its letters begin among all letters. */
type Found = { node: Text; from: number; places: readonly LetterPlace[] }

let giveUp: (() => void) | null = null

/**
 * Shows where in the page an answer was found, as soon as that place is there: paints its words and scrolls to them. The document stays as it is.
 * Where the words are not found, because the page tells them in another way, nothing happens. `leaving`: another page is on its way, and the one that
 * is still there is not meant, even if it says the same.
 */
export function showWords(words: string, leaving = false): void {
  giveUp?.()
  const wanted = plain(words).text
  if (wanted === '') return
  const find = () => {
    const main = document.querySelector('main')
    return main && findWords(main, wanted)
  }
  const left = leaving ? find()?.startContainer : undefined
  const look = () => {
    const range = find()
    if (!range || range.startContainer === left) return
    giveUp?.()
    paint(range)
    range.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }
  const watch = new MutationObserver(look)
  const timer = setTimeout(() => giveUp?.(), PATIENCE_MS)
  giveUp = () => {
    watch.disconnect()
    clearTimeout(timer)
    giveUp = null
  }
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  look()
}

/** The first place below an element that says these words, however they are spread over its elements. */
export function findWords(place: Element, wanted: string): Range | null {
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
  const begin = placeOf(texts, at)
  const end = placeOf(texts, at + wanted.length - 1)
  range.setStart(begin.node, begin.start)
  range.setEnd(end.node, end.end)
  return range
}

/** Letters and digits alone, each with its place in the text: spaces, dashes and quotes differ between a text and what is quoted of it. */
function plain(text: string): { text: string; places: LetterPlace[] } {
  const places: LetterPlace[] = []
  let letters = ''
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}]/gu)) {
    const small = letter.toLowerCase()
    letters += small
    // A letter may take several units, and its small form more than its capital.
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

/** A browser without highlights scrolls to the place and leaves it unpainted. */
function paint(range: Range): void {
  if (typeof Highlight === 'undefined') return
  CSS.highlights.set(HIGHLIGHT, new Highlight(range))
}
