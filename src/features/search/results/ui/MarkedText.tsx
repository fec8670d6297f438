import { Fragment } from 'react'
import type { Schemas } from '@/api'
import styles from './MarkedText.module.css'

/** A text in which what was searched for is marked. It is never read as HTML. */
export function MarkedText({ of: { text, matches } }: { of: Schemas['MatchedText'] }) {
  const endOf = (index: number) => {
    const match = matches[index]
    return match ? match.start + match.length : 0
  }
  const parts = matches.map(({ start }, index) => (
    <Fragment key={start}>
      {text.slice(endOf(index - 1), start)}
      <mark className={styles.mark}>{text.slice(start, endOf(index))}</mark>
    </Fragment>
  ))
  return (
    <>
      {parts}
      {text.slice(endOf(matches.length - 1))}
    </>
  )
}
