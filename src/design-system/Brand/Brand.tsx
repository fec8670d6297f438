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
  /** The logo for the dark theme; without one, and where it does not load, the other stands there too. */
  darkLogoSrc?: string | null | undefined
  /** Where the logo leads; without it (sign-in, print) it leads nowhere. */
  href?: string | undefined
  size?: 'md' | 'lg'
  /** `small-window` hides the words below 768 px, as the header does; they stay the name of the link. */
  nameHidden?: 'never' | 'small-window'
}

/** Whose portal this is: logo and name. */
export function Brand({
  name,
  logoSrc,
  darkLogoSrc,
  href,
  size = 'md',
  nameHidden = 'never',
  className,
  ...rest
}: BrandProps) {
  const look = { 'data-size': size, 'data-name-hidden': nameHidden, className: clsx(styles.root, className) }
  const logo = usePicture(logoSrc)
  const darkLogo = usePicture(darkLogoSrc)
  const side = size === 'lg' ? 30 : 28
  const content = (
    <>
      {logo ? (
        <Logo {...logo} side={side} theme={darkLogo ? 'light' : undefined} />
      ) : (
        <Mark size={side} className={darkLogo ? styles.lightOnly : undefined} />
      )}
      {darkLogo && <Logo {...darkLogo} side={side} theme="dark" />}
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

type LogoProps = { src: string; onError: () => void; side: number; theme: 'light' | 'dark' | undefined }

/** Lazy where there are two: the one that the theme hides is not fetched. */
function Logo({ side, theme, ...picture }: LogoProps) {
  return (
    <img
      // Before the address: React sets them in this order, and an address alone is fetched at once.
      loading={theme && 'lazy'}
      {...picture}
      alt=""
      height={side}
      className={clsx(styles.logo, theme && styles[`${theme}Only`])}
    />
  )
}
