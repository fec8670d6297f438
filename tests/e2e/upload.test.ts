import type { Page } from '@playwright/test'
import { shortenTimeouts } from '../support/document.ts'
import { noAnswer } from '../support/failures.ts'
import type { MockClient } from '../support/mock-client.ts'
import { expect, signInByHand, test } from '../support/portal.ts'
import { expireWith, sessionEnded } from '../support/expire.ts'
import { askToSignOut } from '../support/shell.ts'
import { holdBytes, textFile, uploadOf, uploadsOf } from '../support/uploads.ts'

const address = './post/p-1042/attachments'

/** The list of the post's files; the panel in the dock has lists of its own. */
const filesOf = (page: Page) => page.getByRole('tabpanel', { name: 'Attachments' })
const choose = (page: Page, ...files: ReturnType<typeof textFile>[]) =>
  page.getByLabel('Add files', { exact: true }).setInputFiles(files)
const asked = async (mock: MockClient, operationId: string) => (await mock.requests({ operationId })).length

/** What a drag from outside the browser carries. */
function filesIn(page: Page, name: string) {
  return page.evaluateHandle((named) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['dropped'], named, { type: 'text/plain' }))
    return transfer
  }, name)
}

test.beforeEach(async ({ page, signIn }) => {
  await signIn()
  await page.goto(address)
  await expect(filesOf(page)).toContainText('report-line4.pdf')
})

test('files that are added within two seconds are saved in one call, and stand in the list without a reload', async ({
  page,
  mock,
}) => {
  const release = await holdBytes(page)
  await choose(page, textFile('first.txt'), textFile('second.txt'))
  await expect(uploadOf(page, 'first.txt')).toBeVisible()
  await choose(page, textFile('third.txt'))
  await expect(uploadOf(page, 'third.txt')).toBeVisible()
  release()
  await expect(uploadsOf(page)).toHaveAccessibleName('3 files uploaded')
  await expect(page.getByRole('status').filter({ hasText: '3 files uploaded' })).toHaveCount(1)
  for (const name of ['first.txt', 'second.txt', 'third.txt'])
    await expect(filesOf(page).getByRole('link', { name })).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Attachments\W*10$/ })).toBeVisible()
  expect(await asked(mock, 'saveAttachments')).toBe(1)
  expect(await asked(mock, 'touchPost')).toBe(0)
  await uploadsOf(page).getByRole('button', { name: 'Close the list' }).click()
  await expect(uploadsOf(page)).toHaveCount(0)
  // Nobody was on the page before, and no other panel is there.
  await expect(page.getByRole('main')).toBeFocused()
})

test('a failed save keeps the file and says so; a file that is not allowed has its reason', async ({ page, mock }) => {
  await mock.fail('saveAttachments', 'status', { status: 500, times: 1 })
  await choose(page, textFile('notes.txt'), textFile('setup.exe'))
  await expect(uploadOf(page, 'setup.exe')).toContainText('Files of this kind are not allowed.')
  await expect(uploadOf(page, 'notes.txt')).toContainText('The file is kept here')
  await expect(uploadsOf(page)).toHaveAccessibleName('2 files were not uploaded')
  // The file that is kept would be lost with the list.
  await expect(uploadsOf(page).getByRole('button', { name: 'Close the list' })).toHaveCount(0)

  await uploadsOf(page).getByRole('button', { name: 'Try notes.txt again' }).click()
  await uploadsOf(page).getByRole('button', { name: 'Cancel setup.exe' }).click()
  await expect(uploadsOf(page)).toHaveAccessibleName('1 file uploaded')
  await expect(filesOf(page).getByRole('link', { name: 'notes.txt' })).toBeVisible()
  // Its bytes had arrived the first time.
  expect(await asked(mock, 'uploadFileRange')).toBe(1)
  await expect.poll(() => asked(mock, 'completeUploadSession')).toBe(1)
  expect(await asked(mock, 'touchPost')).toBe(0)

  await choose(page, textFile('setup.exe'))
  await expect(uploadOf(page, 'setup.exe')).toContainText('Files of this kind are not allowed.')
  await uploadsOf(page).getByRole('button', { name: 'Close the list' }).click()
  await expect(uploadsOf(page)).toHaveCount(0)
})

test('a file of a known name becomes a version or stays beside the other, by keyboard; several saves touch the post once', async ({
  page,
  mock,
}) => {
  await choose(page, textFile('report-line4.pdf'), textFile('values-week-47.xlsx'), textFile('new.txt'))
  await expect(uploadOf(page, 'new.txt')).toContainText('Added to the post')
  await expect(uploadsOf(page)).toContainText('2 files with these names are already on the post.')
  expect(await asked(mock, 'touchPost')).toBe(0)

  await uploadsOf(page).getByRole('button', { name: 'Decide for each file' }).focus()
  await page.keyboard.press('Enter')
  await uploadsOf(page).getByRole('button', { name: 'Add as version 4: report-line4.pdf' }).focus()
  await page.keyboard.press('Enter')
  await uploadsOf(page).getByRole('button', { name: 'Keep both: values-week-47.xlsx' }).focus()
  await page.keyboard.press('Enter')
  await expect(uploadOf(page, 'report-line4.pdf')).toContainText('Added as version 4')
  await expect(uploadsOf(page)).toHaveAccessibleName('3 files uploaded')
  await expect(filesOf(page).getByRole('listitem').filter({ hasText: 'report-line4.pdf' })).toContainText('Version 4')
  await expect(filesOf(page).getByRole('link', { name: 'values-week-47 (2).xlsx' })).toBeVisible()
  expect(await asked(mock, 'saveAttachments')).toBeGreaterThan(1)
  await expect.poll(() => asked(mock, 'touchPost')).toBe(1)
})

test('a pause stops the bytes on their way, and the file goes on where it was; leaving warns, and signing out names it', async ({
  page,
  mock,
}) => {
  const release = await holdBytes(page)
  const leaves = page.waitForRequest((request) => request.method() === 'PUT')
  await choose(page, textFile('film.txt', 1500))
  await leaves
  const stopped = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
  await uploadsOf(page).getByRole('button', { name: 'Pause film.txt' }).click()
  await stopped
  await expect(uploadOf(page, 'film.txt')).toContainText('Paused at 0')

  const leaving = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const warning = await leaving
  expect(warning.type()).toBe('beforeunload')
  await warning.dismiss()
  const question = await askToSignOut(page)
  await expect(question).toContainText('The upload of “film.txt”')
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await asked(mock, 'uploadFileRange')).toBe(0)

  release()
  await uploadsOf(page).getByRole('button', { name: 'Resume film.txt' }).click()
  await expect(uploadsOf(page)).toHaveAccessibleName('1 file uploaded')
  const link = filesOf(page).getByRole('link', { name: 'film.txt' })
  const content = await page.request.get((await link.getAttribute('href')) ?? '')
  expect((await content.body()).length).toBe(1500 * 1024)
})

test('what does not get there is tried again by itself where that may help, then kept and said, and gets there on request, whatever the reason', async ({
  page,
  mock,
}) => {
  await page.clock.install()
  await shortenTimeouts(page, 500)
  await mock.fail('uploadFileRange', 'status', { status: 500, times: 1 })
  await choose(page, textFile('first.txt'))
  await expect(uploadOf(page, 'first.txt')).toContainText('Added to the post')

  // Every refusal of every call: src/features/upload/model/uploads.test.ts.
  const troubles = [
    ['uploadFileRange', 'status', { status: 422 }],
    ['uploadFileRange', ...noAnswer],
    ['createUploadSession', 'status', { status: 429 }],
    ['saveAttachments', ...noAnswer],
  ] as const
  for (const [at, [operationId, kind, options]] of troubles.entries()) {
    const name = `file-${at}.txt`
    const why = kind === 'never' ? 'The server cannot be reached.' : 'That did not work.'
    await mock.fail(operationId, kind, options)
    await choose(page, textFile(name))
    // The pauses between the tries, and the time in which saves are collected, pass at once.
    const expectSoon = (words: string) =>
      expect(async () => {
        await page.clock.fastForward(10_000)
        await expect(uploadOf(page, name)).toContainText(words, { timeout: 200 })
      }, `${operationId} with “${kind}”`).toPass({ intervals: [100] })
    await expectSoon(`${why} The file is kept here; try again.`)
    await mock.clearFaults()
    await uploadsOf(page)
      .getByRole('button', { name: `Try ${name} again` })
      .click()
    await expectSoon('Added to the post')
    await expect(filesOf(page).getByRole('link', { name })).toHaveCount(1)
  }
})

test('bytes that meet the end of the session go on after signing in again', async ({ page, mock, guards }) => {
  guards.announce(...sessionEnded)
  await expireWith(page, 'PUT', /attachment-upload-sessions\/[^/]+\/files\//)
  await choose(page, textFile('film.txt', 600))
  await expect(page.getByRole('dialog', { name: 'Please sign in again' })).toBeVisible()
  await signInByHand(page)
  await expect(uploadsOf(page)).toHaveAccessibleName('1 file uploaded')
  await expect(filesOf(page).getByRole('link', { name: 'film.txt' })).toBeVisible()
  expect(await asked(mock, 'saveAttachments')).toBe(1)
})

test('files can be let go anywhere on the post, but not where the person may not add any', async ({ page }) => {
  await page.goto('./post/p-1042')
  await expect(page.getByRole('tab', { name: 'Comments', selected: true })).toBeVisible()
  const transfer = await filesIn(page, 'dropped.txt')
  await page.getByRole('heading', { level: 1 }).dispatchEvent('dragover', { dataTransfer: transfer })
  await expect(page.getByText(/^Let go to add the files to/)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByText(/^Let go to add the files to/)).toHaveCount(0)
  await expect(uploadsOf(page)).toHaveAccessibleName('1 file uploaded')

  // Giulia reads the community from Lyon without belonging to it.
  await page.goto('./post/p-1028/attachments')
  await expect(filesOf(page)).toContainText('You can open the files of this post, but not add any.')
  await expect(page.getByLabel('Add files', { exact: true })).toHaveCount(0)
  const other = await filesIn(page, 'dropped.txt')
  await page.getByRole('heading', { level: 1 }).dispatchEvent('dragover', { dataTransfer: other })
  await expect(page.getByText(/^Let go to add the files to/)).toHaveCount(0)
})
