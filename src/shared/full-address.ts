/**
 * The full address of a path of the portal, `/post/7`. Inside the portal paths do not know the base; it is added here,
 * at the moment an address is written for the browser or for the clipboard.
 */
export function fullAddress(path: string, base: string = document.baseURI): string {
  return new URL(`.${path}`, base).href
}
