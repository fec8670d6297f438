import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { AppShell } from '@/design-system/AppShell'
import { SkipLinks } from '@/design-system/SkipLinks'
import { navigationQueries } from '@/features/navigation'
import { NotificationPanel, useUnreadPrefix } from '@/features/notifications'
import { $user } from '@/features/session'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { messages } from './messages'
import { layoutOf } from './layout-of'
import { PageOutlet } from './PageOutlet'
import { RegionBoundary } from './RegionBoundary'
import { ShellHeader } from './ShellHeader'
import { ShellSidebar } from './ShellSidebar'
import { titlePrefixChanged } from './title-prefix'
import { useAtRest } from './use-at-rest'
import { useMenu } from './use-menu'
import { useRouteRow } from './use-route-row'

const MAIN = 'main'
const SIDEBAR = 'sidebar'

/** The frame around signed-in people's screens: which of its parts are there is the route's wish. A chunk of its own, which the door does without. */
export function Frame() {
  const { formatMessage } = useIntl()
  const row = useRouteRow()
  const user = useUnit($user)
  const menu = useMenu()
  const layout = layoutOf(row, user !== null, configuration().headerlessRoutes)
  const atRest = useAtRest()
  const { data: homes } = useQuery({ ...navigationQueries.homes(), enabled: layout.header && atRest })
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
            <ShellHeader
              homeName={homes?.homes.find(({ current }) => current)?.name}
              menu={menu}
              backButton={layout.backButton}
              hasSidebar={layout.sidebar}
            />
          ) : undefined
        }
        sidebar={layout.sidebar ? <ShellSidebar id={SIDEBAR} collapsed={!menu.open} /> : undefined}
      >
        <PageOutlet />
      </AppShell>
      {layout.header && (
        <RegionBoundary name="the notification panel" fallback={null}>
          <NotificationPanel />
        </RegionBoundary>
      )}
    </>
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
