import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../Link'
import { looks, type ButtonLooks } from './button-looks'
import styles from './Button.module.css'

export type ButtonLinkProps = AnchorProps & ButtonLooks & { icon?: ReactNode }

/** A way on that deserves the weight of a button: "Back to home" on an error page. */
export function ButtonLink({ variant, size, tone, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} {...looks({ variant, size, tone, wide })} className={clsx(styles.root, className)}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
    </Anchor>
  )
}
