import { expireWith, sessionEnded } from '../support/expire.ts'
import { cardOf, lineFour } from '../support/feed.ts'
import { askAsMember } from '../support/member.ts'
import { navigateInPlace } from '../support/navigation.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'
import { askToSignOut } from '../support/shell.ts'

test.describe('a post', () => {
  let postId: string

  test.beforeEach(async ({ signIn, context, baseURL }) => {
    await signIn()
    const { posts } = await askAsMember<{ posts: { id: string; title: string }[] }>(
      { context, baseURL },
      'internal/v2/communication/posts?filter=latest',
    )
    postId = posts.find(({ title }) => title === lineFour)?.id ?? ''
    expect(postId).not.toBe('')
  })

  test('opens from the feed with its text, its pictures and its conversation, and keeps its tab in the address', async ({
    page,
  }) => {
    await page.goto('./')
    await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/post/${postId}`))
    await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Conversation' })).toContainText(
      'Did the drift show in the weekly values',
    )
    await expect(page).toHaveTitle(new RegExp(lineFour.slice(0, 20)))

    await test.step('a picture large', async () => {
      const picture = page.getByRole('button', { name: /^Show picture 1 of/ })
      await picture.click()
      const lightbox = page.getByRole('dialog', { name: `Pictures of ${lineFour}` })
      await expect(lightbox).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await expect(lightbox).toContainText('2 of 6')
      await page.keyboard.press('Escape')
      await expect(lightbox).toHaveCount(0)
      await expect(picture).toBeFocused()
    })

    await test.step('tabs by keyboard', async () => {
      await page.getByRole('tab', { name: 'Comments' }).focus()
      await page.keyboard.press('ArrowLeft')
      await expect(page.getByRole('tab', { name: 'Attachments' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('tabpanel', { name: 'Attachments' })).toContainText('values-week-47.xlsx')
      await page.reload()
      await expect(page.getByRole('tab', { name: 'Attachments', selected: true })).toBeVisible()
    })

    await test.step('tabs by address', async () => {
      const contents = {
        Attachments: 'report-line4.pdf',
        Comments: 'Did the drift show',
        Workflow: 'Waiting for you',
        Tasks: 'Check press 1 and 3',
        'Sub-activities': 'Trial run with the new limits',
      }
      for (const [address, tab] of [
        ['/comments', 'Comments'],
        ['/attachments', 'Attachments'],
        ['?entity=workflow', 'Workflow'],
        ['?entity=tasks', 'Tasks'],
        ['?entity=subactivities', 'Sub-activities'],
        ['/workflow', 'Workflow'],
        ['?entity=attachments', 'Attachments'],
        ['?entity=comments', 'Comments'],
      ] as const) {
        await navigateInPlace(page, `/post/${postId}${address}`)
        await expect(page.getByRole('tab', { name: tab, selected: true })).toBeVisible()
        await expect(page.getByRole('tabpanel', { name: tab })).toContainText(contents[tab])
      }
    })
  })

  test('says what is so when it or a comment cannot be had, and loads on request', async ({ page, mock }) => {
    await mock.fail('getPost', 'status', { status: 500 })
    await page.goto(`./post/${postId}?entity=comments&commentId=no-such-comment`)
    await expect(page.getByText('This post could not be loaded')).toBeVisible()
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
    await expect(page.getByText('The comment that you were looking for is no longer here.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Did the drift show')
  })

  test('takes comments and answers, each once, keeps what the server refused, and shows them to others', async ({
    page,
    mock,
    openBrowser,
    signIn,
  }) => {
    const box = page.getByRole('textbox', { name: 'Write a comment' })
    const conversation = page.getByRole('list', { name: 'Conversation' })
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await page.goto(`./post/${postId}/comments`)

    await box.fill('Half a thought')
    await page.reload()
    await expect(box, 'what is being written outlives a reload').toHaveValue('Half a thought')

    await mock.fail('createComment', 'delay', { delayMs: 400, times: 1 })
    await box.fill('The alert is on the board now.')
    await send.dblclick()
    await expect(box).toHaveValue('')
    await expect(conversation.getByText('The alert is on the board now.')).toHaveCount(1)
    // It stands there before the server has it.
    await expect(page.getByText('Sending', { exact: true })).toHaveCount(0)
    expect(await mock.requests({ operationId: 'createComment' })).toHaveLength(1)

    await page.getByRole('button', { name: 'Reply to Sofia Karras' }).click()
    await page.getByRole('textbox', { name: 'Reply to Sofia Karras' }).fill('It did, on Thursday.')
    await page.keyboard.press('Control+Enter')
    await expect(conversation).toContainText('It did, on Thursday.')
    await expect(page.getByText('Sending', { exact: true })).toHaveCount(0)

    await mock.fail('createComment', 'status', { status: 500 })
    await box.fill('Nothing is lost.')
    await send.click()
    await expect(page.getByText('Not sent: the server did not take it.')).toBeVisible()
    await mock.clearFaults()
    await page.getByRole('button', { name: 'Send again' }).click()
    await expect(page.getByText('Not sent: the server did not take it.')).toHaveCount(0)
    await expect(page.getByText('Sending', { exact: true })).toHaveCount(0)

    const elsewhere = await openBrowser()
    await signIn('marco.bianchi', elsewhere)
    const otherPage = await elsewhere.newPage()
    await otherPage.goto(`./post/${postId}/comments`)
    const there = otherPage.getByRole('list', { name: 'Conversation' })
    for (const text of ['The alert is on the board now.', 'It did, on Thursday.', 'Nothing is lost.'])
      await expect(there.getByText(text)).toHaveCount(1)
  })

  test('shows a comment once whose answer was lost, and does not offer to send it again', async ({ page, guards }) => {
    guards.announce(failedRequest)
    await page.route(/\/posts\/[^/]+\/comments$/, async (route) => {
      if (route.request().method() === 'POST') await route.fetch()
      await (route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue())
    })
    await page.goto(`./post/${postId}/comments`)
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('It did arrive.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible()

    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'It did arrive.' })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Conversation' }).getByText('It did arrive.')).toHaveCount(1)
    // Nothing waits to be sent.
    await expect(await askToSignOut(page)).not.toContainText('comment')
  })

  test('lends a comment the whole window, and takes its text back', async ({ page }) => {
    await page.goto(`./post/${postId}/comments`)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const box = page.getByRole('textbox', { name: 'Write a comment' })
      await box.fill('It begins small')
      const opener = page.getByRole('button', { name: 'Write in a large window' })
      await opener.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Write a comment' })
      const large = dialog.getByRole('textbox')
      await expect(large).toBeFocused()
      await expect(large).toHaveValue('It begins small')
      expect((await large.boundingBox())?.height).toBeGreaterThan(400)
      await page.keyboard.type(' and ends long.')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
      await expect(box).toHaveValue('It begins small and ends long.')

      await opener.click()
      await dialog.getByRole('button', { name: 'Send', exact: true }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('It begins small and ends long.')
      await expect(box).toHaveValue('')
      // It stands there before the server has it.
      await expect(page.getByText('Sending', { exact: true })).toHaveCount(0)
    }
  })

  test('keeps the text when the session ends in the middle of writing, and sends it once after signing in', async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(...sessionEnded)
    await page.goto(`./post/${postId}/comments`)
    await page.getByRole('textbox', { name: 'Write a comment' }).fill('Written before the session ended.')
    await expireWith(page, 'POST', /\/posts\/[^/]+\/comments$/)
    await page.getByRole('button', { name: 'Send', exact: true }).click()

    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(page.getByText('Written before the session ended.')).toHaveCount(1)
    await signInByHand(page)
    await expect(dialog).toHaveCount(0)

    await expect(page.getByText('Sending', { exact: true })).toHaveCount(0)
    await page.reload()
    await expect(
      page.getByRole('list', { name: 'Conversation' }).getByText('Written before the session ended.'),
    ).toHaveCount(1)
    const answered = await mock.requests({ operationId: 'createComment' })
    expect(answered.filter(({ status }) => status < 300)).toHaveLength(1)
  })
})
