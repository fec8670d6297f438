import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { api, unwrap, type ApiError } from '@/api'
import { $user } from '@/features/session'
import { createEpoch } from '@/shared/epoch'
import { storage } from '@/shared/storage'
import { readCarousel, type CarouselConfig } from './carousel-config'

/** The introduction: nothing, or its slides with the one that is shown. */
export type Carousel = { phase: 'none' } | { phase: 'shown'; config: CarouselConfig; index: number }

type Shown = Extract<Carousel, { phase: 'shown' }>

/** Asks for the introduction of this person: JSON text, empty where the installation has none. */
export const fetchConfigFx = createEffect<{ epoch: number }, string, ApiError>(
  async () => (await unwrap(api.GET('/internal/v2/communication/settings/info-carousel'))).config,
)

// What happens
/** The page is ready to show the introduction to a person who has not seen it. */
export const carouselWanted = createEvent()
/** Next, a dot, a swipe or a key. */
export const slideChosen = createEvent<number>()
export const skipped = createEvent()
export const finished = createEvent()

// What is
const $wanted = createStore(false).on(carouselWanted, () => true)
export const $carousel = createStore<Carousel>({ phase: 'none' })
/** Who waits for the introduction. */
const $viewer = combine($user, $wanted, (user, wanted) => (wanted ? (user?.id ?? null) : null))
/** An answer for a person who has left meanwhile is dropped. */
const viewerEpoch = createEpoch($viewer)

// What follows
const findSeenFx = createEffect((userId: string) => storage.seenCarousel.read(userId) === true)
const writeSeenFx = attach({
  source: $viewer,
  effect: (viewer, seen: boolean) => {
    if (viewer !== null) storage.seenCarousel.write(viewer, seen)
  },
})

sample({ clock: $viewer, filter: (viewer) => viewer !== null, fn: (viewer) => viewer ?? '', target: findSeenFx })
sample({
  clock: findSeenFx.done,
  source: viewerEpoch.$epoch,
  filter: (_, { result: seen }) => !seen,
  fn: (epoch) => ({ epoch }),
  target: fetchConfigFx,
})

const configured = viewerEpoch.current(fetchConfigFx.done).map(({ result: text }) => readCarousel(text))
const failed = viewerEpoch.current(fetchConfigFx.fail)

/** Only what is shown can have been seen. */
const ended = sample({ clock: [skipped, finished], source: $carousel, filter: isShown })

$carousel
  .on(configured, (carousel, config) => (config ? { phase: 'shown', config, index: 0 } : carousel))
  .on(slideChosen, (carousel, index) => (isShown(carousel) ? goTo(carousel, index) : carousel))
  .on(ended, () => ({ phase: 'none' }))
  // The next person gets their own introduction.
  .reset($viewer)

sample({ clock: ended, fn: () => true, target: writeSeenFx })
// No message: the next start tries again.
sample({ clock: failed, fn: () => false, target: writeSeenFx })

export function isShown(carousel: Carousel): carousel is Shown {
  return carousel.phase === 'shown'
}

function goTo(carousel: Shown, index: number): Shown {
  return { ...carousel, index: Math.min(Math.max(0, Math.trunc(index) || 0), carousel.config.slides.length - 1) }
}
