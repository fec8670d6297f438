import type { ComponentProps, ReactNode } from 'react'

import styles from './Comments.module.css'

type ThreadItemProps = Omit<ComponentProps<'li'>, 'children'> & {
  comment: ReactNode
  /** List items, indented. */
  replies?: ReactNode
}

/** A comment and its replies in the conversation. */
export function ThreadItem({ comment, replies, ...rest }: ThreadItemProps) {
  return (
    <li {...rest} className={styles.item}>
      {comment}
      {replies !== undefined && <ol className={styles.replies}>{replies}</ol>}
    </li>
  )
}
