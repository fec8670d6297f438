import { clsx } from 'clsx'
import { Anchor, type AnchorProps } from './Anchor'
import styles from './Link.module.css'

export type LinkProps = AnchorProps & {
  /**
   * `text` stands in a sentence and is underlined, so that colour alone does not tell it; `action` stands by itself
   * ("Forgot your password?"); `quiet` has the ink of the text around it (a name, a title).
   */
  variant?: 'text' | 'action' | 'quiet'
}

/** Leads to another place. What only does something here is a Button. */
export function Link({ variant = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} data-variant={variant} className={clsx(styles.root, className)} />
}
