import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { AnchorProps } from '@/design-system/Link'

/** The link of every design-system part: addresses within the portal navigate without loading the page, others are plain anchors. */
export function RouterAnchor({ href, ...rest }: AnchorProps) {
  return isWithin(href) && rest.target === undefined && rest.download === undefined ? (
    <InnerAnchor href={href} {...rest} />
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

function isWithin(href: string): boolean {
  return href.startsWith('/') && !/^\/[/\\]/.test(href) && !href.startsWith('/api/')
}
