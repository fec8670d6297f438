import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/portal.ts'

test.describe('what people answered', () => {
  test('its author tries, reminds, reads each answer, takes the file, closes and reopens; who is asked sees what is left', async ({
    page,
    guards,
    openBrowser,
    signIn,
  }) => {
    // The second reminder of a day.
    guards.announce(/status of 409 \(Conflict\)/)
    const asking = await openBrowser()
    await signIn('giulia.riva', asking)
    const author = await asking.newPage()

    await test.step('the questions are tried, and nothing is sent', async () => {
      await author.goto('./post/p-997')
      await author.getByRole('link', { name: 'Preview' }).click()
      const sent: string[] = []
      author.on('request', (request) => {
        if (request.method() !== 'GET' && request.url().includes('/survey/')) sent.push(request.url())
      })
      await author.getByRole('button', { name: 'Try it' }).click()
      await author
        .getByRole('radiogroup', { name: /^Nel mio lavoro/ })
        .getByRole('radio', { name: '2' })
        .check()
      await author
        .getByRole('radiogroup', { name: /^Verresti/ })
        .getByRole('radio', { name: 'No' })
        .check()
      await author.getByRole('button', { name: 'Finish trial' }).click()
      await expect(author.getByText(/^Nothing is missing\./)).toBeVisible()
      await author.reload()
      await expect(author.getByRole('radio', { name: '2' })).not.toBeChecked()
      expect(sent).toEqual([])
    })

    await test.step('everybody who has not answered is reminded once', async () => {
      await author.goto('./post/p-997')
      await author.getByRole('link', { name: 'All answers' }).click()
      await author.getByRole('button', { name: 'Remind 28 people' }).click()
      await author.getByRole('alertdialog').getByRole('button', { name: 'Remind 28 people' }).click()
      await expect(author.getByText('28 people reminded')).toBeVisible()
      await author.getByRole('button', { name: 'Remind 28 people' }).click()
      await author.getByRole('alertdialog').getByRole('button', { name: 'Remind 28 people' }).click()
      await expect(author.getByText('They’ve been reminded within the last 24 hours.')).toBeVisible()
    })

    await signIn('davide.greco')
    await test.step('who is asked finds it from the tasks, and there is one fewer when it is sent', async () => {
      await page.goto('./tasks')
      await page.getByRole('link', { name: 'To answer (2)' }).click()
      await expect(page).toHaveURL(/\/tasks\/to-answer$/)
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Riparare o sostituire' })
        .getByRole('link', { name: 'Answer' })
        .click()
      await page
        .getByRole('radiogroup', { name: /^Nel mio lavoro/ })
        .getByRole('radio', { name: '5' })
        .check()
      await page
        .getByRole('radiogroup', { name: /^Verresti/ })
        .getByRole('radio', { name: 'No' })
        .check()
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My answers' })).toBeVisible()
      await page.goto('./tasks/to-answer')
      await expect(page.getByText('1 survey waits for your answer')).toBeVisible()
      await expect(
        page.getByRole('region', { name: 'Answered in the last 14 days' }).getByRole('link', { name: /^Riparare/ }),
      ).toBeVisible()
      await page.goto('./tasks')
      await expect(page.getByRole('link', { name: 'To answer (1)' })).toBeVisible()
    })

    await test.step('the author reads it by name, and has it in the file', async () => {
      await author.reload()
      await expect(author.getByText('31 of 58 people have answered')).toBeVisible()
      await author.getByRole('tab', { name: 'Answers' }).click()
      await author.getByRole('button', { name: 'Davide Greco' }).click()
      const set = author.getByRole('region', { name: 'Answers of Davide Greco' })
      await expect(set.getByText('No', { exact: true })).toBeVisible()
      await author.reload()
      await expect(set).toBeVisible()
      const download = author.waitForEvent('download')
      await author.getByRole('button', { name: 'CSV' }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      expect(file.split('\r\n').filter((line) => line.startsWith('Davide Greco,'))).toHaveLength(1)
    })

    await test.step('closed after one question it takes no answers, and opens again', async () => {
      await author.getByRole('button', { name: 'Close now' }).click()
      await author.getByRole('alertdialog').getByRole('button', { name: 'Close survey' }).click()
      await expect(author.getByRole('button', { name: 'Reopen' })).toBeVisible()
      await page.goto('./post/p-997/survey/answer')
      await expect(page.getByText(/^Closed on/)).toBeVisible()
      await author.getByRole('button', { name: 'Reopen' }).click()
      await author.getByRole('alertdialog').getByRole('button', { name: 'Reopen' }).click()
      await expect(author.getByRole('button', { name: 'Close now' })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('radiogroup', { name: /^Nel mio lavoro/ })).toBeVisible()
    })
  })
})
