import type { ReactNode, Ref } from 'react'
import { Icon, type IconProps } from '@/design-system/icons'
import styles from './PostNotice.module.css'

export type PostNoticeProps = {
  /** Given where the notice takes the focus of what was pressed in it. */
  ref?: Ref<HTMLDivElement>
  icon: IconProps['of']
  tone: 'neutral' | 'info' | 'success' | 'warn'
  children: ReactNode
}

/** What a reader must know before the text of a post. */
export function PostNotice({ ref, icon, tone, children }: PostNoticeProps) {
  return (
    <div ref={ref} role="note" tabIndex={ref ? -1 : undefined} data-tone={tone} className={styles.root}>
      <Icon of={icon} />
      <p className={styles.words}>{children}</p>
    </div>
  )
}
