import { useId, useState } from 'react'
import { IconButton } from '../IconButton'
import { EyeIcon, EyeOffIcon, Icon } from '../icons'
import { TextField, type TextFieldProps } from '../TextField'
import { PasswordRequirements, type PasswordRequirement } from './PasswordRequirements'
import styles from './PasswordField.module.css'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'icon'> & {
  /** Names of the button in the field: "Show password" and "Hide password". */
  showLabel: string
  hideLabel: string
  /** What a new password must have, each ticked off while it is typed. */
  requirements?: readonly PasswordRequirement[] | undefined
}

/** A password: can be shown, pasted into, and filled by a password manager. */
export function PasswordField({ showLabel, hideLabel, requirements, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const listId = useId()
  const field = (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      {...(requirements ? { 'aria-details': listId } : { className })}
      type={shown ? 'text' : 'password'}
      action={
        <IconButton
          size="sm"
          label={shown ? hideLabel : showLabel}
          icon={<Icon of={shown ? EyeOffIcon : EyeIcon} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )

  if (!requirements) return field
  return (
    <div className={className}>
      {field}
      <PasswordRequirements id={listId} requirements={requirements} className={styles.requirements} />
    </div>
  )
}
