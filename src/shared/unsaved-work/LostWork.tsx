import { useWords } from '../overlays'
import type { UnsavedWork } from './unsaved-work'

/** Names what a person would lose, one line for each. */
export function LostWork({ works }: { works: readonly UnsavedWork[] }) {
  const words = useWords()
  return (
    <ul>
      {works.map(({ id, what }) => (
        <li key={id}>{words(what)}</li>
      ))}
    </ul>
  )
}
