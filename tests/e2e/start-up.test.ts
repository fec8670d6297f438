import { withConfiguration, withShortTimeouts } from '../support/document.ts'
import { noAnswer } from '../support/failures.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

test('a start that fails has a page that names the request, and a way on', async ({ page, signIn, mock }) => {
  await signIn()
  // Every way in which each call can fail has its ending in src/app/start-up/fault-walk.test.ts.
  for (const [operationId, kind, options] of [
    ['getEnvironment', 'html', { status: 502 }],
    ['getSession', 'status', { status: 500 }],
    ['getEnvironment', 'status', { status: 401 }],
    ['getSession', 'wrong-shape', {}],
  ] as const) {
    await mock.forgetRequests()
    await mock.fail(operationId, kind, options)
    await page.goto('./')
    await expect(page.getByRole('heading', { level: 1, name: 'The portal cannot start' })).toBeVisible()
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

  await test.step('where an answer never comes', async () => {
    await withShortTimeouts(page, 1_000)
    for (const operationId of ['getEnvironment', 'getSession']) {
      await mock.fail(operationId, ...noAnswer)
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1, name: 'The server cannot be reached' })).toBeVisible()
      await mock.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cardOf(page, lineFour)).toBeVisible()
    }
  })
})

test('a session that answers 401 leads to sign-in, and back to the address that was asked for', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn()
  await mock.fail('getSession', 'status', { status: 401, code: 'session-expired' })
  await page.goto('./?filter=unread')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await mock.clearFaults()
  await signInByHand(page)
  await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()
})

test('the portal starts with late answers, without time zones, and without the posts of the first screen', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn()
  await test.step('late answers', async () => {
    for (const operationId of ['getEnvironment', 'getSession', 'listTimeZones', 'listPosts'])
      await mock.fail(operationId, 'delay', { delayMs: 1_000 })
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
    await mock.clearFaults()
  })
  await withShortTimeouts(page, 2_000)
  for (const [timeZones, posts] of [
    [
      ['html', { status: 502 }],
      ['malformed', {}],
    ],
    [noAnswer, noAnswer],
  ] as const)
    await test.step(`time zones with “${timeZones[0]}”, posts with “${posts[0]}”`, async () => {
      await mock.fail('listTimeZones', timeZones[0], timeZones[1])
      await mock.fail('listPosts', posts[0], posts[1])
      await page.goto('./')
      await expect(page.getByText('The posts could not be loaded')).toBeVisible({ timeout: 30_000 })
      await expect(page.getByRole('banner')).toBeVisible()
      await mock.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cardOf(page, lineFour)).toBeVisible()
    })
})

test('a service that rests says so, and the page goes on where one was when it is back', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn()
  await page.clock.install()
  await mock.outOfService(true)
  await page.goto('./?filter=unread')
  await expect(page.getByRole('heading', { level: 1, name: 'The portal rests for a moment' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Out of service' })).toBeVisible()
  await expect(page.getByText('It is under maintenance and comes back by itself.')).toBeVisible()
  await expect(page.getByText('503')).toBeVisible()

  const asked = async () => (await mock.requests({ operationId: 'getEnvironment' })).length
  const before = await asked()
  await page.clock.runFor(19_000)
  expect(await asked()).toBe(before)
  await page.clock.runFor(2_000)
  await expect.poll(asked).toBe(before + 1)
  await expect(page.getByRole('heading', { level: 1, name: 'The portal rests for a moment' })).toBeVisible()

  await mock.outOfService(false)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()
  await expect(page).toHaveURL(/\?filter=unread$/)

  await test.step('at the address of that page, which leads home when it is back', async () => {
    await mock.outOfService(true)
    await page.goto('./error/out-of-service')
    await expect(page.getByRole('heading', { level: 1, name: 'The portal rests for a moment' })).toBeVisible()
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
      await expect(broken.getByRole('heading', { level: 1, name: 'The portal is not set up properly' })).toBeVisible()
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
}) => {
  await signIn()
  await page.goto('./login')
  await expect(feedOf(page)).toBeVisible()
  await expect(tipsOf(page)).toBeAttached()
  await mock.newBuild({ chunksGone: true })
  const people = page.getByRole('link', { name: 'People', exact: true })
  await people.click()
  await expect(page.getByText('A new version of the portal is here')).toBeVisible()
  await expect(cardOf(page, lineFour)).toBeVisible()

  await page.getByRole('button', { name: 'Load again' }).click()
  await people.click()
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
  await expect(page.getByText('A new version of the portal is here')).toHaveCount(0)
})

test('a new build that comes before the page is at rest has a page, which loads the screen that was asked for', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(failedRequest)
  await signIn()
  // The tips come with the overlays, and their file is gone as well.
  await page.route(/\/assets\/rest-/, (route) => route.fulfill({ status: 404 }))
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await mock.newBuild({ chunksGone: true })
  await feedOf(page).getByRole('link', { name: lineFour, exact: true }).click()
  // The overlays may have stopped as well, and say so beside the page.
  await expect(page.getByText('This part of the page has stopped').first()).toBeVisible()
  await expect(tipsOf(page)).toHaveCount(0)

  await page.unroute(/\/assets\/rest-/)
  for (const again of (await page.getByRole('button', { name: 'Try again' }).all()).reverse()) await again.click()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
})
