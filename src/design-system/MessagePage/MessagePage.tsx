import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../Heading'
import { Mark } from '../Mark'
import styles from './MessagePage.module.css'

export type MessagePageProps = Omit<ComponentProps<'main'>, 'title'> & {
  /** What is so, in plain words: "This community is not open to you". */
  title: ReactNode
  /** Why, and who can change it. */
  description?: ReactNode
  /** One or two ways on; the first is the primary one. */
  actions?: ReactNode
  /** In small: "403 · community 18", or a request id. */
  code?: ReactNode
  /** `section` in a layer over a page, which has its main part already. */
  as?: 'main' | 'section'
}

/** A page that only says something: not found, not allowed, out of service. No header, the mark, the words. */
export function MessagePage({
  title,
  description,
  actions,
  code,
  as: Root = 'main',
  className,
  children,
  ...rest
}: MessagePageProps) {
  return (
    <Root {...rest} className={clsx(styles.root, className)}>
      <Mark size={72} className={styles.mark} />
      <Heading level={1} size="display">
        {title}
      </Heading>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {children}
      {code !== undefined && <p className={styles.code}>{code}</p>}
    </Root>
  )
}
