import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { Brand } from '@/design-system/Brand'
import { Header } from '@/design-system/Header'
import { IconButton } from '@/design-system/IconButton'
import { ArrowLeftIcon, Icon, MenuIcon } from '@/design-system/icons'
import { ShowAt } from '@/design-system/ShowAt'
import { environmentQueries } from '@/features/environment'
import { NotificationBell } from '@/features/notifications'
import { UserMenu } from '@/features/user-menu'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/paths'
import { useShowLanguage } from '../language'
import { messages } from './messages'
import { RegionBoundary } from './RegionBoundary'
import type { MenuState } from './use-menu'

type ShellHeaderProps = {
  /** Name of the home that the person is in. */
  homeName: string | undefined
  menu: MenuState
  backButton: boolean
  hasSidebar: boolean
}

/** The upper edge: where one is, and what waits. */
export function ShellHeader({ homeName, menu, backButton, hasSidebar }: ShellHeaderProps) {
  const { data: environment } = useQuery(environmentQueries.info())
  const showLanguage = useShowLanguage()
  return (
    <Header
      start={backButton ? <BackButton /> : hasSidebar && <MenuToggle menu={menu} />}
      brand={
        environment && (
          <Brand
            name={environment.customer.name}
            logoSrc={environment.customer.logoUrl}
            href={paths.home()}
            nameHidden="small-window"
          />
        )
      }
      title={homeName}
      actions={
        <>
          <RegionBoundary name="the bell" fallback={null}>
            <NotificationBell />
          </RegionBoundary>
          <RegionBoundary name="the user menu" fallback={null}>
            <UserMenu languages={configuration().languages} showLanguage={showLanguage} />
          </RegionBoundary>
        </>
      }
    />
  )
}

function BackButton() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <IconButton
      label={formatMessage(messages.back)}
      icon={<Icon of={ArrowLeftIcon} />}
      // A post that was opened from a mail has no page before it.
      onClick={() => (window.history.state?.idx > 0 ? void navigate(-1) : void navigate(paths.home()))}
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
