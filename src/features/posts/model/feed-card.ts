import type { VirtualItem } from '@tanstack/react-virtual'

/** A card with two lines of text and a row of chips; the real height is measured as soon as it is drawn. */
export const USUAL_CARD_HEIGHT_PX = 236
/** Space between two cards: --space-4. */
export const CARD_GAP_PX = 16

/** A card that is in the document; `topPx` is its place in the list, where it does not simply follow the one above. */
export type FeedCard = { index: number; topPx?: number }

/** Heights of the cards that are in the document, in the form in which the window over the feed keeps them. */
export function measureCards(list: HTMLElement | null, keyOf: (index: number) => string): VirtualItem[] {
  let start = 0
  return [...(list?.querySelectorAll<HTMLElement>('[data-index]') ?? [])].map((card) => {
    const index = Number(card.dataset['index'])
    const measured = {
      index,
      key: keyOf(index),
      start,
      size: card.offsetHeight,
      end: start + card.offsetHeight,
      lane: 0,
    }
    start = measured.end + CARD_GAP_PX
    return measured
  })
}
