import type { ReactNode } from 'react'
import { Icon, type IconProps } from '@/design-system/icons'
import styles from './PostNotice.module.css'

export type PostNoticeProps = {
  icon: IconProps['of']
  tone: 'neutral' | 'info' | 'success' | 'warn'
  children: ReactNode
}

/** What a reader must know before the text of a post. */
export function PostNotice({ icon, tone, children }: PostNoticeProps) {
  return (
    <div role="note" data-tone={tone} className={styles.root}>
      <Icon of={icon} />
      <p className={styles.words}>{children}</p>
    </div>
  )
}
