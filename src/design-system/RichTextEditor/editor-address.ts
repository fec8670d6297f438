import { safeAddress } from '../RichText'

/**
 * The address that somebody means who types `example.org`, `name@example.org` or a whole address; null where it is
 * none, or none that a link may lead to.
 */
export function editorAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return null
  if (/^[^@:/]+@[^@:/]+\.[^@:/]+$/.test(text)) return safeAddress(`mailto:${text}`)
  // Without a protocol: a host with a dot in it, perhaps a port and a path. `javascript:x` has no dot before its colon.
  if (/^(?:[\p{L}\p{N}-]+\.)+[\p{L}]{2,}(?::\d+)?(?:[/?#].*)?$/u.test(text)) return safeAddress(`https://${text}`)
  return safeAddress(text)
}
