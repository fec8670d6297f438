import { insidePath } from '@/design-system/Link'

/**
 * One rewrite: the form of an old link, and the address of today without its leading slash. A rule may take from the
 * query what it has used.
 */
type Rule = { from: RegExp; to: (ids: readonly string[], query: URLSearchParams) => string }

const ID = '([^/]+)'

/**
 * The eleven rewrites (docs/decisions.md AM-06, AM-07, AM-58, AM-78), the particular before the general. How details of
 * a post were addressed is not known, so that the three forms that were in use elsewhere are one rule.
 */
const rules: readonly Rule[] = [
  { from: path('login'), to: () => 'login' },
  { from: path(`login/change-password/${ID}`), to: ([token]) => `login/change-password/${token}` },
  { from: path('dashboard'), to: () => '' },
  { from: path(`dashboard/community/${ID}/post`), to: ([id]) => `community/${id}` },
  { from: path(`task/post/${ID}`), to: ([id]) => `post/${id}/tasks` },
  { from: path(`post/create/${ID}`), to: ([id]) => `post/create/${id}` },
  { from: path('verify-private-email'), to: () => 'verify-private-email' },
  { from: path('unsubscribe'), to: () => 'unsubscribe' },
  // Three rules in one: the details, one of their comments, their workflow.
  { from: path(`(?:post|post-details|post/details)/${ID}`), to: ([id], query) => `post/${id}${tabOf(query)}` },
]

/**
 * The address of today for an old one, or null for one that is of today already. Both begin with a slash and lie below
 * the base path; the query stays, because mails and bookmarks carry tokens and places in it. The answer never leaves
 * the portal and is never an old address itself.
 */
export function currentAddress({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}): string | null {
  const hashed = /^#!?[/\\](.*)$/s.exec(hash)
  const [route = '', anchor = ''] = split(hashed?.[1] ?? pathname + search + hash, '#')
  const [old = '', ownQuery = ''] = split(route, '?')
  const segments = old.split(/[/\\]+/).filter((segment) => segment !== '' && !DOTS.test(segment))
  const prefixes = segments.findIndex((segment) => !PREFIX.test(segment))
  const plain = prefixes === -1 ? [] : segments.slice(prefixes)
  if (!hashed && plain.length === segments.length) return null

  const query = new URLSearchParams(hashed ? search : '')
  for (const [name, value] of new URLSearchParams(ownQuery)) query.set(name, value)
  const address = rewritten(plain.join('/'), query)
  const kept = query.toString()
  // What looks like a route behind a second # would be an old link again.
  const place = /^!?[/\\]/.test(anchor) ? '' : anchor
  return insidePath(`/${address}${kept && `?${kept}`}${place && `#${place}`}`) ?? '/'
}

const PREFIX = /^(?:legacy|app)$/
/** A step to the folder itself or the one above, in any spelling that browsers know. */
const DOTS = /^(?:\.|%2e){1,2}$/i

function rewritten(old: string, query: URLSearchParams): string {
  for (const { from, to } of rules) {
    const ids = from.exec(old)?.slice(1)
    if (ids) return to(ids, query)
  }
  return old
}

/** The tab that the query of an old link asks for; the comment stays in the query, because the tab looks for it. */
function tabOf(query: URLSearchParams): string {
  if (query.get('commentId')) return '/comments'
  if (query.get('entity') !== 'workflow') return ''
  query.delete('entity')
  return '/workflow'
}

function path(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`)
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at)
  return index === -1 ? [text, ''] : [text.slice(0, index), text.slice(index + 1)]
}
