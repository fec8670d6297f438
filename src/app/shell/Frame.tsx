import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useMatch } from 'react-router-dom'
import { AppShell } from '@/design-system/AppShell'
import { IconButtonSpace } from '@/design-system/IconButton'
import { ShowAt } from '@/design-system/ShowAt'
import { SkipLinks } from '@/design-system/SkipLinks'
import { currentItemOf, useNavigationItems } from '@/features/navigation'
import { NotificationPanel, useUnreadPrefix } from '@/features/notifications'
import { usePermissions } from '@/features/permissions'
import { $user } from '@/features/session'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { MAIN, SIDEBAR } from './ids'
import { layoutOf } from './layout-of'
import { messages } from '../messages'
import { PageOutlet } from './PageOutlet'
import { usePageTitle } from './PageTitle'
import { PrintHeader } from './PrintHeader'
import { RegionBoundary } from './RegionBoundary'
import { ShellBottomMenu } from './ShellBottomMenu'
import { ShellHeader } from './ShellHeader'
import { ShellSidebar } from './ShellSidebar'
import { titlePrefixChanged } from './title-prefix'
import { useDock } from './use-dock'
import { useLinksDialog } from './use-links-dialog'
import { useMenu } from './use-menu'
import { useRoute } from './use-route'

/** The panel beside the page and its entries in the header: no part of the first screen. */
const besideModule = loadable(() => import('./Beside'))

/** The frame around signed-in people's screens. A chunk of its own, which the door does without. */
export function Frame() {
  const user = useUnit($user)
  // Between signing out and the sign-in page there is nobody to frame anything for.
  return user ? <FrameOfMember /> : <PageOutlet />
}

/** Which of its parts are there is the route's wish, less what is not installed, licensed or configured. */
function FrameOfMember() {
  const { formatMessage } = useIntl()
  const row = useRoute()
  const can = usePermissions()
  const layout = layoutOf(row, {
    headerlessRoutes: configuration().headerlessRoutes,
    allowed: { assistant: can('assistant').allowed, chat: can('chat').allowed },
  })
  const menu = useMenu()
  const items = useNavigationItems()
  const current = currentItemOf(row?.name)
  const homeInAddress = useMatch('/digital-workplace/:homeId')?.params.homeId
  const pageTitle = usePageTitle(row)
  const links = useLinksDialog()
  const dock = useDock(layout)
  const beside = besideModule.useModule().module
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
            <RegionBoundary name="the header" fallback={null}>
              <ShellHeader
                layout={layout}
                menu={menu}
                links={links}
                homeInAddress={homeInAddress}
                pageTitle={pageTitle}
                assistant={layout.assistant && (beside ? <beside.AssistantHeaderEntry /> : <IconButtonSpace />)}
                chat={layout.chat && (beside ? <beside.ChatHeaderEntry /> : <LateChatEntry />)}
              />
            </RegionBoundary>
          ) : undefined
        }
        sidebar={
          layout.sidebar ? (
            <RegionBoundary name="the sidebar" fallback={null}>
              <ShellSidebar id={SIDEBAR} collapsed={!menu.open} items={items} current={current} />
            </RegionBoundary>
          ) : undefined
        }
        panel={
          layout.assistant && beside ? (
            <RegionBoundary name="the assistant" fallback={null}>
              <beside.AssistantPanelPlace menu={menu} />
            </RegionBoundary>
          ) : undefined
        }
        bottomMenu={
          layout.bottomMenu ? (
            <RegionBoundary name="the bottom menu" fallback={null}>
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
        dock={dock}
      >
        <PrintHeader />
        <PageOutlet />
      </AppShell>
      {links.dialog}
      {layout.header && !layout.paper && (
        <RegionBoundary name="the notification panel" fallback={null}>
          <NotificationPanel settingsHref={paths.notificationSettings()} />
        </RegionBoundary>
      )}
    </>
  )
}

function LateChatEntry() {
  return (
    <ShowAt window="medium-up">
      <IconButtonSpace />
    </ShowAt>
  )
}

/** The window's title says how much is unread as long as somebody is signed in. */
function useUnreadInTitle() {
  const prefix = useUnreadPrefix()
  const changePrefix = useUnit(titlePrefixChanged)
  useEffect(() => {
    changePrefix(prefix)
    return () => void changePrefix('')
  }, [prefix, changePrefix])
}
