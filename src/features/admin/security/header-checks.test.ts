import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../../../../scripts/security-headers'
import { headerChecks } from './header-checks'

const shipped = securityHeaders({
  scriptHashes: ['gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='],
  realtimeOrigins: ['wss://*.firebaseio.com'],
  chatOrigin: 'https://chat.example',
})
const failing = (headers: Record<string, string>) =>
  headerChecks(new Headers(headers))
    .filter(({ passed }) => !passed)
    .map(({ id }) => id)

describe('the rules for headers', () => {
  it('all hold under the headers that are shipped', () => {
    expect(failing(shipped)).toEqual([])
  })

  it.each([
    ['Cross-Origin-Opener-Policy', ['coop']],
    ['Cross-Origin-Resource-Policy', ['corp']],
    ['X-Content-Type-Options', ['nosniff']],
    ['Referrer-Policy', ['referrer']],
    ['Permissions-Policy', ['permissions']],
  ])('without %s exactly its row fails', (header, ids) => {
    const { [header]: _removed, ...rest } = shipped
    expect(failing(rest)).toEqual(ids)
  })

  it('without a policy for content all its rows fail, and no other', () => {
    const { 'Content-Security-Policy': _removed, ...rest } = shipped
    const failed = failing(rest)
    expect(failed).toHaveLength(11)
    expect(failed).not.toContain('coop')
  })

  it.each(
    (shipped['Content-Security-Policy'] ?? '')
      .split('; ')
      .map((part) => part.split(' ')[0] ?? '')
      .filter((name) => !['img-src', 'media-src', 'font-src'].includes(name)),
  )('without %s exactly its row fails', (name) => {
    const policy = (shipped['Content-Security-Policy'] ?? '').split('; ').filter((part) => !part.startsWith(`${name} `))
    expect(failing({ ...shipped, 'Content-Security-Policy': policy.join('; ') })).toEqual([name])
  })

  it.each([
    ["script-src 'self'", "script-src 'self' 'unsafe-inline'", 'script-src'],
    ["connect-src 'self'", 'connect-src *', 'connect-src'],
    ["frame-ancestors 'self'", 'frame-ancestors https://elsewhere.example', 'frame-ancestors'],
  ])('%s may not become %s', (right, wrong, id) => {
    const policy = (shipped['Content-Security-Policy'] ?? '').replace(right, wrong)
    expect(failing({ ...shipped, 'Content-Security-Policy': policy })).toEqual([id])
  })
})
