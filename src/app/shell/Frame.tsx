import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import { AppShell } from '@/design-system/AppShell'
import { IconButtonSpace } from '@/design-system/IconButton'
import { useIsSmall } from '@/design-system/tokens'
import { ShowAt } from '@/design-system/ShowAt'
import { SkipLinks } from '@/design-system/SkipLinks'
import { currentItemOf, useNavigationItems } from '@/features/navigation'
import { NotificationPanel, panelLeft, useUnreadPrefix } from '@/features/notifications'
import { usePermissions } from '@/features/permissions'
import { $user } from '@/features/session'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { useLinksDialog, useMenu } from './frame-state'
import { layoutOf, MAIN, SIDEBAR } from './layout'
import { PageOutlet } from './PageOutlet'
import { titlePrefixChanged, usePageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { PrintBrand } from './ShellBrand'
import { ShellHeader } from './ShellHeader'
import { ShellBottomMenu, ShellSidebar } from './ShellNavigation'
import { useRoute } from './use-route'

const assistantAndChat = loadable(() => import('./AssistantAndChat'))
const portalDock = loadable(() => import('./PortalDock'))

/** The frame around the screens of signed-in people. */
export function Frame() {
  const user = useUnit($user)
  // Between signing out and the sign-in page nobody is signed in.
  return user ? <SignedInFrame /> : <PageOutlet />
}

/** Its regions are those of the route's layout, less what is not installed, licensed or configured. */
function SignedInFrame() {
  const { formatMessage } = useIntl()
  const route = useRoute()
  const can = usePermissions()
  const small = useIsSmall()
  const layout = layoutOf(route, {
    headerlessRoutes: configuration().headerlessRoutes,
    small,
    allowed: { assistant: can('assistant').allowed, chat: can('chat').allowed },
  })
  const menu = useMenu()
  const items = useNavigationItems()
  const current = currentItemOf(route?.name)
  const homeInAddress = useMatch('/digital-workplace/:homeId')?.params.homeId
  const pageTitle = usePageTitle(route)
  const links = useLinksDialog()
  const leavePanel = useUnit(panelLeft)
  const sidePanels = assistantAndChat.useModule().module
  const dock = portalDock.useModule().module
  useUnreadInTitle()

  if (!layout.header && !layout.sidebar) return <PageOutlet />
  const skipLinks = [
    ...(layout.skipToMain ? [{ targetId: MAIN, label: formatMessage(messages.skipToMain) }] : []),
    ...(layout.skipToSidebar ? [{ targetId: SIDEBAR, label: formatMessage(messages.skipToSidebar) }] : []),
  ]
  return (
    <>
      <AppShell
        mainId={MAIN}
        skipLinks={<SkipLinks label={formatMessage(messages.skipLinks)} links={skipLinks} />}
        header={
          layout.header ? (
            <RegionBoundary name="the header" failure="inline">
              <ShellHeader
                layout={layout}
                menu={menu}
                links={links}
                homeInAddress={homeInAddress}
                pageTitle={pageTitle}
                assistant={layout.assistant && (sidePanels ? <sidePanels.AssistantHeaderEntry /> : <IconButtonSpace />)}
                chat={layout.chat && (sidePanels ? <sidePanels.ChatHeaderEntry /> : <ChatEntrySpace />)}
              />
            </RegionBoundary>
          ) : undefined
        }
        sidebar={
          layout.sidebar ? (
            <RegionBoundary name="the sidebar" failure="inline">
              <ShellSidebar id={SIDEBAR} collapsed={!menu.open} items={items} current={current} />
            </RegionBoundary>
          ) : undefined
        }
        panel={
          layout.assistant && sidePanels ? (
            <RegionBoundary name="the assistant" failure="overlay">
              <sidePanels.AssistantPanelPlace menu={menu} />
            </RegionBoundary>
          ) : undefined
        }
        bottomMenu={
          layout.bottomMenu ? (
            <RegionBoundary name="the bottom menu" failure="inline">
              <ShellBottomMenu
                items={items}
                current={current}
                homeInAddress={homeInAddress}
                chat={layout.chat}
                onLinks={links.open}
              />
            </RegionBoundary>
          ) : undefined
        }
        dock={
          dock && !layout.paper ? (
            <RegionBoundary name="the dock" failure="overlay">
              <dock.PortalDock layout={layout} />
            </RegionBoundary>
          ) : null
        }
      >
        <PrintBrand />
        <PageOutlet />
      </AppShell>
      {links.dialog}
      {layout.header && !layout.paper && (
        <RegionBoundary name="the notification panel" failure="overlay" onDismiss={() => leavePanel()}>
          <NotificationPanel settingsHref={paths.notificationSettings()} />
        </RegionBoundary>
      )}
    </>
  )
}

/** Keeps the room of the chat's button until it is loaded. */
function ChatEntrySpace() {
  return (
    <ShowAt window="medium-up">
      <IconButtonSpace />
    </ShowAt>
  )
}

/** The window's title shows the number of unread notifications while somebody is signed in. */
function useUnreadInTitle() {
  const prefix = useUnreadPrefix()
  const changePrefix = useUnit(titlePrefixChanged)
  useEffect(() => {
    changePrefix(prefix)
    return () => void changePrefix('')
  }, [prefix, changePrefix])
}
