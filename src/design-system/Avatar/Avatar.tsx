import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Icon, UserIcon } from '../icons'
import { usePicture } from '../pictures'
import { hueOf, initialsOf, type Hue } from './initials'
import styles from './Avatar.module.css'

export type AvatarProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The full name. It gives the initials and the colour, and is read out only when `labelled`. */
  name: string
  src?: string | null | undefined
  /**
   * In px: 24 in stacks, 28 in replies, 34 in the header and in lists, 36 on cards, 40 on details, 64 and 96 on
   * profiles.
   */
  size?: 24 | 28 | 34 | 36 | 40 | 64 | 96
  /** Replaces the colour that the name gives: a community has its own. */
  hue?: Hue | undefined
  /** Replaces the initials: "IT" for "IT service desk". */
  initials?: string | undefined
  /** `square` for communities, whose pictures stand among the round ones of people. */
  shape?: 'round' | 'square'
  /** Set it where no name stands beside the picture. Else it is decoration, and stays silent. */
  labelled?: boolean
}

/** A person's or community's picture; without one, initials on a colour that stays the same everywhere. */
export function Avatar({
  name,
  src,
  size = 34,
  hue,
  initials,
  shape = 'round',
  labelled = false,
  className,
  ...rest
}: AvatarProps) {
  const picture = usePicture(src)
  const letters = initials ?? initialsOf(name)
  const words = labelled ? ({ role: 'img', 'aria-label': name } as const) : ({ 'aria-hidden': true } as const)

  return (
    <span
      {...words}
      {...rest}
      data-size={size}
      data-shape={shape}
      data-hue={hue ?? (letters === '' ? 'slate' : hueOf(name))}
      className={clsx(styles.root, className)}
    >
      {picture ? (
        <img {...picture} alt="" width={size} height={size} loading="lazy" decoding="async" className={styles.image} />
      ) : letters === '' ? (
        <Icon of={UserIcon} size="sm" />
      ) : (
        letters
      )}
    </span>
  )
}
