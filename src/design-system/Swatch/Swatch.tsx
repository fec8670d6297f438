import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import type { Hue } from '../Avatar'
import styles from './Swatch.module.css'

export type SwatchProps = Omit<ComponentProps<'span'>, 'children' | 'color'> & {
  /** A community's own colour. */
  color: Hue
  /** `sm` in rows, `md` above a title. */
  size?: 'sm' | 'md'
}

/** The colour of a community beside its name, which says it to everybody. */
export function Swatch({ color, size = 'sm', className, ...rest }: SwatchProps) {
  return <span aria-hidden {...rest} data-hue={color} data-size={size} className={clsx(styles.root, className)} />
}
