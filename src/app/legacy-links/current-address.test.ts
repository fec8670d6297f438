import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currentAddress } from './current-address'

const origin = 'https://portal.example'

function rewrite(address: string): string | null {
  return currentAddress(new URL(address, origin))
}

it.each([
  ['#/login', '/login'],
  ['#/login/change-password/tok-1', '/login/change-password/tok-1'],
  ['#/dashboard', '/'],
  ['#/dashboard/community/c-7/post', '/community/c-7'],
  ['#/post/1042', '/post/1042'],
  ['#/post/details/1042', '/post/1042'],
  ['#/post-details/1042', '/post/1042'],
  ['#/post/1042?commentId=c-3', '/post/1042/comments?commentId=c-3'],
  ['#/post/1042?entity=workflow', '/post/1042/workflow'],
  ['#/task/post/1042?taskId=t-9', '/post/1042/tasks?taskId=t-9'],
  ['#/post/create/c-7?q=a%20b', '/post/create/c-7?q=a+b'],
  ['#/verify-private-email?verifyToken=v-1', '/verify-private-email?verifyToken=v-1'],
  ['#/unsubscribe?token=u-1', '/unsubscribe?token=u-1'],
])('leads from %s to %s', (old, today) => {
  expect(rewrite(`/${old}`)).toBe(today)
})

it.each([
  ['/#!/post/1042', '/post/1042'],
  ['/legacy/dashboard', '/'],
  ['/app/post/1042#what-changes', '/post/1042#what-changes'],
  ['/legacy/app/post/1042', '/post/1042'],
  ['/legacy', '/'],
  ['/app/#/legacy/task/post/5?taskId=1', '/post/5/tasks?taskId=1'],
  ['/?utm=mail#/post/1042?entity=tasks', '/post/1042?utm=mail&entity=tasks'],
  ['/legacy/manage/users', '/manage/users'],
])('knows the form %s as well', (old, today) => {
  expect(rewrite(old)).toBe(today)
})

it.each([
  '/',
  '/post/1042',
  '/post/1042/comments?commentId=c-3',
  '/login?from=%2Flegacy%2Fx',
  '/post/1#legacy',
  '/application',
])('leaves %s as it is', (address) => {
  expect(rewrite(address)).toBeNull()
})

it.each([
  '/legacy//evil.example',
  '/#//evil.example',
  '/#/\\evil.example/x',
  '/app/..//evil.example',
  '/#/%2e%2e//evil.example',
])('stays in the portal with %s', (address) => {
  expect(new URL(rewrite(address) ?? '/', origin).origin).toBe(origin)
})

it('never leaves the portal, and what it answers is never an old address again', () => {
  const word = fc.constantFrom(
    'legacy',
    'app',
    'post',
    'dashboard',
    'task',
    'create',
    '..',
    '%2e',
    '',
    '\\',
    'login',
    'x:y',
    '#',
    '?',
    '!',
    'ä',
  )
  const shaped = fc
    .tuple(fc.constantFrom('/', '/#/', '/#!/', '/legacy/', '/app/', '/app/#/'), fc.array(word), fc.string())
    .map(([head, words, rest]) => head + words.join('/') + rest)
  fc.assert(
    fc.property(
      fc.oneof(
        shaped,
        fc.webPath(),
        fc.string().map((text) => `/#/${text}`),
      ),
      (old) => {
        if (!URL.canParse(old, origin)) return
        const first = new URL(old, origin)
        fc.pre(first.origin === origin)
        const address = currentAddress(first)
        if (address === null) return
        const today = new URL(address, origin)
        expect(today.origin).toBe(origin)
        expect(currentAddress(today)).toBeNull()
      },
    ),
    { numRuns: 500 },
  )
})
