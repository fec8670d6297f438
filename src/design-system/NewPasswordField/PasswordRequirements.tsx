import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { CheckIcon, Icon, MinusIcon } from '../icons'
import { VisuallyHidden } from '../VisuallyHidden'
import styles from './PasswordRequirements.module.css'

export type PasswordRequirement = {
  id: string
  /** "At least 12 characters". */
  label: string
  met: boolean
  /** How it stands, in words: "done" or "still missing". */
  stateLabel: string
}

export type PasswordRequirementsProps = ComponentProps<'ul'> & { requirements: readonly PasswordRequirement[] }

/** The policy as a list that ticks itself off; the state is said in words as well. */
export function PasswordRequirements({ requirements, className, ...rest }: PasswordRequirementsProps) {
  return (
    <ul {...rest} className={clsx(styles.list, className)}>
      {requirements.map(({ id, label, met, stateLabel }) => (
        <li key={id} data-met={met || undefined} className={styles.item}>
          <Icon of={met ? CheckIcon : MinusIcon} size="sm" />
          {label}
          <VisuallyHidden>, {stateLabel}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
