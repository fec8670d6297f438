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
import { withConfiguration, withShortPatience } from '../support/document.ts'
import { expireWith, sessionEnded } from '../support/expire.ts'
import { noAnswer } from '../support/failures.ts'
import { tabTo } from '../support/keys.ts'
import { expect, failAs, failedRequest, realtimeLost, signInByHand, test } from '../support/portal.ts'
import { people } from '../support/people.ts'
import { signOutByHand, tipsOf } from '../support/shell.ts'

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

test.describe('the panel', () => {
  test('greets by the first name, says what it is for, and has a field; new chat comes with the first message', async ({
    page,
  }) => {
    await page.goto('./')
    await expect(assistantOf(page)).toHaveCount(0)
    const panel = await openAssistant(page)
    await expect(panel.getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await expect(panel.getByText('Answers come from an AI and can be wrong')).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Ask a question' })).toBeFocused()
    await expect(panel.getByRole('button', { name: 'New chat' })).toHaveCount(0)
    await ask(page, lineFour)
    await expect(panel.getByRole('button', { name: 'New chat' })).toBeVisible()
    await expect(answersOf(page)).toContainText('A position sensor on the second press had drifted')
  })

  test('takes nothing closed, 320 px at first, 640 px widened, and what it is dragged to', async ({ page }) => {
    await page.goto('./')
    await expect(assistantButtonOf(page)).toBeVisible()
    const main = page.getByRole('main')
    const whole = (await main.boundingBox())?.width ?? 0
    const panel = await openAssistant(page)
    await expect.poll(() => widthOf(page)).toBe(320)
    await expect.poll(async () => whole - ((await main.boundingBox())?.width ?? 0)).toBeCloseTo(321, 0)
    await panel.getByRole('button', { name: 'Widen the panel' }).click()
    await expect.poll(() => widthOf(page)).toBe(640)
    await panel.getByRole('button', { name: 'Narrow the panel' }).click()
    await expect.poll(() => widthOf(page)).toBe(320)
    const edge = panel.getByRole('separator', { name: 'Width of the assistant' })
    await edge.press('ArrowLeft')
    await expect.poll(() => widthOf(page)).toBe(336)
    await edge.press('End')
    await expect.poll(() => widthOf(page)).toBe(640)
    await edge.press('Home')
    await edge.press('ArrowRight')
    await expect.poll(() => widthOf(page)).toBe(320)
    const box = await edge.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 12, 400)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) - 88, 400)
    await page.mouse.up()
    await expect.poll(() => widthOf(page)).toBeCloseTo(420, -1)
    await panel.getByRole('button', { name: 'Close the assistant' }).click()
    await expect(assistantOf(page)).toHaveCount(0)
    await expect(assistantButtonOf(page)).toBeFocused()
    expect((await main.boundingBox())?.width).toBe(whole)
  })

  test('never makes the page wider than the window, not even on its way in', async ({ page }) => {
    await page.goto('./')
    await expect(assistantButtonOf(page)).toBeVisible()
    const widest = page.evaluate(
      () =>
        new Promise<number>((report) => {
          let most = 0
          let frames = 0
          // 60 frames are four times as long as the panel takes.
          const look = () => {
            most = Math.max(most, document.documentElement.scrollWidth)
            if (document.querySelector('[role=separator]')) frames += 1
            if (frames < 60) requestAnimationFrame(look)
            else report(most)
          }
          look()
        }),
    )
    await openAssistant(page)
    expect(await widest).toBe(1440)
  })

  test('has its 640 px from a window of 1024 px on, beside a page that stays of use, and below it says how wide it is drawn', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto('./')
    const panel = await openAssistant(page)
    await panel.getByRole('button', { name: 'Widen the panel' }).click()
    const edge = panel.getByRole('separator', { name: 'Width of the assistant' })
    const main = page.getByRole('main')
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
    await edge.press('ArrowRight')
    await expect.poll(() => widthOf(page)).toBe(444)
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect(page.getByRole('button', { name: 'Collapse the menu' })).toBeVisible()
    await edge.press('End')
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible()
    await panel.getByRole('button', { name: 'Close the assistant' }).click()
    await expect(page.getByRole('button', { name: 'Collapse the menu' })).toBeVisible()
  })

  test('is found after a reload as it was left', async ({ page }) => {
    await page.goto('./')
    const panel = await openAssistant(page)
    await panel.getByRole('button', { name: 'Widen the panel' }).click()
    await page.reload()
    await expect(assistantOf(page)).toBeVisible()
    await expect.poll(() => widthOf(page)).toBe(640)
    await expect(assistantOf(page).getByRole('textbox')).not.toBeFocused()
  })

  test('opens from the dock as well, which leads to the same', async ({ page }) => {
    await page.goto('./')
    const dock = page.getByRole('region', { name: 'Running beside your work' })
    await dock.getByRole('button', { name: 'Assistant' }).click()
    await expect(assistantOf(page)).toBeVisible()
    await expect(assistantButtonOf(page)).toHaveAttribute('aria-expanded', 'true')
    await expect(dock.getByRole('button', { name: 'Assistant' })).toHaveCount(0)
  })

  test('covers a phone, and gives the window back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('./')
    const panel = await openAssistant(page)
    await expect.poll(async () => panel.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await ask(page, lineFour)
    await expect(answersOf(page)).toContainText('added to the morning round')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
    await expect(assistantOf(page)).toHaveCount(0)
  })

  test('has a button on the routes that allow it, and none elsewhere', async ({ page }) => {
    await page.goto('./post/print/p-1042')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(assistantButtonOf(page)).toHaveCount(0)
    await page.goto('./tasks')
    await expect(assistantButtonOf(page)).toBeVisible()
  })

  test('has one log and one status, whatever stands in it', async ({ page }) => {
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
    await panel.getByRole('button', { name: 'Not helpful' }).click()
    await expect(panel.getByRole('form')).toBeVisible()
    expect(await panel.getByRole('log').count()).toBe(1)
    expect(await panel.getByRole('status').count()).toBe(1)
  })
})

test('is there for whoever is signed in, without the licence of the chat', async ({ page, signIn }) => {
  await signIn(people.withoutChat.userName)
  await page.goto('./')
  await openAssistant(page)
  await ask(page, lineFour)
  await expect(answersOf(page)).toHaveCount(1)
})

test.describe('without the feature', () => {
  test.use({ seed: 'no-assistant' })

  test('there is no trace of it', async ({ page }) => {
    await page.goto('./')
    await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
    // The frame has come to rest when the notifications have their number.
    await expect(page.getByRole('button', { name: /^Notifications, \d+ unread/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Assistant' })).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Running beside your work' })).toHaveCount(0)
  })
})

test.describe('questions', () => {
  test('go with the community on its routes, with none elsewhere, and each place has a chat', async ({ page }) => {
    const sent = await sentQuestions(page)
    await page.goto('./')
    await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page)).toHaveCount(1)
    await page.goto('./community/quality-and-safety')
    await ask(page, 'What about the sensor?')
    await expect(answersOf(page)).toHaveCount(1)
    await page.goto('./tasks')
    await ask(page, 'What is new?')
    await expect(answersOf(page)).toHaveCount(1)
    expect(sent().map(({ communityIds }) => communityIds)).toEqual([null, ['quality-and-safety'], null])
    expect(sent().every(({ sessionId }) => sessionId === undefined)).toBe(true)
  })

  test('go on in their session, and a switch of routes keeps each chat', async ({ page }) => {
    const sent = await sentQuestions(page)
    await page.goto('./')
    await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page)).toContainText('added to the morning round')
    await ask(page, 'And the VPN?')
    await expect(answersOf(page)).toHaveCount(2)
    expect(sent()[0]?.sessionId).toBeUndefined()
    expect(sent()[1]?.sessionId).toMatch(/./)
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).first().click()
    await expect(assistantOf(page).getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await ask(page, 'What is new?')
    await expect(answersOf(page)).toHaveCount(1)
    await assistantOf(page).getByRole('button', { name: 'New chat' }).click()
    await expect(assistantOf(page).getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    await expect(answersOf(page)).toHaveCount(2)
  })

  test('wait for each other: nothing leaves while an answer is awaited, which can be given up', async ({
    page,
    mock,
  }) => {
    await mock.fail('askAssistant', 'delay', { delayMs: 15_000 })
    const sent = await sentQuestions(page)
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(panel.getByRole('status')).toHaveText('Looking for an answer')
    await ask(page, 'And now?')
    await expect(panel.getByRole('button', { name: 'Send the question' })).toHaveCount(0)
    expect(sent()).toHaveLength(1)
    await panel.getByRole('button', { name: 'Stop waiting' }).click()
    await expect(panel.getByText('You stopped waiting for the answer.')).toBeVisible()
    await mock.clearFaults()
    await panel.getByRole('button', { name: 'Ask again' }).click()
    await expect(answersOf(page)).toContainText('had drifted')
    await expect(questionsOf(page)).toHaveCount(1)
    await expect(panel.getByRole('textbox', { name: 'Ask a question' })).toHaveValue('And now?')
  })

  test('find their answer in their own chat, wherever the person is when it comes', async ({ page, mock }) => {
    await mock.fail('askAssistant', 'delay', { delayMs: 1_500, times: 1 })
    await page.goto('./')
    await openAssistant(page)
    const answered = page.waitForResponse('**/ai/chat/rag/message')
    await ask(page, lineFour)
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).first().click()
    await expect(assistantOf(page).getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await answered
    await expect(answersOf(page)).toHaveCount(0)
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    await expect(answersOf(page)).toContainText('had drifted')
  })

  test('that are half written wait in their place: through routes and reloads, for this tab alone, until the person signs out', async ({
    page,
    context,
  }) => {
    const field = () => assistantOf(page).getByRole('textbox', { name: 'Ask a question' })
    await page.goto('./')
    await openAssistant(page)
    await field().fill('Why did line')
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).first().click()
    await expect(field()).toHaveValue('')
    await field().fill('What is')
    await page.reload()
    await expect(field()).toHaveValue('What is')

    const other = await context.newPage()
    await other.goto('./tasks')
    await expect(assistantOf(other).getByRole('textbox', { name: 'Ask a question' })).toHaveValue('')
    await other.close()

    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    await expect(field()).toHaveValue('Why did line')
    await signOutByHand(page)
    await expect(page).toHaveURL(/login/)
    expect(await page.evaluate(() => sessionStorage.getItem('questions'))).toBeNull()
    await signInByHand(page)
    await openAssistant(page)
    await expect(field()).toHaveValue('')
  })

  test('have room for one to six rows', async ({ page }) => {
    await page.goto('./')
    const panel = await openAssistant(page)
    const field = panel.getByRole('textbox', { name: 'Ask a question' })
    const height = async () => (await field.boundingBox())?.height ?? 0
    const row = await field.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
    const one = await height()
    await field.fill('1\n2\n3\n4\n5\n6')
    const six = await height()
    expect(six - one).toBeCloseTo(5 * row, 0)
    await field.fill(Array.from({ length: 12 }, (_, row) => row).join('\n'))
    expect(await height()).toBe(six)
  })
})

test.describe('answers', () => {
  test('appear word by word, once, and stand there whole after a click', async ({ page }) => {
    const words = Array.from({ length: 200 }, (_, index) => `word${index}`)
    await answerWith(page, words.join(' '))
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page).getByText('word5').last()).toBeVisible()
    // Those who listen have all of it from the beginning, and once.
    expect((await panel.getByRole('log').ariaSnapshot()).split('word199')).toHaveLength(2)
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toHaveCount(0)
    await answersOf(page).click()
    const whole = expect(panel.getByRole('button', { name: 'Helpful', exact: true }))
    await whole.toBeVisible({ timeout: 1_000 })
    expect((await panel.getByRole('log').ariaSnapshot()).split('word199')).toHaveLength(2)
    await panel.getByRole('button', { name: 'Close the assistant' }).click()
    await openAssistant(page)
    await whole.toBeVisible({ timeout: 1_000 })

    // Who looks at something else while an answer appears finds it whole.
    await panel.getByRole('button', { name: 'New chat' }).click()
    await ask(page, lineFour)
    await expect(answersOf(page).getByText('word5').last()).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).first().click()
    await expect(panel.getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    await whole.toBeVisible({ timeout: 1_000 })
  })

  test('take 30 ms for each word', async ({ page }) => {
    await answerWith(page, Array.from({ length: 100 }, (_, index) => `word${index}`).join(' '))
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await answersOf(page).waitFor()
    const began = Date.now()
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
    expect(Date.now() - began).toBeGreaterThan(2_000)
    expect(Date.now() - began).toBeLessThan(4_500)
  })

  test('stand there whole for those who want no movement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await answerWith(page, Array.from({ length: 400 }, (_, index) => `word${index}`).join(' '))
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible({ timeout: 3_000 })
  })

  test('ask no foreign host for anything, whatever they say', async ({ page }) => {
    // The guards of the suite fail for any foreign request and for any violation of the content policy.
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
      ].join('\n\n'),
    )
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
    await expect(answersOf(page).locator('img, script, iframe, style')).toHaveCount(0)
    const links = await answersOf(page)
      .locator('a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(links.every((href) => href !== null && /^https:\/\/evil\.example\/[hi]/.test(href))).toBe(true)
    await expect(answersOf(page).locator('a').first()).toHaveAttribute('rel', /noopener/)
  })

  test('are marked as written by AI, and lead to the place that they rest on, which opens beside them', async ({
    page,
  }) => {
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(panel.getByText('Written by AI')).toBeVisible()
    await panel.getByRole('button', { name: /^Source 1: Line 4 stop/ }).click()
    await expect(page).toHaveURL(/\/post\/[^/?]+$/)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('Line 4 stop')
    await expect(answersOf(page)).toContainText('had drifted')
    await expect
      .poll(() => page.evaluate(() => [...(CSS.highlights.get('assistant-source') ?? [])].map(String)))
      .toEqual([expect.stringContaining('position sensor')])
    await panel
      .getByRole('list', { name: 'Sources' })
      .getByRole('button', { name: /report-line4.pdf/ })
      .click()
    await expect(page).toHaveURL(/entity=attachments/)
    await expect(answersOf(page)).toContainText('had drifted')
  })

  test('lead from a phone to the words of a source, and back to the chat', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await panel.getByRole('button', { name: /^Source 1: Line 4 stop/ }).click()
    // The panel would cover what is wanted now.
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

  test('are copied with their sources', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await panel.getByRole('button', { name: 'Copy with sources' }).click()
    await expect(page.getByText('Answer copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('had drifted by 0.4 mm')
    expect(copied).toMatch(/\[2\] report-line4\.pdf: http.*entity=attachments/)
  })

  test('let go of the scroll when somebody reads above, and lead back', async ({ page }) => {
    await answerWith(
      page,
      Array.from({ length: 90 }, (_, index) => `Paragraph ${index} of a long answer.`).join('\n\n'),
    )
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page).getByText('Paragraph 30 of a long answer.', { exact: true })).toBeVisible()
    await answersOf(page).hover()
    await page.mouse.wheel(0, -600)
    const latest = panel.getByRole('button', { name: 'Jump to the latest' })
    await expect(latest).toBeVisible()
    // Any key shows the rest at once, and moves nobody.
    await page.keyboard.press('Shift')
    await expect(panel.getByText('Written by AI')).toBeAttached({ timeout: 1_000 })
    await expect(panel.getByText('Written by AI')).not.toBeInViewport()
    await latest.press('Enter')
    await expect(panel.getByText('Written by AI')).toBeInViewport()
    await expect(latest).toHaveCount(0)
    // Whoever goes on from there begins with what they were led to.
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('button', { name: 'Helpful', exact: true })).toBeFocused()
  })
})

test.describe('errors', () => {
  for (const [status, words] of [
    [429, /Wait a minute, then ask again/],
    [422, /may not look at what this question asks for/],
    [500, /No answer came/],
  ] as const) {
    test(`of status ${status} say why, and the question can be asked again`, async ({ page, mock, guards }) => {
      await failAs({ mock, guards }, 'askAssistant', 'status', { status, times: 1 })
      const sent = await sentQuestions(page)
      await page.goto('./')
      const panel = await openAssistant(page)
      await ask(page, lineFour)
      await expect(panel.getByRole('log')).toContainText(words)
      await panel.getByRole('button', { name: 'Ask again' }).click()
      await expect(answersOf(page)).toContainText('had drifted')
      await expect(panel.getByRole('log')).not.toContainText(words)
      await expect(questionsOf(page)).toHaveCount(1)
      expect(sent().map(({ question }) => question)).toEqual([lineFour, lineFour])
    })
  }

  test('say so where no answer ever comes, and the question can be asked again', async ({ page, mock }) => {
    await withShortPatience(page)
    await page.goto('./')
    const panel = await openAssistant(page)
    await mock.fail('askAssistant', ...noAnswer)
    await ask(page, lineFour)
    await expect(panel.getByRole('log')).toContainText(/No answer came/)
    await expect(panel.getByRole('button', { name: 'Stop waiting' })).toHaveCount(0)
    await mock.clearFaults()
    await panel.getByRole('button', { name: 'Ask again' }).click()
    await expect(answersOf(page)).toContainText('had drifted')
    await expect(questionsOf(page)).toHaveCount(1)
  })

  test('without a network or without sense say so too, as often as it happens', async ({ page, mock, guards }) => {
    guards.announce(failedRequest)
    await page.goto('./')
    const panel = await openAssistant(page)
    await page.route('**/ai/chat/rag/message', (route) => route.abort('internetdisconnected'), { times: 1 })
    await ask(page, lineFour)
    await expect(panel.getByRole('log')).toContainText(/No answer came/)
    await mock.fail('askAssistant', 'wrong-shape', { times: 1 })
    const answered = page.waitForResponse('**/ai/chat/rag/message')
    await panel.getByRole('button', { name: 'Ask again' }).click()
    await answered
    await expect(panel.getByRole('log')).toContainText(/No answer came/)
    await panel.getByRole('button', { name: 'Ask again' }).click()
    await expect(answersOf(page)).toContainText('had drifted')
    await expect(questionsOf(page)).toHaveCount(1)
  })

  test('speak in the words of the installation where it has labels for them, each kind in its own', async ({
    page,
    mock,
    guards,
  }) => {
    const words = { ERROR_429: 'Ask after the break.', ERROR_422: 'This is not for you.', ERROR: 'Call the desk: 142.' }
    await withConfiguration(page, (configuration) => ({
      ...configuration,
      labelSets: { static: [], dynamic: ['portal'] },
    }))
    await page.route('**/core/settings/labels/portal/en', (route) => route.fulfill({ json: { AI: words } }))
    const labels = page.waitForResponse('**/core/settings/labels/portal/en')
    await page.goto('./')
    await labels
    const panel = await openAssistant(page)
    for (const [status, label] of [
      [429, words.ERROR_429],
      [422, words.ERROR_422],
      [500, words.ERROR],
    ] as const) {
      await failAs({ mock, guards }, 'askAssistant', 'status', { status, times: 1 })
      if (status === 429) await ask(page, lineFour)
      else await panel.getByRole('button', { name: 'Ask again' }).click()
      await expect(panel.getByRole('log')).toContainText(label)
    }
  })

  test('of the portal’s session are mended in place: the question leaves again by itself', async ({ page, guards }) => {
    guards.announce(...sessionEnded)
    await page.goto('./')
    await openAssistant(page)
    await expireWith(page, 'POST', /ai\/chat\/rag\/message/)
    await ask(page, lineFour)
    const dialog = page.getByRole('dialog', { name: /sign in/i })
    await expect(dialog).toBeVisible()
    await signInByHand(page)
    await expect(answersOf(page)).toContainText('had drifted')
    await expect(questionsOf(page)).toHaveCount(1)
  })
})

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
    await expect(panel.getByRole('textbox', { name: 'Ask a question' })).toHaveCount(0)
    await expect(panel.getByRole('button', { name: 'Ask again' })).toHaveCount(0)
    await panel.getByRole('log').getByRole('button', { name: 'New chat' }).click()
    await expect(panel.getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Ask a question' })).toBeFocused()
  })
})

test.describe('feedback', () => {
  test('is set, switched and cleared; detail brings a thank-you of five seconds', async ({ page }) => {
    const sent = await sentBy(page)
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    const like = panel.getByRole('button', { name: 'Helpful', exact: true })
    const dislike = panel.getByRole('button', { name: 'Not helpful' })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByRole('form', { name: 'What was good about it?' })).toBeVisible()
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(panel.getByRole('form')).toHaveCount(0)
    await like.click()
    await expect(panel.getByRole('form')).toBeVisible()
    await dislike.click()
    await expect(dislike).toHaveAttribute('aria-pressed', 'true')
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    const form = panel.getByRole('form', { name: 'What was wrong with it?' })
    await form.getByRole('button', { name: 'Something is missing' }).click()
    await form.getByRole('textbox', { name: 'In your words' }).fill('The limit')
    await form.getByRole('button', { name: 'Send' }).click()
    const thanks = panel.getByRole('status').filter({ hasText: 'Thank you' })
    await expect(thanks).toHaveCount(1)
    await page.waitForTimeout(2_500)
    await expect(thanks).toHaveCount(1)
    await expect(thanks).toHaveCount(0, { timeout: 4_000 })
    expect(sent.filter(({ path }) => path.endsWith('/feedback')).map(({ body }) => body)).toEqual([
      { like: true },
      { like: null },
      { like: true },
      { like: false },
      { like: false, feedbacks: ['incomplete'], text: 'The limit' },
    ])
  })

  test('that is half written is there again when its form or the panel was closed', async ({ page }) => {
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    const dislike = panel.getByRole('button', { name: 'Not helpful' })
    await dislike.click()
    const form = panel.getByRole('form', { name: 'What was wrong with it?' })
    const words = form.getByRole('textbox', { name: 'In your words' })
    await form.getByRole('button', { name: 'Something is missing' }).click()
    await words.fill('The limit')
    await panel.getByRole('button', { name: 'Close the assistant' }).click()
    await openAssistant(page)
    await expect(words).toHaveValue('The limit')
    await form.getByRole('button', { name: 'Not now' }).click()
    // Taken back and given once more, the opinion asks again.
    await dislike.click()
    await expect(dislike).toHaveAttribute('aria-pressed', 'false')
    await dislike.click()
    await expect(words).toHaveValue('The limit')
    await expect(form.getByRole('button', { name: 'Something is missing' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('is open on the last answer and on those without any', async ({ page }) => {
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    const [first, second] = [answersOf(page).nth(0), answersOf(page).nth(1)]
    await first.getByRole('button', { name: 'Helpful', exact: true }).click()
    await panel.getByRole('button', { name: 'Not now' }).click()
    await ask(page, 'And the VPN?')
    await expect(second.getByRole('button', { name: 'Helpful', exact: true })).toBeEnabled()
    await expect(first.getByRole('button', { name: 'Helpful', exact: true })).toBeDisabled()
    await expect(first.getByRole('button', { name: 'Not helpful' })).toBeDisabled()
    await ask(page, 'And the spring catalogue?')
    await expect(answersOf(page)).toHaveCount(3)
    await expect(second.getByRole('button', { name: 'Helpful', exact: true })).toBeEnabled()
  })

  test('that the server refuses is taken back, and said', async ({ page, mock, guards }) => {
    guards.announce(/opinion of an answer/)
    await failAs({ mock, guards }, 'sendMessageFeedback', 'status', { status: 500 })
    await page.goto('./')
    const panel = await openAssistant(page)
    await ask(page, lineFour)
    const like = panel.getByRole('button', { name: 'Helpful', exact: true })
    await like.press('Enter')
    await expect(tipsOf(page).getByText('That did not work')).toBeVisible()
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(like).toBeFocused()
    await expect(panel.getByRole('form')).toHaveCount(0)
  })
})

for (const width of [390, 1440]) {
  test(`without a mouse, in a window of ${width} px, a question is chosen, given up and asked again, and its answer judged: the focus stays in the panel`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await mock.fail('askAssistant', 'delay', { delayMs: 15_000 })
    await page.goto('./')
    await assistantButtonOf(page).press('Enter')
    const panel = assistantOf(page)
    const button = (name: string) => panel.getByRole('button', { name, exact: true })
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
    await expect(panel.getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
    await expectFocusKept(page)
  })
}

test.describe('signing out', () => {
  test('forgets every chat, and closes the panel for whoever comes next', async ({ page }) => {
    await page.goto('./')
    await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page)).toHaveCount(1)
    await signOutByHand(page)
    await expect(page).toHaveURL(/login/)
    await signInByHand(page, people.employee.userName)
    await expect(assistantButtonOf(page)).toBeVisible()
    await expect(assistantOf(page)).toHaveCount(0)
    await openAssistant(page)
    await expect(assistantOf(page).getByRole('heading', { name: 'Hello Giulia' })).toBeVisible()
  })

  test('in another tab does the same here', async ({ page, context, guards }) => {
    guards.announce(realtimeLost)
    await page.goto('./')
    await openAssistant(page)
    await ask(page, lineFour)
    await expect(answersOf(page)).toHaveCount(1)
    const other = await context.newPage()
    await other.goto('./')
    await signOutByHand(other)
    await expect(page).toHaveURL(/login/)
    await signInByHand(page, people.employee.userName)
    await openAssistant(page)
    await expect(answersOf(page)).toHaveCount(0)
  })
})
