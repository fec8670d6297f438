import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { insidePath, type AnchorProps } from '@/design-system/Link'
import { fullAddress } from '@/shared/full-address'
import { isScreenPath } from '@/shared/routes'

/**
 * The anchor of every design-system component. A path counts from the portal's root and is written with the base: to a
 * screen it navigates without loading the page, to what the server answers, to a download or in a new tab it is a plain
 * anchor. Every other address is written as it is.
 */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  const path = insidePath(href)
  const staysOnPage = rest.target === undefined && rest.download === undefined
  if (path !== null && staysOnPage && isScreenPath(path)) return <ScreenAnchor href={path} {...rest} />
  return (
    <a href={path === null ? href : fullAddress(path)} {...rest}>
      {rest.children}
    </a>
  )
}

function ScreenAnchor({ href, onClick, ...rest }: AnchorProps) {
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
