import { useUnit } from 'effector-react'
import type { ComponentProps } from 'react'
import { TextButton } from '@/design-system/TextButton'
import { overlayRequested } from '@/shared/overlays'

export type PersonOpenerProps = Omit<ComponentProps<typeof TextButton>, 'name'> & {
  userId: string
  /** The full name: the title of the dialog until the profile comes. */
  name: string
}

/** Opens the profile of a person over the page: put their name or picture inside. */
export function PersonOpener({ userId, name, ...rest }: PersonOpenerProps) {
  const open = useUnit(overlayRequested)
  return (
    <TextButton
      variant="quiet"
      aria-haspopup="dialog"
      {...rest}
      onClick={() => open({ overlay: 'userProfile', userId, name })}
    />
  )
}
