import { Suspense, type ReactNode } from 'react'
import { type Location, useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom'
import { Header } from '@/design-system/Header'
import { ShowAt } from '@/design-system/ShowAt'
import { Homes } from '@/features/navigation'
import { loadable } from '@/shared/loadable'
import { paths, type RouteLayout } from '@/shared/routes'
import type { LinksDialogState, MenuState } from './frame-state'
import { HeaderActions, HeaderStart } from './HeaderActions'
import { SEARCH_INPUT } from './layout'
import { RegionBoundary } from './RegionBoundary'
import { ShellBrand } from './ShellBrand'
import { useAtRest } from './use-at-rest'

const SearchBar = loadable(() => import('@/features/search')).component('SearchBar')

type ShellHeaderProps = {
  layout: RouteLayout
  menu: MenuState
  links: LinksDialogState
  homeInAddress: string | undefined
  pageTitle: string
  /** The buttons of the assistant and the chat, once they are loaded. */
  assistant: ReactNode
  chat: ReactNode
}

/** The header: the home, the search and the tools. */
export function ShellHeader({ layout, menu, links, homeInAddress, pageTitle, assistant, chat }: ShellHeaderProps) {
  const selector = <ShellHomes homeInAddress={homeInAddress} pageTitle={pageTitle} />
  const brand = <ShellBrand paper={layout.paper} />
  return (
    <Header
      start={<HeaderStart backButton={layout.backButton} sidebar={layout.sidebar} menu={menu} />}
      brand={
        homeInAddress !== undefined ? (
          // On a phone the chosen home takes the place of the logo.
          <>
            <ShowAt window="medium-up">{brand}</ShowAt>
            <ShowAt window="small">{selector}</ShowAt>
          </>
        ) : (
          brand
        )
      }
      title={layout.paper ? undefined : selector}
      search={layout.search && <ShellSearch />}
      actions={<HeaderActions paper={layout.paper} links={links} assistant={assistant} chat={chat} />}
    />
  )
}

/** The home selector, once the page is at rest. Choosing a home navigates to it. */
function ShellHomes({ homeInAddress, pageTitle }: { homeInAddress: string | undefined; pageTitle: string }) {
  const navigate = useNavigate()
  const atRest = useAtRest()
  return (
    atRest && (
      <RegionBoundary name="the homes" failure="button">
        <Suspense>
          <Homes
            homeInAddress={homeInAddress}
            pageTitle={pageTitle}
            onHomeChosen={(homeId) => void navigate(paths.digitalWorkplace(homeId))}
          />
        </Suspense>
      </RegionBoundary>
    )
  )
}

/**
 * The search, once the page is at rest: its room between the two ends of the header is there before it, so nothing
 * moves. On the results it shows the query of the address.
 */
function ShellSearch() {
  const navigate = useNavigate()
  const isResults = useMatch('/search-v2') !== null
  const [parameters] = useSearchParams()
  const sheet = useSearchSheet()
  const atRest = useAtRest()
  return (
    atRest && (
      <RegionBoundary name="the search" failure="button">
        <Suspense>
          <SearchBar
            id={SEARCH_INPUT}
            query={isResults ? (parameters.get('q') ?? '') : ''}
            // Going back from the results leads to where the search began, and not into the sheet.
            onSearch={(search) => void navigate(paths.search(search), { replace: sheet.open })}
            sheet={sheet}
          />
        </Suspense>
      </RegionBoundary>
    )
  )
}

/** Whether the sheet of the search is open: a step of the history at the same address, so that going back closes it. */
function useSearchSheet() {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation() as Location<{ searchSheet?: boolean } | null>
  const open = state?.searchSheet ?? false
  return {
    open,
    onOpenChange: (opened: boolean) => {
      if (opened) void navigate({ pathname, search, hash }, { state: { ...state, searchSheet: true } })
      else if (open) void navigate(-1)
    },
  }
}
