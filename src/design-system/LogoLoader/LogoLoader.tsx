import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { usePicture } from '../pictures'
import { Mark } from '../Mark'
import { Skeleton } from '../Skeleton'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './LogoLoader.module.css'

export type LogoLoaderProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Said once to those who do not see the bars: "Meridiana is loading". */
  label: string
  /** The customer's logo; without one the portal's own mark. */
  logoUrl?: string | null | undefined
}

/** The seven bars: a title, a picture's first line, and text that ends as text does. */
const bars = ['half', 'full', 'long', 'full', 'long', 'half', 'short'] as const

/** The logo over seven bars: a whole page or a document is on its way, and its shape is not known yet. */
export function LogoLoader({ label, logoUrl, className, ...rest }: LogoLoaderProps) {
  const logo = usePicture(logoUrl)
  return (
    <div role="status" aria-busy {...rest} className={clsx(styles.root, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {logo ? <img {...logo} alt="" className={styles.logo} /> : <Mark size={48} />}
      <div className={styles.bars}>
        {bars.map((length, index) => (
          <Skeleton key={index} shape={index === 0 ? 'title' : 'line'} length={length} className={styles.bar} />
        ))}
      </div>
    </div>
  )
}
