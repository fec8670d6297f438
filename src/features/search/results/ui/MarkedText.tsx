import { Fragment } from 'react'
import type { Schemas } from '@/api'
import styles from './Results.module.css'

/** A text in which what was searched for is marked. It is never read as HTML. */
export function MarkedText({ of: { text, matches } }: { of: Schemas['MatchedText'] }) {
  let end = 0
  const parts = matches.map(({ start, length }) => {
    const before = text.slice(end, start)
    end = start + length
    return (
      <Fragment key={start}>
        {before}
        <mark className={styles.mark}>{text.slice(start, end)}</mark>
      </Fragment>
    )
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
