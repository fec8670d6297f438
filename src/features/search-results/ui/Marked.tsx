import type { Schemas } from '@/api'
import { piecesOf } from '../model/pieces'
import styles from './SearchResults.module.css'

export type MarkedProps = { text: string; matches: readonly Schemas['TextMatch'][] }

/** A text with what was looked for marked in it. It is drawn as text: nothing in it is markup. */
export function Marked({ text, matches }: MarkedProps) {
  return piecesOf(text, matches).map((piece, index) =>
    piece.matches ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
