import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { usePicture } from '../pictures'
import { Anchor } from '../Link'
import { Mark } from '../Mark'
import styles from './Brand.module.css'

export type BrandProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The customer's name. */
  name: string
  /** The customer's logo; without one, and where it does not load, the arch stands in. */
  logoSrc?: string | null | undefined
  /** Where the logo leads; without it (sign-in, print) it leads nowhere. */
  href?: string | undefined
  size?: 'md' | 'lg'
  /** `small-window` hides the words below 768 px, as the header does; they stay the name of the link. */
  nameHidden?: 'never' | 'small-window'
}

/** Whose portal this is: logo and name. */
export function Brand({ name, logoSrc, href, size = 'md', nameHidden = 'never', className, ...rest }: BrandProps) {
  const look = { 'data-size': size, 'data-name-hidden': nameHidden, className: clsx(styles.root, className) }
  const logo = usePicture(logoSrc)
  const side = size === 'lg' ? 30 : 28
  const content = (
    <>
      {logo ? <img {...logo} alt="" height={side} className={styles.logo} /> : <Mark size={side} />}
      <span className={styles.name}>{name}</span>
    </>
  )
  return href === undefined ? (
    <span {...rest} {...look}>
      {content}
    </span>
  ) : (
    <Anchor {...(rest as ComponentProps<'a'>)} {...look} href={href}>
      {content}
    </Anchor>
  )
}
