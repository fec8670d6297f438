import { insidePath } from '@/design-system/Link'
import { configuration } from '@/shared/config'
import { readUrl } from '@/shared/read-url'
import { isScreenPath } from '@/shared/routes'

/** Address of the embedded chat: below the portal, unless the configuration names an origin. */
export function chatAddress(): URL {
  const below = new URL('chat/', document.baseURI)
  const own = new URL('/', configuration().chatOrigin ?? below)
  // A chat at the root of the portal's own origin would take every screen for one of its own.
  return own.origin === below.origin ? below : own
}

/**
 * What a chat elsewhere may do: run scripts, keep its own storage and open tabs, but not navigate the portal's window.
 */
const foreignSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * The sandbox of the chat's frame. On the portal's own origin there is none: a page that may run scripts and keeps its
 * origin can take the attribute off, and without its origin the chat would have neither session nor storage. There the
 * page's own policy protects the portal.
 */
export function sandboxOf(address: URL): string | undefined {
  return address.origin === new URL(document.baseURI).origin ? undefined : foreignSandbox
}

/** An address inside the chat; null for one that would lead out of it. */
export function urlInChat(route: string): URL | null {
  const root = chatAddress()
  const place = readUrl(`.${route}`, root)
  return place && isBelow(place, root) ? place : null
}

/** Address of a picture that the chat names, relative to the chat. Null for other schemes. */
export function pictureInChat(url: string | null): string | null {
  const picture = url === null ? null : readUrl(url, chatAddress())
  return picture && ['http:', 'https:', 'data:'].includes(picture.protocol) ? picture.href : null
}

export type LinkTarget = { kind: 'portal'; path: string } | { kind: 'elsewhere'; url: string }

/** Where a link of the chat leads: inside the portal, or elsewhere. Null for what is not followed. */
export function targetOf(url: string): LinkTarget | null {
  const portal = new URL('.', document.baseURI)
  const target = readUrl(url, portal)
  if (!target || !['http:', 'https:'].includes(target.protocol)) return null
  const path = insidePath(target.href, portal.href)
  // Below the portal, but answered by the server and by the chat, not by a screen.
  if (path === null || !isScreenPath(path) || isBelow(target, chatAddress())) {
    return { kind: 'elsewhere', url: target.href }
  }
  return { kind: 'portal', path }
}

function isBelow(target: URL, root: URL): boolean {
  return target.origin === root.origin && target.pathname.startsWith(root.pathname)
}
