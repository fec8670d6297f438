import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect, useId } from 'react'

type OwnTitle = { owner: string; title: string | null }

const ownTitleChanged = createEvent<OwnTitle>()
const ownerLeft = createEvent<string>()

const $titles = createStore<readonly OwnTitle[]>([])
  .on(ownTitleChanged, (titles, changed) =>
    titles.some(({ owner }) => owner === changed.owner)
      ? titles.map((title) => (title.owner === changed.owner ? changed : title))
      : [...titles, changed],
  )
  .on(ownerLeft, (titles, left) => titles.filter(({ owner }) => owner !== left))

/**
 * What the screen itself is called, where it knows better than its route: the title of the post on it. Of several, that
 * of the last one to come holds: it covers the others.
 */
export const $ownTitle = $titles.map((titles) => titles.findLast(({ title }) => title !== null)?.title ?? null)

/** Names the window after what is on the screen, for as long as it is there; nothing while it is not known yet. */
export function useOwnTitle(title: string | undefined): void {
  const owner = useId()
  const { change, leave } = useUnit({ change: ownTitleChanged, leave: ownerLeft })
  useEffect(() => {
    change({ owner, title: title ?? null })
  }, [owner, title, change])
  useEffect(() => () => void leave(owner), [owner, leave])
}
