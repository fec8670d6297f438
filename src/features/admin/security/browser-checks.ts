import { later } from '@/shared/delay'
import { storage } from '@/shared/storage'
import { headerChecks, type SecurityCheck } from './header-checks'

/** How long a refusal of the browser may take to be told, in milliseconds. */
const REFUSAL_MS = 1_000

type Try = { id: string; expected: string; run: () => Promise<string> | string }

/** What an attack would try: each is told what became of it. */
const tries: readonly Try[] = [
  { id: 'eval', expected: 'refused', run: () => thrown(() => void new Function('return 1')) },
  {
    id: 'html-sink',
    expected: 'refused',
    // The check is that this throws; it never reaches the document.
    run: () => thrown(() => void Reflect.set(document.createElement('div'), 'innerHTML', '<b>x</b>')),
  },
  {
    id: 'policy',
    expected: 'refused',
    run: () => {
      const { trustedTypes } = window as { trustedTypes?: { createPolicy: (name: string, rules: object) => unknown } }
      return trustedTypes === undefined
        ? 'unsupported'
        : thrown(() => void trustedTypes.createPolicy('security-check', {}))
    },
  },
  {
    id: 'inline-style',
    expected: 'refused',
    run: () => {
      const style = document.createElement('style')
      style.textContent = '#security-check { --security-check: 1 }'
      document.head.append(style)
      const applied = (style.sheet?.cssRules.length ?? 0) > 0
      style.remove()
      return applied ? 'allowed' : 'refused'
    },
  },
  {
    id: 'connection',
    expected: 'refused',
    run: () => refusedBy('connect-src', () => void navigator.sendBeacon('https://security-check.invalid/')),
  },
  {
    id: 'cookie',
    expected: 'hidden',
    run: () => (/portal-session/.test(document.cookie) ? 'readable' : 'hidden'),
  },
  { id: 'storage', expected: 'known', run: strangeKeys },
  { id: 'secure', expected: 'secure', run: () => (window.isSecureContext ? 'secure' : 'insecure') },
]

/** Tries in this browser what must not work, and reads the headers that came with the page. */
export async function checkBrowser(): Promise<SecurityCheck[]> {
  // The page itself, not a call of the server: its headers are what is looked at.
  const page = await fetch(document.baseURI, { cache: 'no-store', credentials: 'same-origin' })
  const tried: SecurityCheck[] = []
  for (const { id, expected, run } of tries) {
    const found = await run()
    tried.push({ id, expected, found, passed: found === expected || found === 'unsupported' })
  }
  return [...tried, ...headerChecks(page.headers)]
}

function thrown(run: () => void): string {
  try {
    run()
    return 'allowed'
  } catch {
    return 'refused'
  }
}

/** Whether the policy of the page refuses something that is begun now. */
function refusedBy(directive: string, begin: () => void): Promise<string> {
  return new Promise((resolve) => {
    const end = (found: string) => {
      cancel()
      document.removeEventListener('securitypolicyviolation', heard)
      resolve(found)
    }
    const heard = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === directive) end('refused')
    }
    // Nothing is told of what was let through.
    const cancel = later(() => end('allowed'), REFUSAL_MS)
    document.addEventListener('securitypolicyviolation', heard)
    begin()
  })
}

/** Keys in this browser that the portal does not know, by their names; what others left there may be read by them. */
function strangeKeys(): string {
  const known = new Set<string>(Object.values(storage).map(({ key }) => key))
  const strange = [localStorage, sessionStorage].flatMap((area) => Object.keys(area).filter((key) => !known.has(key)))
  return strange.length === 0 ? 'known' : strange.join(', ')
}
