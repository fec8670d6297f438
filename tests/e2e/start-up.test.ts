import { withConfiguration, withShortPatience } from '../support/document.ts'
import { noAnswer, uselessAnswers } from '../support/failures.ts'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { expect, failAs, failedRequest, realtimeLost, signInByHand, test } from '../support/portal.ts'
import { tipsOf } from '../support/shell.ts'

/** What the portal writes to the console about a start that failed. */
const reported = /start-up/

/** Refusals that make no sense at a start: a proxy or a mistake gives them. */
const strangeRefusals = [403, 404, 422, 429].map((status) => ['status', { status }] as const)

function nameOf(kind: string, { status }: { status?: number }): string {
  return kind === 'status' ? `${kind} ${status}` : kind
}

for (const operationId of ['getEnvironment', 'getSession'] as const) {
  for (const [kind, options] of [...uselessAnswers, ...strangeRefusals]) {
    test(`a start whose ${operationId} answers with “${nameOf(kind, options)}” has a page, and a way on`, async ({
      page,
      signIn,
      mock,
      guards,
    }) => {
      guards.announce(reported)
      await signIn()
      await failAs({ mock, guards }, operationId, kind, options)
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1, name: 'The portal cannot start' })).toBeVisible()

      await mock.clearFaults()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(cardOf(page, lineFour)).toBeVisible()
    })
  }

  test(`a start whose ${operationId} never answers has a page, and a way on`, async ({
    page,
    signIn,
    mock,
    guards,
  }) => {
    guards.announce(reported)
    await signIn()
    await failAs({ mock, guards }, operationId, 'never')
    await withShortPatience(page)
    await page.goto('./')
    await expect(page.getByRole('heading', { level: 1, name: 'The server cannot be reached' })).toBeVisible()

    await mock.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardOf(page, lineFour)).toBeVisible()
  })
}

test('an environment info that answers 401 has a page, and does not lead to sign-in', async ({
  page,
  mock,
  guards,
}) => {
  guards.announce(reported)
  await failAs({ mock, guards }, 'getEnvironment', 'status', { status: 401 })
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1, name: 'The portal cannot start' })).toBeVisible()
})

test('a session that answers 401 leads to the door, and back to the address that was asked for', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(reported)
  await signIn()
  await failAs({ mock, guards }, 'getSession', 'status', { status: 401, code: 'session-expired' })
  await page.goto('./?filter=unread')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await mock.clearFaults()
  await signInByHand(page)
  await expect(page.getByRole('radio', { name: 'Unread' })).toBeChecked()
})

for (const operationId of ['getEnvironment', 'getSession', 'listTimeZones', 'listPosts'] as const)
  test(`the portal starts although ${operationId} answers late`, async ({ page, signIn, mock }) => {
    await signIn()
    await mock.fail(operationId, 'delay', { delayMs: 2_000 })
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
  })

for (const kind of ['status', 'html', 'empty', 'wrong-shape'] as const)
  test(`the page of a start that failed by “${kind}” names the request that the server knows`, async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(reported)
    await failAs({ mock, guards }, 'getEnvironment', kind)
    await page.goto('./')
    const [, named] = /Request (\S+)/.exec(await page.getByText(/^Request \S+/).innerText()) ?? []
    const asked = await mock.requests({ operationId: 'getEnvironment' })
    expect(asked.map(({ requestId }) => requestId)).toContain(named)
  })

for (const [kind, options] of [...uselessAnswers, noAnswer]) {
  test(`the portal starts although the time zones answer with “${kind}”`, async ({ page, signIn, mock, guards }) => {
    guards.announce(reported)
    await signIn()
    await failAs({ mock, guards }, 'listTimeZones', kind, options)
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
  })

  test(`the shell stands although the first page answers with “${kind}”`, async ({ page, signIn, mock, guards }) => {
    guards.announce(/./)
    await signIn()
    await failAs({ mock, guards }, 'listPosts', kind, options)
    // Enough for a busy machine to answer afterwards.
    await withShortPatience(page, 4_000)
    await page.goto('./')
    await expect(page.getByText('The posts could not be loaded')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('banner')).toBeVisible()

    await mock.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cardOf(page, lineFour)).toBeVisible()
  })
}

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
})

test('the address of that page opens while the service rests, and leads home when it is back', async ({
  page,
  signIn,
  mock,
  guards,
}) => {
  guards.announce(failedRequest)
  await signIn()
  await page.clock.install()
  await mock.outOfService(true)
  await page.goto('./error/out-of-service')
  await expect(page.getByRole('heading', { level: 1, name: 'The portal rests for a moment' })).toBeVisible()
  await expect(page).toHaveURL(/\/error\/out-of-service$/)

  await mock.outOfService(false)
  await page.clock.runFor(20_000)
  await expect(feedOf(page)).toBeVisible()
  await expect(page).not.toHaveURL(/out-of-service/)
})

for (const [what, change, reason] of [
  ['is not JSON', () => '{"basePath": ', /not JSON/],
  ['lacks a value', ({ apiBase: _apiBase, ...rest }: Record<string, unknown>) => rest, /wrong at/],
  [
    'names a language that does not exist',
    (all: Record<string, unknown>) => ({ ...all, languages: ['xx'] }),
    /\/languages\/0/,
  ],
] as const) {
  test(`a configuration that ${what} has a page that says where`, async ({ page, mock, guards }) => {
    guards.announce(/configuration/i)
    await withConfiguration(page, change)
    await page.goto('./')
    await expect(page.getByRole('heading', { level: 1, name: 'The portal is not set up properly' })).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    expect(await mock.requests({ operationId: 'listPosts' })).toHaveLength(0)
  })
}

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
  await page.getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByText('A new version of the portal is here')).toBeVisible()
  await expect(cardOf(page, lineFour)).toBeVisible()

  await page.getByRole('button', { name: 'Load again' }).click()
  await page.getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
  await expect(page.getByText('A new version of the portal is here')).toHaveCount(0)
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
  await page.route(/\/assets\/Overlays-/, (route) => route.fulfill({ status: 404 }))
  await page.goto('./')
  await expect(feedOf(page)).toBeVisible()
  await mock.newBuild({ chunksGone: true })
  await page.getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByText('This part of the page has stopped')).toBeVisible()
  await expect(tipsOf(page)).toHaveCount(0)

  await page.unroute(/\/assets\/Overlays-/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
})

test('an address that leads nowhere has a page, with a way home', async ({ page, signIn }) => {
  await signIn()
  await page.goto('./no/such/place')
  await expect(page).toHaveURL(/\/error\/page-not-found$/)
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(cardOf(page, lineFour)).toBeVisible()
})

test('the page of a closed thing is worded for that thing', async ({ page, signIn }) => {
  await signIn()
  for (const [entity, title] of [
    ['community', 'This community is not open to you'],
    ['workspace', 'This workspace is not open to you'],
    ['catalog', 'This catalogue is not open to you'],
    ['nonsense', 'This page is not open to you'],
  ] as const) {
    await page.goto(`./error/forbidden-access?entity=${entity}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('error pages are open to people who are not signed in', async ({ page }) => {
  await page.goto('./error/page-not-found')
  await expect(page.getByRole('heading', { level: 1, name: 'There is nothing at this address' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await signInByHand(page)
  await expect(cardOf(page, lineFour)).toBeVisible()
})
