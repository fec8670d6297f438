import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { RegionBoundary } from './RegionBoundary'

/** The page itself, in the frame or alone. */
export function PageOutlet({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <RegionBoundary name="the page" resetKey={pathname}>
      {children}
    </RegionBoundary>
  )
}
