import type { ReactNode } from 'react'
import { Header } from '@/design-system/Header'
import { ShowAt } from '@/design-system/ShowAt'
import type { RouteLayout } from '../routes/route'
import { HeaderStart } from './HeaderStart'
import { HeaderTools } from './HeaderTools'
import { RegionBoundary } from './RegionBoundary'
import { ShellBrand } from './ShellBrand'
import { ShellHomes } from './ShellHomes'
import { ShellSearch } from './ShellSearch'
import type { LinksDialogState } from './use-links-dialog'
import type { MenuState } from './use-menu'

type ShellHeaderProps = {
  layout: RouteLayout
  menu: MenuState
  links: LinksDialogState
  homeInAddress: string | undefined
  pageTitle: string
  /** The assistant's button, once it is there. */
  assistant: ReactNode
}

/** The upper edge: where one is, search, and what waits. */
export function ShellHeader({ layout, menu, links, homeInAddress, pageTitle, assistant }: ShellHeaderProps) {
  const selector = <ShellHomes homeInAddress={homeInAddress} pageTitle={pageTitle} />
  const brand = <ShellBrand paper={layout.paper} />
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
        layout.search && (
          <RegionBoundary name="the search" fallback={null}>
            <ShellSearch />
          </RegionBoundary>
        )
      }
      actions={<HeaderTools paper={layout.paper} links={links} assistant={assistant} />}
    />
  )
}
