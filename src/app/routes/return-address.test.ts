import fc from 'fast-check'
import { expect, it } from 'vitest'
import { returnAddress } from './return-address'

const origin = 'https://portal.example'

it.each(['/post/1042/comments?commentId=c1', '/?filter=unread', '/post/1042#top'])(
  'brings people back to %s',
  (from) => {
    expect(returnAddress(from)).toBe(from)
  },
)

it.each([
  null,
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login?from=/login',
  '/..//evil.example',
  '/./login?from=/post/7',
])('leads home instead of following %s', (from) => {
  expect(returnAddress(from)).toBe('/')
})

it('never leaves the portal, whatever the address says', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.webPath(),
        fc.string().map((text) => `/${text}`),
      ),
      (from) => {
        expect(new URL(returnAddress(from), origin).origin).toBe(origin)
      },
    ),
  )
})
