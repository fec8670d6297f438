import type { Page } from '@playwright/test'
import { Guards } from '../support/guards.ts'
import { MockClient } from '../support/mock-client.ts'
import { expect, test } from '../support/portal.ts'
import { PATIENCE_MS } from '../support/under-way.ts'

test('a journey fails by what the policy refuses, by an uncaught error and by a line in the console', async ({
  browser,
  baseURL,
}) => {
  const portal = baseURL ?? ''
  const guards = new Guards(portal)
  const context = await browser.newContext({ baseURL: portal })
  await guards.watch(context)
  const page = await context.newPage()
  await page.goto('./login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(guards.problems()).toEqual([])

  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/spy.png' }))
    setTimeout(() => {
      throw new Error('nobody caught me')
    })
    console.error('something is wrong')
  })
  const told = (pattern: RegExp) => expect.poll(() => guards.problems()).toContainEqual(expect.stringMatching(pattern))
  await told(/^content policy: img-src blocked https:\/\/elsewhere\.example/)
  await told(/^uncaught: .*nobody caught me/)
  await told(/^console\.error: something is wrong/)

  await page
    .evaluate(() => {
      document.body.innerHTML = '<p>From a string</p>'
    })
    .catch(() => undefined)
  await told(/^content policy: require-trusted-types-for/)
  await context.close()
})

test('a journey is judged when its requests have come to rest, and waits for none that nobody hears', async ({
  browser,
  baseURL,
}) => {
  const portal = baseURL ?? ''
  const guards = new Guards(portal)
  const context = await browser.newContext({ baseURL: portal })
  await guards.watch(context)
  await context.route('**/late', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.fulfill({ body: 'late' })
  })
  await context.route('**/never', () => undefined)
  const ask = (page: Page, what: string) =>
    page.evaluate((address) => {
      void fetch(address)
        .then(() => fetch(`${address}?again`))
        .then(() => console.error('said late'))
    }, what)
  const openPage = async () => {
    const page = await context.newPage()
    await page.goto('./login')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    return page
  }
  const page = await openPage()
  // Timers that stand still hold nothing up.
  await page.clock.install()

  await test.step('a line that comes with a late answer', async () => {
    await ask(page, 'late')
    await guards.atRest()
    expect(guards.problems()).toEqual([expect.stringMatching(/^console\.error: said late/)])
  })

  await test.step('nothing is under way, or for a page that was left or closed', async () => {
    const left = await openPage()
    const closed = await openPage()
    await guards.atRest()
    for (const each of [left, closed]) await ask(each, 'never')
    await left.goto('./login/password-forgot')
    await expect(left.getByRole('textbox', { name: 'User name' })).toBeVisible()
    await closed.close()
    const before = performance.now()
    await guards.atRest()
    expect(performance.now() - before).toBeLessThan(PATIENCE_MS / 2)
  })

  await test.step('a request that gets no answer holds it up once', async () => {
    await ask(page, 'never')
    await guards.atRest()
    const before = performance.now()
    await guards.atRest()
    expect(performance.now() - before).toBeLessThan(PATIENCE_MS / 2)
  })
  await context.close()
})

test('what a test breaks announces the lines that follow from it, and no others', async ({
  browser,
  baseURL,
  world,
  mock: _mock,
}) => {
  const portal = baseURL ?? ''
  const apiError = (code: string) => `the feed: ApiError: ${code}`
  const acts: [
    what: string,
    act: (mock: MockClient, page: Page) => Promise<unknown>,
    announced: string,
    other: string,
  ][] = [
    ['a status', (mock) => mock.fail('listPosts', 'status'), apiError('The server failed'), apiError('timeout')],
    ['a page of HTML', (mock) => mock.fail('listPosts', 'html'), apiError('http-502'), apiError('malformed')],
    ['a broken answer', (mock) => mock.fail('listPosts', 'malformed'), apiError('malformed'), apiError('http-502')],
    ['no answer', (mock) => mock.fail('listPosts', 'never'), apiError('timeout'), 'Failed to load resource: 500'],
    ['no network', (_mock, page) => page.context().setOffline(true), apiError('offline'), apiError('timeout')],
    ['a lost connection', (mock) => mock.dropRealtime(), 'WebSocket connection to it failed', apiError('offline')],
  ]
  for (const [what, act, announced, other] of acts)
    await test.step(what, async () => {
      const guards = new Guards(portal)
      const context = await browser.newContext({ baseURL: portal })
      await guards.watch(context)
      const page = await context.newPage()
      await page.goto('about:blank')
      const say = (line: string) => page.evaluate((text) => console.error(text), line)
      await act(new MockClient(portal, world, (...lines) => guards.announce(...lines)), page)
      await say(announced)
      await say(other)
      await guards.atRest()
      expect(guards.problems()).toEqual([expect.stringContaining(other)])
      await context.close()
    })
})
