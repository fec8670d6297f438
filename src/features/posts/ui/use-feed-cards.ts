import type { VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useEffect, useState } from 'react'

import type { Schemas } from '@/api'
import { breakpoints } from '@/design-system/tokens'
import { loadable } from '@/shared/loadable'

import { CARD_GAP_PX, type FeedCard, measureCards, USUAL_CARD_HEIGHT_PX } from '../model/feed-card'
import type { FeedPlacement, FeedWindowProps } from './FeedWindow'
import { useRecalledPosition, useRememberedPosition, useReturn } from './use-feed-position'

/** Cards that are drawn at once: as many as most windows of this width show. A slow phone has to lay out every one of them before it shows the first. */
const firstCards = () => (window.innerWidth < breakpoints.medium ? 2 : 3)
/** Cards that are drawn before the window over the feed is there; those after the first ones in small steps that let clicks through. */
const CARDS_BEFORE_WINDOW = 6

/** Chooses the cards that are near the window: no part of the first screen. */
const feedWindow = loadable(() => import('./FeedWindow'))

type FeedCards = {
  cards: readonly FeedCard[]
  /** Whether the cards simply follow each other. */
  inFlow: boolean
  heightPx: number | undefined
  measure: ((element: HTMLElement | null) => void) | undefined
  /** Says which cards are near the window, once it is there. */
  Window: React.ComponentType<FeedWindowProps> | null
  windowProps: Pick<FeedWindowProps, 'begin' | 'onPlacementChange'>
}

/**
 * Which cards are in the document. The first ones follow each other like any content, so that they can be read before the code that chooses them by the
 * window is there; what that code takes over stands where it stood. Should its file not come, all cards are drawn.
 */
export function useFeedCards(list: RefObject<HTMLElement | null>, posts: readonly Schemas['PostSummary'][]): FeedCards {
  const { module, failed } = feedWindow.useModule(useScrolled())
  const Window = module?.FeedWindow ?? null
  const [beganWindowed] = useState(Window !== null)
  const count = useCardCount()
  const [placement, setPlacement] = useState<FeedPlacement | null>(null)
  const recalled = useRecalledPosition()

  const measureFlow = (): VirtualItem[] => measureCards(list.current, (index) => posts[index]?.id ?? String(index))
  useReturn(list, recalled, !beganWindowed || (placement?.cards.length ?? 0) > 0)
  useRememberedPosition(list, () => (placement ? placement.takeMeasurements() : measureFlow()))

  const inFlow = !placement && !beganWindowed
  const drawn = failed ? posts.length : count
  return {
    cards: placement?.cards ?? (inFlow ? posts.slice(0, drawn).map((_, index) => ({ index })) : []),
    inFlow,
    heightPx: placement?.heightPx ?? (inFlow && drawn >= posts.length ? undefined : usualHeight(posts.length)),
    measure: placement?.measure,
    Window,
    windowProps: {
      begin: () =>
        beganWindowed
          ? { scrollTop: recalled?.scrollTop ?? 0, measurements: recalled?.measurements ?? [] }
          : { scrollTop: window.scrollY, measurements: measureFlow() },
      onPlacementChange: setPlacement,
    },
  }
}

function usualHeight(cards: number): number {
  return cards * (USUAL_CARD_HEIGHT_PX + CARD_GAP_PX) - CARD_GAP_PX
}

function useCardCount(): number {
  const [count, setCount] = useState(firstCards)
  useEffect(() => startTransition(() => setCount(CARDS_BEFORE_WINDOW)), [])
  return count
}

/** Somebody who scrolls already is not left waiting for a quiet moment. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const handleScroll = () => setScrolled(true)
    window.addEventListener('scroll', handleScroll, { passive: true, once: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])
  return scrolled
}
