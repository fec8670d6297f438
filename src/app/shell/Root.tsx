import type { MouseEvent } from 'react'
import { Outlet, useHref, useLinkClickHandler } from 'react-router-dom'
import { AnchorProvider, insidePath, type AnchorProps } from '@/design-system/Link'
import { PageTitle } from './PageTitle'
import { RegionBoundary } from './RegionBoundary'
import { useOverlays } from './use-overlays'
import { useRoute } from './use-route'

/** The root of every screen, with a frame or without: the title, the links and the overlays. */
export function Root() {
  const route = useRoute()
  const overlays = useOverlays()
  return (
    <AnchorProvider component={RouterAnchor}>
      <PageTitle route={route} />
      <Outlet />
      <RegionBoundary name="the overlays" failure="silent">
        {overlays}
      </RegionBoundary>
    </AnchorProvider>
  )
}

/**
 * The anchor of every design-system component: addresses within the portal navigate without loading the page, others
 * are plain anchors.
 */
function RouterAnchor({ href, ...rest }: AnchorProps) {
  const path = rest.target === undefined && rest.download === undefined ? screenPath(href) : null
  return path !== null ? (
    <InnerAnchor href={path} {...rest} />
  ) : (
    <a href={href} {...rest}>
      {rest.children}
    </a>
  )
}

function InnerAnchor({ href, onClick, ...rest }: AnchorProps) {
  const address = useHref(href)
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href)

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented) navigate(event)
  }

  return (
    <a {...rest} href={address} onClick={handleClick}>
      {rest.children}
    </a>
  )
}

/** The path of an address that a screen answers; null for others, and for what the server answers. */
function screenPath(href: string): string | null {
  const path = insidePath(href)
  return path === null || path.startsWith('/api/') ? null : path
}
