import { expect, test } from '../support/portal.ts'

test('a community is looked through part by part, and the feed of one’s own is narrowed', async ({ page, signIn }) => {
  await signIn()
  const main = page.getByRole('main')
  await page.goto('./community/quality-and-safety')

  await test.step('as many files as its tab says, a picture in the large view', async () => {
    const tab = page.getByRole('tab', { name: /^Files/ })
    const count = Number((await tab.textContent())?.replace(/\D/g, ''))
    await tab.click()
    await expect(page).toHaveURL(/\/community\/quality-and-safety\/files$/)
    const media = main.getByRole('list', { name: 'Media' }).getByRole('button')
    await expect(media.first()).toBeVisible()
    const pictures = await media.count()
    await media.first().click()
    const large = page.getByRole('dialog', { name: 'Attached files' })
    await expect(large.getByText(`1 of ${pictures}`)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(large.getByText(`2 of ${pictures}`)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(media.first()).toBeFocused()

    await main.getByRole('radio', { name: /^Documents/ }).click()
    await expect(page).toHaveURL(/\/files\?kind=document$/)
    const documents = main.getByRole('list', { name: 'Documents' }).getByRole('listitem')
    await expect(documents).toHaveCount(count - pictures)
    await expect(documents.filter({ hasText: 'report-line4.pdf' })).toContainText('Line 4 stop on Tuesday')
  })

  await test.step('a hashtag in its dialog, which follows it for the list too', async () => {
    await page.getByRole('tab', { name: /^Hashtags/ }).click()
    await main.getByRole('radio', { name: 'Name' }).click()
    await expect(page).toHaveURL(/\/hashtags\?sort=name$/)
    const rows = main.getByRole('list', { name: 'Hashtags' })
    await expect(rows.getByRole('button', { name: '#audit', exact: true })).toBeVisible()
    await rows.getByRole('button', { name: '#safety', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '#safety' })
    await dialog.getByRole('button', { name: 'Follow #safety' }).click()
    await expect(dialog.getByRole('button', { name: 'Unfollow #safety' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(rows.getByRole('button', { name: 'Unfollow #safety' })).toBeVisible()
  })

  await test.step('the feed of one’s own communities is narrowed, and Back returns to the same', async () => {
    const feed = main.getByRole('feed')
    const question = 'Would anybody join a reading group on colour?'

    await page.goto('./communities')
    await main.getByRole('tab', { name: 'My feed' }).click()
    await expect(page).toHaveURL(/\/communities\/feed$/)
    await expect(feed.getByRole('article').first()).toBeVisible()

    await main.getByRole('radio', { name: 'Unanswered' }).click()
    await expect(page).toHaveURL(/\/communities\/feed\?filter=unanswered$/)
    await expect(feed.getByRole('article')).toHaveCount(3)
    await main.getByRole('radio', { name: /^Learning corner/ }).click()
    await expect(page).toHaveURL(/filter=unanswered&in=learning-corner$/)
    await expect(feed.getByRole('article')).toHaveCount(1)

    await feed.getByRole('link', { name: question, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/filter=unanswered&in=learning-corner$/)
    await expect(main.getByRole('radio', { name: 'Unanswered' })).toBeChecked()
    await expect(main.getByRole('radio', { name: /^Learning corner/ })).toBeChecked()
    await expect(feed.getByRole('article')).toHaveCount(1)
  })
})
