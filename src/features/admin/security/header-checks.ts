/** What is found out about one rule: what must hold, and what does. */
export type SecurityCheck = {
  id: string
  expected: string
  /** Null where there is nothing. */
  found: string | null
  passed: boolean
}

type Rule = { id: string; header: string; directive?: string; expected: string; holds: (found: string) => boolean }

const noWildSource = (found: string) => !/'unsafe-(inline|eval|hashes)'|(^|\s)(\*|https?:|data:)(\s|$)/.test(found)
const only =
  (...words: string[]) =>
  (found: string) =>
    words.includes(found)

const csp = (directive: string, expected: string, holds: Rule['holds']): Rule => ({
  id: directive,
  header: 'Content-Security-Policy',
  directive,
  expected,
  holds,
})

/** What the answer that brought this page has to say, header by header. */
const rules: readonly Rule[] = [
  csp('default-src', "'self'", only("'self'", "'none'")),
  csp('script-src', "'self' …", noWildSource),
  csp('style-src', "'self' …", noWildSource),
  csp('connect-src', "'self' …", noWildSource),
  csp('frame-src', "'self' …", noWildSource),
  csp('object-src', "'none'", only("'none'")),
  csp('base-uri', "'self'", only("'self'", "'none'")),
  csp('form-action', "'self'", only("'self'", "'none'")),
  csp('frame-ancestors', "'self'", only("'self'", "'none'")),
  csp('require-trusted-types-for', "'script'", only("'script'")),
  csp('trusted-types', 'default …', (found) => !/(^|\s)(\*|'allow-duplicates')(\s|$)/.test(found)),
  {
    id: 'coop',
    header: 'Cross-Origin-Opener-Policy',
    expected: 'same-origin',
    holds: only('same-origin'),
  },
  {
    id: 'corp',
    header: 'Cross-Origin-Resource-Policy',
    expected: 'same-origin',
    holds: only('same-origin'),
  },
  { id: 'nosniff', header: 'X-Content-Type-Options', expected: 'nosniff', holds: only('nosniff') },
  {
    id: 'referrer',
    header: 'Referrer-Policy',
    expected: 'no-referrer',
    holds: only('no-referrer', 'same-origin'),
  },
  {
    id: 'permissions',
    header: 'Permissions-Policy',
    expected: 'camera=(), geolocation=()',
    holds: (found) => ['camera=()', 'geolocation=()'].every((part) => found.includes(part)),
  },
]

/** Holds the headers of the page to the rules; one that is missing fails its own rows alone. */
export function headerChecks(headers: Pick<Headers, 'get'>): SecurityCheck[] {
  return rules.map(({ id, header, directive, expected, holds }) => {
    const value = headers.get(header)
    const found = directive === undefined ? value : directiveOf(value, directive)
    return { id, expected, found, passed: found !== null && holds(found) }
  })
}

function directiveOf(policy: string | null, name: string): string | null {
  for (const part of policy?.split(';') ?? []) {
    const [directive, ...sources] = part.trim().split(/\s+/)
    if (directive === name) return sources.join(' ')
  }
  return null
}
