import { useState } from 'react'
import { IconButton } from '../IconButton'
import { EyeIcon, EyeOffIcon, Icon } from '../icons'
import { TextField, type TextFieldProps } from '../TextField'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'action' | 'icon'> & {
  /** Names of the button in the field: "Show password" and "Hide password". */
  showLabel: string
  hideLabel: string
}

/** A password: can be shown, pasted into, and filled by a password manager. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
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
}
