import type { VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, startTransition, useEffect, useState } from 'react'

import { breakpoints } from '@/design-system/tokens'
import { loadable } from '@/shared/loadable'

import { CARD_GAP_PX, type FeedCard, measureCards, usualCardHeight } from '../model/feed-card'
import type { FeedPost } from '../model/feed-post'
import type { FeedPlacement, FeedWindowProps } from './FeedWindow'
import { useRecalledPosition, useRememberedPosition, useReturn } from './use-feed-position'

/**
 * Cards of the first render: as many as most windows of this width show. More would delay the first paint of slow
 * phones.
 */
const firstCards = () => (window.innerWidth < breakpoints.medium ? 2 : 3)
/**
 * Cards that are rendered before FeedWindow is loaded; those after the first ones in small steps that let clicks
 * through.
 */
const CARDS_BEFORE_WINDOW = 6

/** Virtualises the feed; not part of the first screen. */
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
 * Which cards are in the document. The first ones are rendered in normal flow, so that they can be read before the code
 * of the virtual list is loaded, which keeps them where they are. If it cannot be loaded, all cards are rendered.
 */
export function useFeedCards(list: RefObject<HTMLElement | null>, posts: readonly FeedPost[]): FeedCards {
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
    heightPx: placement?.heightPx ?? (inFlow && drawn >= posts.length ? undefined : usualHeight(posts)),
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

function usualHeight(posts: readonly FeedPost[]): number {
  return posts.reduce((height, post) => height + usualCardHeight(post) + CARD_GAP_PX, -CARD_GAP_PX)
}

function useCardCount(): number {
  const [count, setCount] = useState(firstCards)
  useEffect(() => startTransition(() => setCount(CARDS_BEFORE_WINDOW)), [])
  return count
}

/** Scrolling loads it at once. */
function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false)
  useEffect(() => {
    const handleScroll = () => setScrolled(true)
    window.addEventListener('scroll', handleScroll, { passive: true, once: true })
    return () => window.removeEventListener('scroll', handleScroll)
  }, [])
  return scrolled
}
