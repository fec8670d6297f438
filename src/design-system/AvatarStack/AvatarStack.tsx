import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { VisuallyHidden } from '../VisuallyHidden'
import { Avatar, type AvatarProps } from '../Avatar'
import styles from './AvatarStack.module.css'

export type AvatarStackProps = Omit<ComponentProps<'ul'>, 'children'> & {
  people: readonly { id: string; name: string; src?: string | null | undefined }[]
  /** How many are drawn before the rest becomes a number. */
  max?: number
  /** Words for the rest: "and 5 others". */
  moreLabel?: ((count: number) => string) | undefined
  size?: AvatarProps['size']
}

/** Several people in little room. */
export function AvatarStack({ people, max = 4, moreLabel, size = 28, className, ...rest }: AvatarStackProps) {
  // A number that stands for one person is longer than that person.
  const shown = people.length === max + 1 ? people : people.slice(0, max)
  const more = people.length - shown.length
  return (
    <ul {...rest} className={clsx(styles.root, className)}>
      {shown.map(({ id, name, src }) => (
        <li key={id} title={name}>
          <Avatar name={name} src={src} size={size} labelled />
        </li>
      ))}
      {more > 0 && (
        <li className={styles.more} title={moreLabel?.(more)}>
          <span aria-hidden>+{more}</span>
          <VisuallyHidden>{moreLabel?.(more) ?? more}</VisuallyHidden>
        </li>
      )}
    </ul>
  )
}
