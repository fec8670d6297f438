import { useWords } from '../overlays/use-words'
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
