import { useNavigate } from 'react-router-dom'
import { IconButton } from '@/design-system/IconButton'
import { ArrowLeftIcon, Icon, MenuIcon } from '@/design-system/icons'
import { ShowAt } from '@/design-system/ShowAt'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { MenuState } from './use-menu'

type HeaderStartProps = { backButton: boolean; sidebar: boolean; menu: MenuState }

/** The way back or the menu's button, as the route has it; without a sidebar there is nothing to fold (AM-79). */
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
