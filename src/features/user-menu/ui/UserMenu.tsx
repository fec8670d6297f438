import { Suspense, useRef, useState } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { IconButton } from '@/design-system/IconButton'
import { useCurrentUser } from '@/features/session'
import type { LanguageCode } from '@/shared/i18n'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../button/messages'

const UserMenuSurface = loadable(() => import('./UserMenuSurface')).component('UserMenuSurface')

export type UserMenuProps = {
  languages: readonly LanguageCode[]
  /** Shows the portal in a language without storing the choice; rejects where its messages cannot be loaded. */
  showLanguage: (code: LanguageCode) => Promise<void>
}

/** The avatar in the header; what opens beneath it is loaded when it is first pressed. */
export function UserMenu(props: UserMenuProps) {
  const { formatMessage, formatName } = useIntl()
  const user = useCurrentUser()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)

  return (
    <>
      <IconButton
        ref={triggerRef}
        label={formatMessage(messages.open, { name: formatName(user.fullName) })}
        icon={<Avatar name={user.fullName} src={user.accountPhotoUrl} />}
        shape="round"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {wanted && (
        <Suspense>
          <UserMenuSurface {...props} user={user} triggerRef={triggerRef} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
