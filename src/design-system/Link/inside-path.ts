/** Only there to read a path: `.invalid` can never be a real host. */
const nowhere = 'https://nowhere.invalid'

/**
 * The path of an address inside the portal, `/post/7?entity=tasks`, as a link of the portal says it; null for one that
 * leads elsewhere. A path counts from the portal's root, and an absolute address is inside when it lies below
 * `base`; without `base` only a path is inside. Everything that comes from outside is decided here: router links, rich
 * text, useful links, the chat, kept pushes, the way back after sign-in.
 *
 * What the URL parser made of the address is judged and given back, because it is what a browser follows: the parser
 * drops line breaks and dots, so `/.//host` comes out as `//host`.
 */
export function insidePath(address: string, base?: string): string | null {
  const isPath = address.trimStart().startsWith('/')
  const home = parse(isPath ? nowhere : base)
  const url = home && parse(address, home)
  if (!url || !home || url.origin !== home.origin || !/^https?:$/.test(url.protocol)) return null
  const folder = home.pathname.replace(/[^/]*$/, '')
  if (!url.pathname.startsWith(folder)) return null
  const path = `/${url.pathname.slice(folder.length)}${url.search}${url.hash}`
  return path.startsWith('//') ? null : path
}

function parse(address: string | undefined, base?: URL): URL | null {
  return address !== undefined && URL.canParse(address, base) ? new URL(address, base) : null
}
