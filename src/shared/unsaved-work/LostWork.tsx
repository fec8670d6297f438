import { useMessages } from '../overlays/use-messages'
import type { UnsavedWork } from './unsaved-work'

/** Names what a person would lose, one line for each. */
export function LostWork({ works }: { works: readonly UnsavedWork[] }) {
  const textOf = useMessages()
  return (
    <ul>
      {works.map(({ id, what }) => (
        <li key={id}>{textOf(what)}</li>
      ))}
    </ul>
  )
}
