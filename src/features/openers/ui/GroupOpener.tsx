import { useUnit } from 'effector-react'
import type { ComponentProps } from 'react'
import { TextButton } from '@/design-system/TextButton'
import { overlayRequested } from '@/shared/overlays'

export type GroupOpenerProps = Omit<ComponentProps<typeof TextButton>, 'name'> & {
  groupId: string
  /** The title of the dialog until the group comes. */
  name: string
}

/** Opens what a group is for and who belongs to it over the page: put its name inside. */
export function GroupOpener({ groupId, name, ...rest }: GroupOpenerProps) {
  const open = useUnit(overlayRequested)
  return (
    <TextButton
      variant="quiet"
      aria-haspopup="dialog"
      {...rest}
      onClick={() => open({ overlay: 'groupInfo', groupId, name })}
    />
  )
}
