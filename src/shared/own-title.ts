import { createEvent, createStore } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const ownTitleChanged = createEvent<string | null>()

/** What the screen itself is called, where it knows better than its route: the title of the post on it. */
export const $ownTitle = createStore<string | null>(null).on(ownTitleChanged, (_, title) => title)

/** Names the window after what is on the screen, for as long as it is there; nothing while it is not known yet. */
export function useOwnTitle(title: string | undefined): void {
  const change = useUnit(ownTitleChanged)
  useEffect(() => {
    change(title ?? null)
    return () => {
      change(null)
    }
  }, [title, change])
}
