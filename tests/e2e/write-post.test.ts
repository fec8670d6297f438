import { sessionEnded } from '../support/expire.ts'
import { expect, failedRequest, signInByHand, test } from '../support/portal.ts'
import { askToSignOut } from '../support/shell.ts'

test.describe('writing a post', () => {
  test('a draft is found under My space, survives a reload, and is published to another account', async ({
    page,
    openBrowser,
    signIn,
  }) => {
    await signIn()
    await page.goto('./my-space')
    await page.getByRole('tab', { name: /^Drafts/ }).click()
    await expect(page).toHaveURL(/my-space\/drafts/)
    await page.getByRole('link', { name: 'Continue writing “Lockout at the presses: the new rule”' }).click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('Lockout at the presses: one lock each')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.reload()
    await expect(title).toHaveValue('Lockout at the presses: one lock each')

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(/\/post\/p-1041$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lockout at the presses: one lock each')

    const other = await openBrowser()
    await signIn('marco.bianchi', other)
    const reader = await other.newPage()
    await reader.goto('./post/p-1041')
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Lockout at the presses: one lock each')
  })

  test('an editor that is only opened leaves nothing behind, and the first letter makes one post', async ({
    page,
    signIn,
  }) => {
    await signIn()
    const made: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/communication/posts')) made.push(request.url())
    })
    await page.goto('./my-space/drafts')
    await page.getByRole('link', { name: 'New post' }).click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('tab', { name: /^Drafts/, selected: true })).toBeVisible()
    expect(made).toEqual([])
    await page.getByRole('link', { name: 'New post' }).click()
    await title.pressSequentially('Eleven forklifts')
    await expect(page).toHaveURL(/\/post\/edit\/p-\d+$/)
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    expect(made).toHaveLength(1)
    await page.reload()
    await expect(title).toHaveValue('Eleven forklifts')
  })

  test('nothing is missing after the session has ended and the tab was closed in the middle of a sentence', async ({
    page,
    context,
    signIn,
    mock,
    guards,
  }) => {
    guards.announce(...sessionEnded)
    await signIn()
    await page.goto('./post/edit/p-1041')
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.press('ControlOrMeta+End')
    // The server takes the first sentence, and its answer is lost.
    await page.route(
      /\/draft$/,
      async (route) => {
        if (route.request().method() !== 'PUT') return route.fallback()
        await route.fetch()
      },
      { times: 1 },
    )
    await page.keyboard.type(' The first sentence.')
    await expect.poll(async () => (await mock.requests({ operationId: 'saveDraft' })).length).toBe(1)
    await context.clearCookies({ name: 'portal-session' })
    // Without a pause in which the hand would rest.
    await page.keyboard.type(' And a second one, written on and on until the tab is gone.', { delay: 60 })
    await page.close()

    const next = await context.newPage()
    await next.goto('./post/edit/p-1041')
    await signInByHand(next)
    const found = next.getByRole('textbox', { name: 'Text', exact: true })
    await expect(found).toContainText('The first sentence. And a second one, written on and on until the tab is gone.')
    await expect(next.getByText(/^Saved at/)).toBeVisible()
    await expect(next.getByRole('dialog')).toHaveCount(0)
  })

  test('a text that only this device has is named before signing out, also after the editor was left', async ({
    page,
    signIn,
    mock,
    guards,
  }) => {
    guards.announce(failedRequest)
    await signIn()
    await page.goto('./my-space/drafts')
    await page.getByRole('link', { name: 'Continue writing “Lockout at the presses: the new rule”' }).click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect(title).toBeVisible()
    await mock.fail('saveDraft', 'status', { status: 500 })
    await title.fill('Lockout: half a tit')
    await page.goBack()
    await expect(page.getByRole('tab', { name: /^Drafts/, selected: true })).toBeVisible()
    await page.reload()
    const question = await askToSignOut(page)
    await expect(question.getByRole('listitem')).toHaveText(['Unsaved changes to “Lockout: half a tit”'])
    await question.getByRole('button', { name: 'Stay signed in' }).click()

    await mock.clearFaults()
    await page.goForward()
    await expect(title).toHaveValue('Lockout: half a tit')
    await expect(page.getByText(/^Saved at/)).toBeVisible()
    await page.goBack()
    await expect((await askToSignOut(page)).getByRole('listitem')).toHaveCount(0)
  })
})
