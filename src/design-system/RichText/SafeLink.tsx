import type { ReactNode } from 'react'

import { Anchor, insidePath } from '../Link'
import { VisuallyHidden } from '../VisuallyHidden'
import { safeAddress } from './safe-address'

export type SafeLinkProps = {
  /** As somebody wrote it. Where nobody should be sent, only the words are drawn. */
  href: unknown
  /** Said after a link that opens beside the portal: "opens in a new tab". */
  externalLinkHint: string
  children: ReactNode
}

/** A link in somebody's text: inside the portal in place, elsewhere beside it, and never where code would run. */
export function SafeLink({ href, externalLinkHint, children }: SafeLinkProps) {
  const address = safeAddress(href)
  if (address === null) return children
  const path = insidePath(address, document.baseURI)
  if (path !== null) return <Anchor href={path}>{children}</Anchor>
  if (!/^https?:/.test(address)) return <Anchor href={address}>{children}</Anchor>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {children} <VisuallyHidden>({externalLinkHint})</VisuallyHidden>
    </a>
  )
}
