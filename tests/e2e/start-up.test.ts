import { usualTimeouts, withConfiguration, withShortTimeouts } from '../support/document.ts'
import { noAnswer } from '../support/failures.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, failAs, failedRequest, realtimeLost, signInByHand, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

/** What the portal writes to the console about a start that failed. */
const reported = /start-up/

test('a start that fails has a page that names the request, and a way on; without a session it leads to sign-in', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(reported)
  await signIn()
  // Every way in which each call can fail has its ending in src/app/start-up/fault-walk.test.ts.
  for (const [operationId, kind, options] of [
    ['getEnvironment', 'html', { status: 502 }],
    ['getSession', 'status', { status: 500 }],
    ['getEnvironment', 'status', { status: 401 }],
    ['getSession', 'wrong-shape', {}],
  ] as const) {
    await mock.forgetRequests()
    await failAs({ mock, guards }, operationId, kind, options)
    await page.goto('./')
    await expect(page.getByRole('heading', { level: 1, name: 'The portal can’t start' })).toBeVisible()
    const [, named] = /Request (\S+)/.exec(await page.getByText(/^Request \S+/).innerText()) ?? []
    const asked = await mock.requests({ operationId })
    expect(
      asked.map(({ requestId }) => requestId),
      `${operationId}, ${kind}`,
    ).toContain(named)
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardOf(page, lineFour)).toBeVisible()
  }

  await test.step('a session that has ended leads to sign-in, and back to the address that was asked for', async () => {
    await failAs({ mock, guards }, 'getSession', 'status', { status: 401, code: 'session-expired' })
    await page.goto('./?filter=unread')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await mock.clearFaults()
    await signInByHand(page)
    await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()
  })

  await test.step('where an answer never comes', async () => {
    for (const [operationId, call] of [
      ['getEnvironment', /\/core\/settings\/environment/],
      ['getSession', /\/core\/auth\/session/],
    ] as const) {
      await withShortTimeouts(page, 1_000, call)
      await failAs({ mock, guards }, operationId, ...noAnswer)
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1, name: 'Can’t reach the server' })).toBeVisible()
      await mock.clearFaults()
      await usualTimeouts(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cardOf(page, lineFour)).toBeVisible()
    }
  })
})

test('the portal starts with late answers, without time zones, and without the posts of the first screen', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(/./)
  await signIn()
  await test.step('late answers', async () => {
    for (const operationId of ['getEnvironment', 'getSession', 'listTimeZones', 'listPosts'])
      await mock.fail(operationId, 'delay', { delayMs: 1_000 })
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
    await mock.clearFaults()
  })
  for (const [timeZones, posts] of [
    [
      ['html', { status: 502 }],
      ['malformed', {}],
    ],
    [noAnswer, noAnswer],
  ] as const)
    await test.step(`time zones with “${timeZones[0]}”, posts with “${posts[0]}”`, async () => {
      await withShortTimeouts(page, 2_000, /\/time-zones|\/communication\/posts\?/)
      await failAs({ mock, guards }, 'listTimeZones', timeZones[0], timeZones[1])
      await failAs({ mock, guards }, 'listPosts', posts[0], posts[1])
      await page.goto('./')
      await expect(page.getByText('Couldn’t load posts')).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('banner')).toBeVisible()
      await mock.clearFaults()
      await usualTimeouts(page)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cardOf(page, lineFour)).toBeVisible()
    })
})

test('a service that rests says so, and the page goes on where one was when it is back', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(failedRequest)
  await signIn()
  await page.clock.install()
  await mock.outOfService(true)
  await page.goto('./?filter=unread')
  await expect(page.getByRole('heading', { level: 1, name: 'We’ll be right back' })).toBeVisible()
  await expect(page.getByRole('heading')).toHaveCount(1)
  await expect(page.getByText('503 · Down for maintenance')).toBeVisible()
  await expect(page.getByText('Maintenance is under way.')).toBeVisible()

  const asked = async () => (await mock.requests({ operationId: 'getEnvironment' })).length
  const before = await asked()
  await page.clock.runFor(19_000)
  expect(await asked()).toBe(before)
  await page.clock.runFor(2_000)
  await expect.poll(asked).toBe(before + 1)
  await expect(page.getByRole('heading', { level: 1, name: 'We’ll be right back' })).toBeVisible()

  await mock.outOfService(false)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()
  await expect(page).toHaveURL(/\?filter=unread$/)

  await test.step('at the address of that page, which leads home when it is back', async () => {
    await mock.outOfService(true)
    await page.goto('./error/out-of-service')
    await expect(page.getByRole('heading', { level: 1, name: 'We’ll be right back' })).toBeVisible()
    await expect(page).toHaveURL(/\/error\/out-of-service$/)
    await mock.outOfService(false)
    await page.clock.runFor(20_000)
    await expect(feedOf(page)).toBeVisible()
    await expect(page).not.toHaveURL(/out-of-service/)
  })
})

test('a broken configuration has a page that says where', async ({ page, context, mock, guards }) => {
  guards.announce(/configuration/i)
  for (const [what, change, reason] of [
    ['is not JSON', () => '{"basePath": ', /not JSON/],
    ['lacks a value', ({ apiBase: _apiBase, ...rest }: Record<string, unknown>) => rest, /wrong at/],
    [
      'names a language that does not exist',
      (all: Record<string, unknown>) => ({ ...all, languages: ['xx'] }),
      /\/languages\/0/,
    ],
  ] as const)
    await test.step(`it ${what}`, async () => {
      const broken = await context.newPage()
      await withConfiguration(broken, change)
      await broken.goto('./')
      await expect(broken.getByRole('heading', { level: 1, name: 'The portal isn’t set up correctly' })).toBeVisible()
      await expect(broken.getByText(reason)).toBeVisible()
      await broken.close()
    })
  expect(await mock.requests({ operationId: 'listPosts' })).toHaveLength(0)
  await page.close()
})

test('a screen whose file is gone after a new build becomes the tip of the new version', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  // Realtime may have found its file gone as well; the specification wants that in the console.
  guards.announce(failedRequest, /^Refused to apply style/, realtimeLost)
  await signIn()
  await page.goto('./login')
  await expect(feedOf(page)).toBeVisible()
  await expect(tipsOf(page)).toBeAttached()
  await mock.newBuild({ chunksGone: true })
  const people = page.getByRole('link', { name: 'People', exact: true })
  await people.click()
  await expect(page.getByText('A new version of the portal is available')).toBeVisible()
  await expect(cardOf(page, lineFour)).toBeVisible()

  await page.getByRole('button', { name: 'Reload' }).click()
  await people.click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(page.getByText('A new version of the portal is available')).toHaveCount(0)
})

test('a new build that comes before the page is at rest has a page, which loads the screen that was asked for', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(failedRequest, /^Refused to apply style/, realtimeLost)
  await signIn()
  // The tips come with the overlays, and their file is gone as well.
  await page.route(/\/assets\/rest-/, (route) => route.fulfill({ status: 404 }))
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await mock.newBuild({ chunksGone: true })
  await page.getByRole('feed').getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByText('This part of the page stopped working')).toBeVisible()
  await expect(tipsOf(page)).toHaveCount(0)

  await page.unroute(/\/assets\/rest-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
})
