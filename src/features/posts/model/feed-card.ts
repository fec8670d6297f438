import type { VirtualItem } from '@tanstack/react-virtual'

import { breakpoints } from '@/design-system/tokens'

import type { FeedPost } from './feed-post'

/** A card with two lines of text and a row of chips, beside which its cover may stand. */
const USUAL_CARD_HEIGHT_PX = 236
/** The same for a post that was read before. */
const COMPACT_CARD_HEIGHT_PX = 150
/** --feed-width, without what is around the cover. */
const WIDEST_COVER_PX = 632
/** Space between two cards: --space-4. */
export const CARD_GAP_PX = 16

/** What a card will take before it is drawn; then it is measured. */
export function usualCardHeight({
  coverImageUrl,
  imagesCount,
  compact,
}: Pick<FeedPost, 'coverImageUrl' | 'imagesCount' | 'compact'>): number {
  if (compact) return COMPACT_CARD_HEIGHT_PX
  const covered = coverImageUrl !== null && (imagesCount > 1 || window.innerWidth < breakpoints.medium)
  return USUAL_CARD_HEIGHT_PX + (covered ? Math.round((Math.min(window.innerWidth, WIDEST_COVER_PX) * 5) / 12) : 0)
}

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
