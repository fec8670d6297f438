import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { Header } from '@/design-system/Header'
import { ShowAt } from '@/design-system/ShowAt'
import { retry } from '@/shared/loadable'
import type { RouteLayout } from '@/shared/routes'
import { HeaderStart } from './HeaderStart'
import { HeaderTools } from './HeaderTools'
import { RegionBoundary } from './RegionBoundary'
import { ShellBrand } from './ShellBrand'
import { ShellHomes } from './ShellHomes'
import { useAtRest } from './use-at-rest'
import type { LinksDialogState } from './use-links-dialog'
import type { MenuState } from './use-menu'

/** Comes a moment later and moves nothing: it has its room between the two ends of the header. */
const ShellSearch = lazy(async () => ({ default: (await retry(() => import('./ShellSearch'))).ShellSearch }))

type ShellHeaderProps = {
  layout: RouteLayout
  menu: MenuState
  links: LinksDialogState
  homeInAddress: string | undefined
  pageTitle: string
  /** The buttons of the assistant and the chat, once they are there. */
  assistant: ReactNode
  chat: ReactNode
}

/** The upper edge: where one is, search, and what waits. */
export function ShellHeader({ layout, menu, links, homeInAddress, pageTitle, assistant, chat }: ShellHeaderProps) {
  const selector = <ShellHomes homeInAddress={homeInAddress} pageTitle={pageTitle} />
  const brand = <ShellBrand paper={layout.paper} />
  const atRest = useAtRest()
  return (
    <Header
      start={<HeaderStart backButton={layout.backButton} sidebar={layout.sidebar} menu={menu} />}
      brand={
        homeInAddress !== undefined ? (
          // On a phone the home that was chosen stands where the logo was.
          <>
            <ShowAt window="medium-up">{brand}</ShowAt>
            <ShowAt window="small">{selector}</ShowAt>
          </>
        ) : (
          brand
        )
      }
      title={layout.paper ? undefined : selector}
      search={
        layout.search &&
        atRest && (
          <RegionBoundary name="the search" fallback={null}>
            <Suspense>
              <ShellSearch />
            </Suspense>
          </RegionBoundary>
        )
      }
      actions={<HeaderTools paper={layout.paper} links={links} assistant={assistant} chat={chat} />}
    />
  )
}
