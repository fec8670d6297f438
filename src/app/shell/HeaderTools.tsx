import type { ReactNode } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { ShowAt } from '@/design-system/ShowAt'
import { LinksButton } from '@/features/links'
import { NotificationBell } from '@/features/notifications'
import { useCurrentUser } from '@/features/session'
import { UserMenu } from '@/features/user-menu'
import { configuration } from '@/shared/config'
import { useShowLanguage } from '../language'
import { RegionBoundary } from './RegionBoundary'
import type { LinksDialogState } from './use-links-dialog'

type HeaderToolsProps = {
  /** On paper there is only who prints it. */
  paper: boolean
  links: LinksDialogState
  assistant: ReactNode
  chat: ReactNode
}

/** The end of the header: what opens beside or over the page. */
export function HeaderTools({ paper, links, assistant, chat }: HeaderToolsProps) {
  const user = useCurrentUser()
  const showLanguage = useShowLanguage()
  if (paper) return <Avatar name={user.fullName} src={user.accountPhotoUrl} />
  return (
    <>
      {assistant}
      <ShowAt window="medium-up">
        <LinksButton open={links.isOpen} onOpen={links.open} />
      </ShowAt>
      {chat}
      <RegionBoundary name="the bell" fallback={null}>
        <NotificationBell />
      </RegionBoundary>
      <RegionBoundary name="the user menu" fallback={null}>
        <UserMenu languages={configuration().languages} showLanguage={showLanguage} />
      </RegionBoundary>
    </>
  )
}
