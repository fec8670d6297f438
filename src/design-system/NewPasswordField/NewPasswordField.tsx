import { useId } from 'react'
import { PasswordField, type PasswordFieldProps } from '../PasswordField'
import { PasswordRequirements, type PasswordRequirement } from './PasswordRequirements'
import styles from './PasswordRequirements.module.css'

export type NewPasswordFieldProps = PasswordFieldProps & {
  /** What the password must have, each ticked off while it is typed. */
  requirements: readonly PasswordRequirement[]
}

/**
 * A password that is being chosen, above what it must have. Apart from PasswordField, which the sign-in page draws
 * first of all.
 */
export function NewPasswordField({ requirements, className, ...rest }: NewPasswordFieldProps) {
  const listId = useId()
  return (
    <div className={className}>
      <PasswordField autoComplete="new-password" {...rest} aria-details={listId} />
      <PasswordRequirements id={listId} requirements={requirements} className={styles.requirements} />
    </div>
  )
}
