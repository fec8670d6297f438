import type { Page } from '@playwright/test'
import type { Schemas } from '../../mock-server/schemas.ts'
import {
  answersOf,
  ask,
  assistantButtonOf,
  assistantOf,
  lineFour,
  openAssistant,
  sentBy,
} from '../support/assistant.ts'
import { shortenTimeouts, withConfiguration } from '../support/document.ts'
import { expireWith, sessionEnded } from '../support/expire.ts'
import { noAnswer } from '../support/failures.ts'
import { tabTo } from '../support/keys.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'
import { people } from '../support/people.ts'
import { signOutByHand } from '../support/shell.ts'

test.beforeEach(async ({ signIn }) => signIn())

const widthOf = async (page: Page) => (await assistantOf(page).boundingBox())?.width
/** The focus is in the panel, or the panel has it itself: keys are heard there. */
const expectFocusKept = (page: Page) =>
  expect(
    assistantOf(page)
      .locator(':focus')
      .or(assistantOf(page).and(page.locator(':focus'))),
  ).toHaveCount(1)
const questionsOf = (page: Page) =>
  assistantOf(page).getByRole('log').getByRole('listitem').filter({ hasText: 'You asked:' })

/** The questions that the portal sends from now on. */
async function sentQuestions(page: Page) {
  const sent = await sentBy(page)
  return () => sent.filter(({ path }) => path.endsWith('/message')).map(({ body }) => body as Schemas['RagQuestion'])
}

/** Lets the assistant say something of the test's own. */
async function answerWith(page: Page, message: string, references: Schemas['AiReference'][] = []): Promise<void> {
  await page.route('**/ai/chat/rag/message', (route) =>
    route.fulfill({
      json: {
        answer: { id: 'ai-test', message, creationTimestamp: '2026-11-20T10:17:08Z', references },
        sessionId: 'ai-session-test',
      } satisfies Schemas['RagAnswer'],
    }),
  )
}

/** What is marked on the page as the words of a source, as soon as it is, and where in the window. */
async function marked(page: Page) {
  const find = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('assistant-source') ?? []
      const { top = 0, bottom = 0 } = range instanceof Range ? range.getBoundingClientRect() : {}
      return { text: String(range ?? ''), top, bottom }
    })
  await expect.poll(async () => (await find()).text).not.toBe('')
  return find()
}

const buttonOf = (page: Page, name: string) => assistantOf(page).getByRole('button', { name, exact: true })
const fieldOf = (page: Page) => assistantOf(page).getByRole('textbox', { name: 'Ask a question' })
const goTo = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click()
const expectGreeting = (page: Page) =>
  expect(assistantOf(page).getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()

test('the panel takes nothing closed, 320 px at first, 640 px widened, and what it is dragged to; a reload keeps it', async ({
  page,
}) => {
  await page.goto('./')
  await expect(assistantButtonOf(page)).toBeVisible()
  const main = page.getByRole('main')
  const whole = (await main.boundingBox())?.width ?? 0
  // 60 frames are four times as long as the panel takes to come in.
  const widest = page.evaluate(
    () =>
      new Promise<number>((report) => {
        let most = 0
        let frames = 0
        const look = () => {
          most = Math.max(most, document.documentElement.scrollWidth)
          if (document.querySelector('[role=separator]')) frames += 1
          if (frames < 60) requestAnimationFrame(look)
          else report(most)
        }
        look()
      }),
  )
  const panel = await openAssistant(page)
  await expect.poll(() => widthOf(page)).toBe(320)
  await expect.poll(async () => whole - ((await main.boundingBox())?.width ?? 0)).toBeCloseTo(321, 0)
  expect(await widest).toBe(1440)
  const edge = panel.getByRole('separator', { name: 'Width of the assistant' })

  await test.step('widened and narrowed, by keys and by the pointer', async () => {
    await buttonOf(page, 'Widen the panel').click()
    await expect.poll(() => widthOf(page)).toBe(640)
    await buttonOf(page, 'Narrow the panel').click()
    await expect.poll(() => widthOf(page)).toBe(320)
    for (const [key, width] of [
      ['ArrowLeft', 336],
      ['End', 640],
      ['Home', 320],
    ] as const) {
      await edge.press(key)
      await expect.poll(() => widthOf(page)).toBe(width)
    }
    const box = await edge.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 12, 400)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) - 88, 400)
    await page.mouse.up()
    await expect.poll(() => widthOf(page)).toBeCloseTo(420, -1)
  })

  await test.step('closed, and opened by the button in the dock', async () => {
    await buttonOf(page, 'Close the assistant').click()
    await expect(assistantOf(page)).toHaveCount(0)
    await expect(assistantButtonOf(page)).toBeFocused()
    expect((await main.boundingBox())?.width).toBe(whole)
    const inDock = page
      .getByRole('region', { name: 'Running beside your work' })
      .getByRole('button', { name: 'Assistant' })
    await inDock.click()
    await expect(panel).toBeVisible()
    await expect(assistantButtonOf(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(inDock).toHaveCount(0)
  })

  await test.step('in narrower windows it leaves the page of use, and says how wide it is drawn', async () => {
    await edge.press('End')
    for (const [window, width] of [
      [1024, 640],
      [1023, 613],
      [768, 460],
    ] as const) {
      await page.setViewportSize({ width: window, height: 768 })
      await expect.poll(() => widthOf(page), `${window}`).toBe(width)
      await expect(edge).toHaveAttribute('aria-valuenow', String(width))
      await expect(edge).toHaveAttribute('aria-valuetext', `${width} pixels`)
      // The menu folds by itself to leave the page its room.
      await expect.poll(async () => (await main.boundingBox())?.width).toBe(window - width - 1 - 64)
      expect((await panel.boundingBox())?.x).toBe(window - width)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(window)
    }
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
    await page.reload()
    await expect.poll(() => widthOf(page)).toBe(640)
    await expect(fieldOf(page)).not.toBeFocused()
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
    await buttonOf(page, 'Close the assistant').click()
    await expect(page.getByRole('button', { name: 'Collapse the menu' })).toBeVisible()
  })
})

test('questions go with the place they are asked in, each place has its chat, and signing out forgets all of them', async ({
  page,
  mock,
}) => {
  const sent = await sentQuestions(page)
  await page.goto('./')
  const panel = await openAssistant(page)
  await expectGreeting(page)
  await expect(panel.getByText('Answers come from an AI and can be wrong')).toBeVisible()
  await expect(fieldOf(page)).toBeFocused()
  await expect(buttonOf(page, 'New chat')).toHaveCount(0)

  await test.step('the field has room for one to six rows', async () => {
    const height = async () => (await fieldOf(page).boundingBox())?.height ?? 0
    const row = await fieldOf(page).evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    const one = await height()
    await fieldOf(page).fill('1\n2\n3\n4\n5\n6')
    const six = await height()
    expect(six - one).toBeCloseTo(5 * row, 0)
    await fieldOf(page).fill(Array.from({ length: 12 }, (_, line) => line).join('\n'))
    expect(await height()).toBe(six)
  })

  await ask(page, lineFour)
  await expect(buttonOf(page, 'New chat')).toBeVisible()
  await expect(answersOf(page)).toContainText('added to the morning round')
  await ask(page, 'And the VPN?')
  await expect(answersOf(page)).toHaveCount(2)

  await test.step('an answer comes in the chat that it was asked in', async () => {
    await mock.fail('askAssistant', 'delay', { delayMs: 600, times: 1 })
    const answered = page.waitForResponse('**/ai/chat/rag/message')
    await ask(page, 'What is new?')
    await goTo(page, 'Tasks')
    await expectGreeting(page)
    await answered
    await expect(answersOf(page)).toHaveCount(0)
    await goTo(page, 'Home')
    await expect(answersOf(page)).toHaveCount(3)
  })

  await test.step('half a question waits in its place, over a reload too', async () => {
    await fieldOf(page).fill('Why did line')
    await goTo(page, 'Tasks')
    await expect(fieldOf(page)).toHaveValue('')
    await page.goto('./community/quality-and-safety')
    await fieldOf(page).fill('What about the')
    await page.reload()
    await expect(fieldOf(page)).toHaveValue('What about the')
    await ask(page, 'What about the sensor?')
    await expect(answersOf(page)).toHaveCount(1)
    expect(await panel.getByRole('log').count()).toBe(1)
    expect(await panel.getByRole('status').count()).toBe(1)
    await goTo(page, 'Home')
    await expect(fieldOf(page)).toHaveValue('Why did line')
  })

  expect(sent().map(({ communityIds }) => communityIds)).toEqual([null, null, null, ['quality-and-safety']])
  expect(sent().map(({ sessionId }) => typeof sessionId)).toEqual(['undefined', 'string', 'string', 'undefined'])

  await signOutByHand(page)
  await expect(page).toHaveURL(/login/)
  expect(await page.evaluate(() => sessionStorage.getItem('questions'))).toBeNull()
  await signInByHand(page)
  await expect(assistantButtonOf(page)).toBeVisible()
  await expect(assistantOf(page)).toHaveCount(0)
  await openAssistant(page)
  await expectGreeting(page)
  await expect(fieldOf(page)).toHaveValue('')
})

test('answers appear word by word, are read out once, are copied with their sources, and lead to the words they rest on', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('./')
  const panel = await openAssistant(page)
  const helpful = buttonOf(page, 'Helpful')

  await test.step('a click shows the whole answer, and so does a look at another chat', async () => {
    await answerWith(page, Array.from({ length: 200 }, (_, index) => `word${index}`).join(' '))
    await ask(page, lineFour)
    await expect(answersOf(page).getByText('word5').last()).toBeVisible()
    // Screen readers have all of it from the beginning, and once.
    expect((await panel.getByRole('log').ariaSnapshot()).split('word199')).toHaveLength(2)
    await expect(helpful).toHaveCount(0)
    await answersOf(page).click()
    await expect(helpful).toBeVisible({ timeout: 1_000 })
    expect((await panel.getByRole('log').ariaSnapshot()).split('word199')).toHaveLength(2)
    await buttonOf(page, 'New chat').click()
    await ask(page, lineFour)
    await expect(answersOf(page).getByText('word5').last()).toBeVisible()
    await goTo(page, 'Tasks')
    await expectGreeting(page)
    await goTo(page, 'Home')
    await expect(helpful).toBeVisible({ timeout: 1_000 })
  })

  await test.step('the scroll is let go of when somebody reads above, and leads back', async () => {
    await buttonOf(page, 'New chat').click()
    const paragraphs = Array.from({ length: 90 }, (_, index) => `Paragraph ${index} of a long answer.`)
    await answerWith(page, paragraphs.join('\n\n'))
    await ask(page, lineFour)
    await expect(answersOf(page).getByText('Paragraph 30 of a long answer.', { exact: true })).toBeVisible()
    await answersOf(page).hover()
    await page.mouse.wheel(0, -600)
    const latest = buttonOf(page, 'Jump to the latest')
    await expect(latest).toBeVisible()
    // Any key shows the rest at once, and moves nobody.
    await page.keyboard.press('Shift')
    await expect(panel.getByText('Written by AI')).toBeAttached({ timeout: 1_000 })
    await expect(panel.getByText('Written by AI')).not.toBeInViewport()
    await latest.press('Enter')
    await expect(panel.getByText('Written by AI')).toBeInViewport()
    await expect(latest).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(helpful).toBeFocused()
  })

  await test.step('sources open beside the answer', async () => {
    await page.unroute('**/ai/chat/rag/message')
    await buttonOf(page, 'New chat').click()
    await ask(page, lineFour)
    await buttonOf(page, 'Copy with sources').click()
    await expect(page.getByText('Answer copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('had drifted by 0.4 mm')
    expect(copied).toMatch(/\[2\] report-line4\.pdf: http.*entity=attachments/)
    await panel.getByRole('button', { name: /^Source 1: Line 4 stop/ }).click()
    await expect(page).toHaveURL(/\/post\/[^/?]+$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Line 4 stop')
    expect((await marked(page)).text).toContain('position sensor')
    await panel
      .getByRole('list', { name: 'Sources' })
      .getByRole('button', { name: /report-line4.pdf/ })
      .click()
    await expect(page).toHaveURL(/entity=attachments/)
    await expect(answersOf(page)).toContainText('had drifted')
  })
})

test('on a phone the panel covers the window, gives way to the words of a source, and is there again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('./')
  const panel = await openAssistant(page)
  await expect.poll(async () => panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
  await ask(page, lineFour)
  await expect(answersOf(page)).toContainText('added to the morning round')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)

  await openAssistant(page)
  await panel.getByRole('button', { name: /^Source 1: Line 4 stop/ }).click()
  await expect(panel).toHaveCount(0)
  const title = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(title).toContainText('Line 4 stop')
  await expect(title).toBeFocused()
  const words = await marked(page)
  expect(words.text).toContain('position sensor')
  expect(words.top).toBeGreaterThan(0)
  expect(words.bottom).toBeLessThan(844)

  await openAssistant(page)
  await expect(answersOf(page)).toContainText('had drifted')
  // The same post again: the panel gives way to it although the address stays.
  await panel.getByRole('button', { name: /^Source 1: Line 4 stop/ }).click()
  await expect(panel).toHaveCount(0)
  await expect(title).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/post\/[^/?]+$/)
  await page.goBack()
  await openAssistant(page)
  await expect(answersOf(page)).toContainText('had drifted')
})

test('a question without an answer says why, in the words of the installation too, and leaves again on request', async ({
  page,
  mock,
  guards,
}) => {
  guards.announce(...sessionEnded)
  const words = { ERROR_429: 'Ask after the break.', ERROR_422: 'This is not for you.' }
  await withConfiguration(page, (configuration) => ({
    ...configuration,
    labelSets: { static: [], dynamic: ['portal'] },
  }))
  await page.route('**/core/settings/labels/portal/en', (route) => route.fulfill({ json: { AI: words } }))
  const labels = page.waitForResponse('**/core/settings/labels/portal/en')
  const sent = await sentQuestions(page)
  await page.goto('./')
  await labels
  const panel = await openAssistant(page)
  const log = panel.getByRole('log')
  const again = buttonOf(page, 'Ask again')
  const noAnswerCame = /No answer came/

  for (const [status, said] of [
    [429, words.ERROR_429],
    [422, words.ERROR_422],
    [500, noAnswerCame],
  ] as const) {
    await mock.fail('askAssistant', 'status', { status, times: 1 })
    if (status === 429) await ask(page, lineFour)
    else await again.click()
    await expect(log).toContainText(said)
  }

  await test.step('without a network, without sense, and without an end', async () => {
    await page.route('**/ai/chat/rag/message', (route) => route.abort('internetdisconnected'), { times: 1 })
    const failed = page.waitForEvent('requestfailed')
    await again.click()
    await failed
    await expect(log).toContainText(noAnswerCame)
    await mock.fail('askAssistant', 'wrong-shape', { times: 1 })
    const answered = page.waitForResponse('**/ai/chat/rag/message')
    await again.click()
    await answered
    await expect(log).toContainText(noAnswerCame)
    await shortenTimeouts(page)
    await mock.fail('askAssistant', ...noAnswer)
    await again.click()
    await expect(panel.getByRole('status')).toHaveText('Looking for an answer')
    await expect(log).toContainText(noAnswerCame)
    await expect(buttonOf(page, 'Stop waiting')).toHaveCount(0)
    await mock.clearFaults()
  })

  await test.step('with the end of the session', async () => {
    await expireWith(page, 'POST', /ai\/chat\/rag\/message/)
    await again.click()
    await expect(page.getByRole('dialog', { name: /sign in/i })).toBeVisible()
    await signInByHand(page)
  })
  await expect(answersOf(page)).toContainText('had drifted')
  await expect(log).not.toContainText(noAnswerCame)
  await expect(questionsOf(page)).toHaveCount(1)
  expect(new Set(sent().map(({ question }) => question))).toEqual(new Set([lineFour]))
})

test('answers ask no foreign host for anything, and stand there whole for those who want no movement', async ({
  page,
}) => {
  // The guards of the suite fail for any foreign request and for any violation of the content policy.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await answerWith(
    page,
    [
      '![pixel](https://evil.example/pixel.png)',
      '<img src="https://evil.example/a.png" onerror="fetch(\'https://evil.example/b\')">',
      '<script src="https://evil.example/c.js"></script><iframe src="https://evil.example/d"></iframe>',
      '<style>@import "https://evil.example/e.css";</style>',
      '[run](javascript:fetch("https://evil.example/f)) and [data](data:text/html,<script>alert(1)</script>)',
      '![ref][pic]\n\n[pic]: https://evil.example/g.png',
      'A plain https://evil.example/h and [a link](https://evil.example/i "title").',
      Array.from({ length: 400 }, (_, index) => `word${index}`).join(' '),
    ].join('\n\n'),
  )
  await page.goto('./')
  await openAssistant(page)
  await ask(page, lineFour)
  await expect(buttonOf(page, 'Helpful')).toBeVisible({ timeout: 3_000 })
  await expect(answersOf(page).locator('img, script, iframe, style')).toHaveCount(0)
  const links = await answersOf(page)
    .locator('a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links.every((href) => href !== null && /^https:\/\/evil\.example\/[hi]/.test(href))).toBe(true)
  await expect(answersOf(page).locator('a').first()).toHaveAttribute('rel', /noopener/)
})

for (const width of [390, 1440]) {
  test(`without a mouse, in a window of ${width} px, a question is chosen, given up and asked again, and its answer judged: the focus stays in the panel`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await mock.fail('askAssistant', 'delay', { delayMs: 15_000 })
    const sent = await sentBy(page)
    await page.goto('./')
    await assistantButtonOf(page).press('Enter')
    const panel = assistantOf(page)
    const button = (name: string) => buttonOf(page, name)
    await expectFocusKept(page)

    await tabTo(page, button('What is new in my communities this week?'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toHaveText('Looking for an answer')
    await expectFocusKept(page)
    await tabTo(page, button('Stop waiting'))
    await page.keyboard.press('Enter')
    await expect(panel.getByText('You stopped waiting for the answer.')).toBeVisible()
    await expectFocusKept(page)
    await mock.clearFaults()
    await tabTo(page, button('Ask again'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(answersOf(page)).toHaveCount(1)
    await expectFocusKept(page)

    const dislike = button('Not helpful')
    const form = panel.getByRole('form', { name: 'What was wrong with it?' })
    await tabTo(page, dislike, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(form).toBeVisible()
    await expect(dislike).toBeFocused()
    await tabTo(page, form.getByRole('button', { name: 'Something is missing' }))
    await page.keyboard.press('Space')
    await tabTo(page, form.getByRole('button', { name: 'Send' }))
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toHaveText(/Thank you/)
    // The form is gone; the focus is with the opinion that it was about.
    await expect(dislike).toBeFocused()
    for (const pressed of ['false', 'true']) {
      // It is not heard while the server has still to take the one before.
      await expect(dislike).toBeEnabled()
      await page.keyboard.press('Enter')
      await expect(dislike).toHaveAttribute('aria-pressed', pressed)
    }
    await tabTo(page, form.getByRole('button', { name: 'Not now' }))
    await page.keyboard.press('Enter')
    await expect(form).toHaveCount(0)
    await expect(dislike).toBeFocused()

    await tabTo(page, button('New chat'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expectGreeting(page)
    await expectFocusKept(page)
    expect(sent.filter(({ path }) => path.endsWith('/feedback')).map(({ body }) => body)).toEqual([
      { like: false },
      { like: false, feedbacks: ['incomplete'] },
      { like: null },
      { like: false },
    ])
  })
}

test.describe('a chat that the assistant has forgotten', () => {
  test.use({ seed: 'assistant-expired' })

  test('says so, and offers a new one only', async ({ page, guards }) => {
    guards.announce(failedRequest)
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page)).toContainText('added to the morning round')
    await ask(page, 'And the VPN?')
    await expect(panel.getByText('This chat has ended')).toBeVisible()
    // The field went with the chat.
    await expect(panel).toBeFocused()
    await expect(fieldOf(page)).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
    await panel.getByRole('log').getByRole('button', { name: 'New chat' }).click()
    await expect(panel.getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await expect(fieldOf(page)).toBeFocused()
  })
})

test.describe('without the feature', () => {
  test.use({ seed: 'no-assistant' })

  test('there is no trace of it, and with it no button on what is made for paper', async ({ page, mock, signIn }) => {
    await page.goto('./')
    // The frame has come to rest when the notifications have their number.
    await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Assistant' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Running beside your work' })).toHaveCount(0)

    // The connection of the first page would meet a world that does not know it.
    await page.goto('about:blank')
    await mock.reset('default')
    // It needs no licence of the chat.
    await signIn(people.withoutChat.userName)
    await page.goto('./post/print/p-1042')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(assistantButtonOf(page)).toHaveCount(0)
    await page.goto('./tasks')
    await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page)).toHaveCount(1)
  })
})
