import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './TextButton.module.css'

export type TextButtonProps = ComponentProps<'button'> & {
  /**
   * `text` stands in a sentence and is underlined, so that colour alone does not tell it; `quiet` has the ink of the
   * text around it.
   */
  variant?: 'text' | 'quiet'
}

/** Words that open something over the page: a name, a hashtag, a table. What leads to another place is a Link. */
export function TextButton({ variant = 'text', className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} data-variant={variant} className={clsx(styles.root, className)} />
}
