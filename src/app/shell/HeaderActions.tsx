import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Avatar } from '@/design-system/Avatar'
import { IconButton } from '@/design-system/IconButton'
import { ArrowLeftIcon, Icon, MenuIcon } from '@/design-system/icons'
import { ShowAt } from '@/design-system/ShowAt'
import { LinksButton } from '@/features/links'
import { NotificationBell } from '@/features/notifications'
import { useCurrentUser } from '@/features/session'
import { UserMenu } from '@/features/user-menu'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useShowLanguage } from '../language'
import { messages } from '../messages'
import type { LinksDialogState, MenuState } from './frame-state'
import { RegionBoundary } from './RegionBoundary'

type HeaderStartProps = { backButton: boolean; sidebar: boolean; menu: MenuState }

/**
 * The back button or the menu's button, as the route has it; without a sidebar there is nothing to collapse (AM-79).
 */
export function HeaderStart({ backButton, sidebar, menu }: HeaderStartProps) {
  if (backButton) return <BackButton />
  return sidebar && <MenuToggle menu={menu} />
}

function BackButton() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <IconButton
      label={formatMessage(messages.back)}
      icon={<Icon of={ArrowLeftIcon} directional />}
      // A post that was opened from a mail has no page before it.
      onClick={() => (window.history.state?.idx > 0 ? void navigate(-1) : void navigate(paths.dashboard()))}
    />
  )
}

function MenuToggle({ menu: { open, toggle } }: { menu: MenuState }) {
  const { formatMessage } = useIntl()
  return (
    <ShowAt window="medium-up">
      <IconButton
        label={formatMessage(open ? messages.collapseMenu : messages.expandMenu)}
        icon={<Icon of={MenuIcon} />}
        onClick={toggle}
      />
    </ShowAt>
  )
}

type HeaderActionsProps = {
  /** On paper only the avatar is shown. */
  paper: boolean
  links: LinksDialogState
  assistant: ReactNode
  chat: ReactNode
}

/** The end of the header: the buttons that open something beside or over the page. */
export function HeaderActions({ paper, links, assistant, chat }: HeaderActionsProps) {
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
      <RegionBoundary name="the bell" failure="button">
        <NotificationBell />
      </RegionBoundary>
      <RegionBoundary name="the user menu" failure="button">
        <UserMenu languages={configuration().languages} showLanguage={showLanguage} />
      </RegionBoundary>
    </>
  )
}
