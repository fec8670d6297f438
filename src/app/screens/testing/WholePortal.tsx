import type { ReactNode } from 'react'
import { AppShell } from '@/design-system/AppShell'
import { Brand } from '@/design-system/Brand'
import { Header } from '@/design-system/Header'
import { IconButton } from '@/design-system/IconButton'
import { ArrowLeftIcon, Icon, MenuIcon } from '@/design-system/icons'
import { ShowAt } from '@/design-system/ShowAt'
import { AssistantButton } from '@/features/ai-chat'
import { ChatButton } from '@/features/chat'
import { LinksButton } from '@/features/links'
import { NavigationBottomMenu, type NavigationItemName, NavigationSidebar } from '@/features/navigation'
import { HomeSelector } from '@/features/navigation/ui/HomeSelector'
import { NotificationBell, NotificationPanel } from '@/features/notifications'
import { SearchBar } from '@/features/search'
import { UserMenu } from '@/features/user-menu'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../../shell/messages'
import { communities, counts, customer, homes, items } from './whole-portal'

type WholePortalProps = {
  current?: NavigationItemName | undefined
  /** A page that one comes to from another has the way back in place of the menu's button. */
  backButton?: boolean
  assistantOpen?: boolean
  chatOpen?: boolean
  /** The assistant, in the layout. */
  panel?: ReactNode
  dock?: ReactNode
  children: ReactNode
}

/**
 * The frame with everything that is going to be in it, drawn from the features' views: what the pictures of the design
 * show. The frame of the running portal grows towards it, and shows only what works.
 */
export function WholePortal({
  current,
  backButton = false,
  assistantOpen = false,
  chatOpen = false,
  panel,
  dock,
  children,
}: WholePortalProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <AppShell
        header={
          <Header
            start={
              <ShowAt window="medium-up">
                {backButton ? (
                  <IconButton label={formatMessage(messages.back)} icon={<Icon of={ArrowLeftIcon} directional />} />
                ) : (
                  <IconButton label={formatMessage(messages.collapseMenu)} icon={<Icon of={MenuIcon} />} />
                )}
              </ShowAt>
            }
            brand={<Brand name={customer.name} href={paths.dashboard()} nameHidden="small-window" />}
            title={<HomeSelector homes={homes} onHomeChosen={nothing} />}
            search={<SearchBar personId="giulia-riva" query="" onSearch={nothing} />}
            actions={
              <>
                <AssistantButton open={assistantOpen} onToggle={nothing} />
                <ShowAt window="medium-up">
                  <LinksButton onOpen={nothing} />
                  <ChatButton open={chatOpen} unread onToggle={nothing} />
                </ShowAt>
                <NotificationBell />
                <UserMenu languages={['en', 'it', 'es', 'de', 'el', 'pt', 'fr']} showLanguage={async () => undefined} />
              </>
            }
          />
        }
        sidebar={<NavigationSidebar items={items} current={current} counts={counts} communities={communities} />}
        bottomMenu={<NavigationBottomMenu items={items} current={current} onMore={nothing} />}
        panel={panel}
        dock={dock}
      >
        {children}
      </AppShell>
      <NotificationPanel settingsHref={paths.notificationSettings()} />
    </>
  )
}

function nothing() {}
