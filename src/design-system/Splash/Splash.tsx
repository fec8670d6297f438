import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../Heading'
import { Arches } from './Arches'
import styles from './Splash.module.css'

export type SplashProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** Whose portal it is: mark and name, see Brand. */
  brand?: ReactNode
  title: ReactNode
  /** One sentence under the title. */
  lead?: ReactNode
  /** Below the form, in small: the language. */
  footer?: ReactNode
}

/** The frame of the sign-in page: a form on paper, the arches beside it. On phones only the form. */
export function Splash({ brand, title, lead, footer, className, children, ...rest }: SplashProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <main className={styles.main}>
        <div className={styles.column}>
          {brand !== undefined && <div className={styles.brand}>{brand}</div>}
          <Heading level={1} size="display">
            {title}
          </Heading>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </div>
      </main>
      <Arches className={styles.arches} />
    </div>
  )
}
