import { expect, failAs, test } from '../support/portal.ts'

test.describe('surveys', () => {
  test('a survey is answered from what waits, sent once although the server failed first, and its author sees that', async ({
    page,
    mock,
    guards,
    openBrowser,
    signIn,
  }) => {
    const asking = await openBrowser()
    await signIn('giulia.riva', asking)
    const author = await asking.newPage()
    await author.goto('./post/p-997')
    await expect(author.getByText('30 of 58 people have answered')).toBeVisible()

    await signIn('davide.greco')
    await page.goto('./my-space/workflows?show=answer')
    await test.step('it waits in My Space', async () => {
      await page.getByRole('main').locator('a[href$="/post/p-997/survey/answer"]').click()
      await expect(page).toHaveURL(/\/post\/p-997\/survey\/answer$/)
    })

    await test.step('what is missing is said, and leads to its question', async () => {
      await page
        .getByRole('radiogroup', { name: /^Nel mio lavoro/ })
        .getByRole('radio', { name: '4' })
        .check()
      await page
        .getByRole('radiogroup', { name: /^Verresti/ })
        .getByRole('radio', { name: 'Yes' })
        .check()
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('1 question needs your attention')).toBeVisible()
      await page.getByRole('button', { name: 'Quale giorno preferisci?' }).click()
      await page.getByRole('radio', { name: 'Venerdì' }).check()
      await expect(page.getByText('Saved. Not sent yet.')).toBeVisible()
    })

    await test.step('a reload keeps it', async () => {
      await page.reload()
      await expect(page.getByRole('radio', { name: 'Venerdì' })).toBeChecked()
    })

    await test.step('it is sent, at the second try', async () => {
      await failAs({ mock, guards }, 'submitSurveyAnswers', 'status', { status: 500, times: 1 })
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('Couldn’t send your answers. They’re still here.')).toBeVisible()
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'My answers' })).toBeVisible()
      await expect(page.getByText('Venerdì')).toBeVisible()
    })

    await test.step('its author sees one more', async () => {
      await author.reload()
      await expect(author.getByText('31 of 58 people have answered')).toBeVisible()
    })
  })
})
