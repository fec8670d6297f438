import type { Page, Response } from '@playwright/test'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, test } from '../support/portal.ts'
import { languages, sentenceOf } from '../support/words.ts'

/** Calls that the start of the portal makes, by operation. */
const startCalls = ['getEnvironment', 'getSession', 'listTimeZones'] as const

/** What must not be downloaded before somebody can read, with words that only it contains. */
const lateComers = {
  'the firebase SDK': /@firebase\/|firebaseio/,
  'the primitives library': /react-aria|RACContext|useFocusRing/,
  'the message parser': /EXPECT_ARGUMENT_CLOSING_BRACE|MALFORMED_ARGUMENT|UNMATCHED_CLOSING_TAG/,
}

test('signed in, the portal asks for each thing once and goes to nobody else', async ({ page, signIn, mock }) => {
  await signIn()
  await mock.forgetRequests()
  await page.goto('./')
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()

  const calls = await mock.requests()
  for (const operationId of [...startCalls, 'listPosts']) {
    expect(
      calls.filter((call) => call.operationId === operationId),
      operationId,
    ).toHaveLength(1)
  }
  const asked = calls.map(({ method, path }) => `${method} ${path}`)
  expect([...new Set(asked)], 'nothing is asked twice').toEqual(asked)
})

test('signed in, a post is asked for beside the rest of the start, and once', async ({
  page,
  signIn,
  mock,
  context,
  baseURL,
}) => {
  await signIn()
  const { posts } = (await (
    await context.request.get(new URL('api/internal/v2/communication/posts?filter=latest', baseURL).href)
  ).json()) as { posts: { id: string; title: string }[] }
  const [post] = posts
  await mock.forgetRequests()
  await page.goto(`./post/${post?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: post?.title ?? '' })).toBeVisible()
  expect(await mock.requests({ operationId: 'getPost' })).toHaveLength(1)
  expect(await mock.requests({ operationId: 'getSession' })).toHaveLength(1)
  expect(await mock.requests({ operationId: 'listPosts' })).toHaveLength(0)
})

test('home comes to rest with 40 requests beside its pictures, the next screen with 8 more, and nothing is fetched twice', async ({
  page,
  signIn,
}) => {
  await signIn()
  const fetched = await collectFetched(page)
  await page.goto('./')
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  // Comes when the page is at rest.
  await expect(page.getByRole('searchbox').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  const begun = fetched().length
  const home = fetched().filter((address) => !address.includes('/api/files/'))
  console.info(`home: ${home.length} requests, and ${begun - home.length} for pictures`)
  expect(home.length, home.join('\n')).toBeLessThanOrEqual(40)
  const comments = page.waitForResponse(/\/comments\b/)
  await feedOf(page).getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
  await comments
  const next = fetched().slice(begun)
  const files = next.filter((address) => address.includes('/assets/'))
  console.info(`the next screen: ${next.length} requests, ${files.length} of them for files`)
  expect(next.length, next.join('\n')).toBeLessThanOrEqual(8)
  const all = fetched().filter((address) => address.includes('/assets/'))
  expect(all, 'nothing is fetched twice').toEqual([...new Set(all)])
})

test('nothing is downloaded before the feed that the feed does not need', async ({ page, signIn }) => {
  await signIn()
  await markFeed(page)
  const scripts = collectScripts(page)
  await page.goto('./')
  await expect(feedOf(page).getByRole('article').first()).toBeVisible()
  // The page may have gone on by now: what counts is what it had asked for when it drew the feed.
  const before = await askedBeforeFeed(page)
  const loaded = (await scripts()).filter(({ url }) => before.includes(url))
  expect(loaded.length).toBeGreaterThan(0)
  for (const [what, sign] of Object.entries(lateComers)) {
    expect(
      loaded.filter(({ text }) => sign.test(text)).map(({ url }) => url),
      `${what} came before the feed`,
    ).toEqual([])
  }
  for (const language of languages.filter((code) => code !== 'en')) {
    const sentence = sentenceOf(language, 'posts.feedFailed')
    expect(
      loaded.filter(({ text }) => text.includes(sentence)).map(({ url }) => url),
      `the words of ${language} came before the feed`,
    ).toEqual([])
  }
})

test('the newest posts can be read while the code that draws them is still on its way', async ({ page, signIn }) => {
  await signIn()
  let codeArrives = () => {}
  const arrived = new Promise<void>((resolve) => (codeArrives = resolve))
  await page.route(/\/assets\/react-[^/]*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto('./', { waitUntil: 'commit' })
  await expect(page.locator('.bootCard').first()).toContainText(lineFour)
  await expect(page.getByRole('article'), 'nobody hears them twice').toHaveCount(0)
  const title = page.getByText(lineFour, { exact: true })
  const before = await title.boundingBox()

  codeArrives()
  await expect(cardOf(page, lineFour)).toBeVisible()
  await expect(title).toHaveCount(1)
  const after = await title.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'the title stays in its place').toBeLessThan(4)
})

test('signed out, nothing of a member is asked for', async ({ page, mock }) => {
  await page.goto('./')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  const requests = await mock.requests()
  const ofMembers = requests.filter(({ operationId, path }) => !publicOperations.includes(operationId ?? path))
  expect(ofMembers.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  const calls = requests.map(({ operationId }) => operationId)
  for (const operationId of startCalls)
    expect(
      calls.filter((call) => call === operationId),
      operationId,
    ).toHaveLength(1)
})

/** What anybody may ask for; the logo stands on the sign-in page. */
const publicOperations: readonly string[] = [
  ...startCalls,
  'getPasswordPolicy',
  'getLabels',
  '/files/customer/logo.svg',
]

/**
 * What the chat's page and the identity service ask for themselves, and the panel that only test installations have.
 */
const notPortal = /^data:|\/chat\/.|identitytoolkit|\/developer-panel-/

/** Collects the addresses that a page fetches from now on; what the browser's own cache answers is no request. */
async function collectFetched(page: Page): Promise<() => string[]> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  const fetched: string[] = []
  const cached = new Set<string>()
  client.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId))
  client.on('Network.responseReceived', ({ requestId, response }) => {
    const fromCache = cached.has(requestId) || response.fromDiskCache === true || response.fromPrefetchCache === true
    if (!fromCache && !notPortal.test(response.url)) fetched.push(response.url)
  })
  return () => [...fetched]
}

/** Remembers every script that a page loads from now on, until the answer is asked. */
function collectScripts(page: Page): () => Promise<{ url: string; text: string }[]> {
  const seen: Response[] = []
  const collect = (response: Response) => {
    if (response.request().resourceType() === 'script') seen.push(response)
  }
  page.on('response', collect)
  return () => {
    page.off('response', collect)
    return Promise.all(seen.map(async (response) => ({ url: response.url(), text: await response.text() })))
  }
}

/** The moment in which the first post is in the document, left by the page itself. */
const feedDrawn = 'test-feed-drawn'

async function markFeed(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[role="feed"] article')) return
      observer.disconnect()
      performance.mark(mark)
    })
    observer.observe(document, { childList: true, subtree: true })
  }, feedDrawn)
}

/** Addresses of everything that the page asked for before it drew the feed. */
function askedBeforeFeed(page: Page): Promise<string[]> {
  return page.evaluate((mark) => {
    const drawnAt = performance.getEntriesByName(mark)[0]?.startTime
    if (drawnAt === undefined) throw new Error('The feed has not been drawn.')
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < drawnAt)
      .map(({ name }) => name)
  }, feedDrawn)
}
