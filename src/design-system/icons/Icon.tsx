import { clsx } from 'clsx'
import type { LucideIcon, LucideProps } from 'lucide-react'
import styles from './Icon.module.css'

export type IconProps = Omit<LucideProps, 'size' | 'strokeWidth' | 'ref'> & {
  /** Which drawing: one of the names exported beside this component. Only those that are imported reach the bundle. */
  of: LucideIcon
  /** `md` (20 px) on controls, `sm` (16 px) inside chips and beside small text, `lg` (24 px) where it stands alone. */
  size?: 'sm' | 'md' | 'lg'
  /** Points along the line of writing (back, next), and so turns round where that runs from right to left. */
  directional?: boolean
}

/** A drawing without a name of its own: the control around it carries the name. */
export function Icon({ of: Glyph, size = 'md', directional = false, className, ...rest }: IconProps) {
  return (
    <Glyph
      aria-hidden
      {...rest}
      data-size={size}
      data-directional={directional || undefined}
      className={clsx(styles.icon, className)}
    />
  )
}
