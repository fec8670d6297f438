import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AppShell } from '@/design-system/AppShell'
import { AnchorProvider } from '@/design-system/Link'
import { SkipLinks } from '@/design-system/SkipLinks'
import { ConfirmOverlay } from '@/features/confirm'
import { navigationQueries } from '@/features/navigation'
import { NotificationPanel } from '@/features/notifications'
import { $user } from '@/features/session'
import { SignInAgain } from '@/features/sign-in'
import { TipOverlay } from '@/features/tips'
import { configuration } from '@/shared/config'
import { useIntl } from '@/shared/i18n'
import { whenIdle } from '@/shared/when-idle'
import { messages } from '../messages'
import { layoutOf } from './layout-of'
import { PageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { RouterAnchor } from './RouterAnchor'
import { ShellHeader } from './ShellHeader'
import { ShellSidebar } from './ShellSidebar'
import { useMenu } from './use-menu'
import { useRouteRow } from './use-route-row'

const MAIN = 'main'
const SIDEBAR = 'sidebar'

const DeveloperPanel = lazy(async () => {
  // People who only look at the portal shall not wait for it.
  await new Promise<void>((resolve) => whenIdle(resolve))
  return { default: (await import('@/features/developer-panel')).DeveloperPanel }
})

/** The frame around every screen: which of its parts are there is the route's wish. */
export function Shell() {
  const { formatMessage } = useIntl()
  const row = useRouteRow()
  const user = useUnit($user)
  const { pathname } = useLocation()
  const menu = useMenu()
  const layout = layoutOf(row, user !== null, configuration().headerlessRoutes)
  const { data: homes } = useQuery({ ...navigationQueries.homes(), enabled: layout.header })

  const skipLinks = [
    ...(layout.skipToMain ? [{ targetId: MAIN, label: formatMessage(messages.skipToMain) }] : []),
    ...(layout.skipToSidebar ? [{ targetId: SIDEBAR, label: formatMessage(messages.skipToSidebar) }] : []),
  ]
  // Between signing out and the sign-in page nothing that needs a person may be drawn once more.
  const page = (row?.access !== 'signed-in' || user) && (
    <RegionBoundary name="the page" resetKey={pathname}>
      <Outlet />
    </RegionBoundary>
  )
  return (
    <AnchorProvider component={RouterAnchor}>
      <PageTitle row={row} />
      {layout.header || layout.sidebar ? (
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
          {page}
        </AppShell>
      ) : (
        page
      )}
      {layout.header && (
        <RegionBoundary name="the notification panel" fallback={null}>
          <NotificationPanel />
        </RegionBoundary>
      )}
      <RegionBoundary name="the questions" fallback={null}>
        <ConfirmOverlay />
      </RegionBoundary>
      <RegionBoundary name="signing in again" fallback={null}>
        <SignInAgain />
      </RegionBoundary>
      <RegionBoundary name="the tips" fallback={null}>
        <TipOverlay />
      </RegionBoundary>
      {configuration().developerPanel && (
        <RegionBoundary name="the developer panel" fallback={null}>
          <Suspense>
            <DeveloperPanel />
          </Suspense>
        </RegionBoundary>
      )}
    </AnchorProvider>
  )
}
