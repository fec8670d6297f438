import { expect, test } from '../support/portal.ts'
import { expectShortcutsReady } from '../support/shell.ts'

test('a figure in a file is found by words, opened, and left again to the same list; others find nothing of a closed community', async ({
  page,
  openBrowser,
  signIn,
}) => {
  await signIn()
  const main = page.getByRole('main')
  const field = page.getByRole('searchbox', { name: 'Search', exact: true })
  const found = page.getByRole('heading', { level: 1, name: /^\d+ results? in \d+ posts?$/ })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/communication/search?')) asked.push(request.url())
  })

  await test.step('words, a tab and a filter narrow it, all in the address', async () => {
    await page.goto('./')
    await field.fill('torque bracket -drill')
    await field.press('Enter')
    await expect(found).toBeVisible()
    await expect(main.getByText('Read as torque or bracket, without drill')).toBeVisible()
    await page.getByRole('tab', { name: /^Documents/ }).click()
    await expect(page).toHaveURL(/types=documents/)
    // What is left before it has come is asked for again.
    const narrowed = page.waitForResponse(/types=documents&in=quality-and-safety/)
    const box = page.getByRole('checkbox', { name: /^Quality and safety/ })
    const placeOf = async () => (await box.boundingBox())?.y ?? Number.NaN
    const place = await placeOf()
    await box.click()
    await expect(page).toHaveURL(/in=quality-and-safety/)
    await (await narrowed).finished()
    await expect(box).toBeFocused()
    expect(await placeOf(), 'what was chosen stays where it is').toBeCloseTo(place, 0)
    await expect(page.getByRole('button', { name: 'Remove filter: Quality and safety' })).toBeVisible()
  })

  const report = main.getByRole('link', { name: 'report-line4.pdf', exact: true })
  await test.step('the file opens from its hit, and Back shows the same list without asking again', async () => {
    await expect(main.locator('mark').filter({ hasText: 'torque' }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Open page 3 of report-line4.pdf' })).toHaveAttribute(
      'href',
      /#page=3$/,
    )
    const before = asked.length
    await report.evaluate((link) => link.scrollIntoView({ block: 'start', behavior: 'instant' }))
    const scrolled = await page.evaluate(() => window.scrollY)
    expect(scrolled).toBeGreaterThan(0)
    await report.click()
    await expect(page).toHaveURL(/\/post\/p-1042/)
    await expect(page.getByRole('dialog')).toContainText('report-line4.pdf')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(report).toBeFocused()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1)
    await expect(page.getByRole('checkbox', { name: /^Quality and safety/ })).toBeChecked()
    expect(asked).toHaveLength(before)
  })

  await test.step('a post opens at the words that were searched for, and leads from place to place', async () => {
    await page.getByRole('tab', { name: /^All/ }).click()
    await main
      .getByRole('heading', { name: /^Line 4 stop on Tuesday/ })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(/\/post\/p-1042\?find=torque(,|%2C)bracket$/)
    const bar = main.getByRole('group', { name: 'Words found in this post' })
    await expect(bar.getByText(/^1 of \d+ match(es)?$/)).toBeVisible()
    await expect(main.locator('mark').first()).toBeInViewport()
    await bar.getByRole('button', { name: 'Remove the marks' }).click()
    await expect(main.locator('mark')).toHaveCount(0)
    await expect(page).toHaveURL(/\/post\/p-1042$/)
  })

  await test.step('a comment opens where it stands', async () => {
    await page.goto('./search-v2?q=%22weekly+values+before+Tuesday%22&filter=f-2&types=comments')
    await expect(found).toBeVisible()
    await main
      .getByRole('link', { name: /^Comment by/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/post\/.*commentId=/)
    // The address changes before the results are gone, which say the same words.
    await expect(main.getByText(/^Read as/)).toHaveCount(0)
    await expect(main.getByText('weekly values before Tuesday')).toBeInViewport()
  })

  await test.step('the field of a community, reached by its key, finds what stands there, and leads on with the same words', async () => {
    await page.goto('./community/quality-and-safety')
    await expect(main.getByRole('heading', { level: 1, name: 'Quality and safety' })).toBeVisible()
    const inside = main.getByRole('searchbox', { name: 'Search in this community' })
    await expectShortcutsReady(page)
    await page.keyboard.press('/')
    await expect(inside).toBeFocused()
    await inside.fill('press')
    await inside.press('Enter')
    await expect(page).toHaveURL(/\/community\/quality-and-safety\/search\?q=press/)
    const title = main.getByRole('heading', { level: 2, name: /^\d+ results? in \d+ posts?$/ })
    await expect(title).toBeVisible()
    await expect(inside).toHaveValue('press')
    await expect(main.getByText('Stabilimento Torino')).toHaveCount(0)
    await page.getByRole('button', { name: /^File \d+$/ }).click()
    await expect(page).toHaveURL(/has=file/)
    await main.getByRole('link', { name: 'Search everywhere' }).click()
    await expect(page).toHaveURL(/\/search-v2\?q=press.*has=file/)
    await expect(found).toBeVisible()
    await expect(main.getByText('Stabilimento Torino').first()).toBeVisible()
  })

  await test.step('who may read the board finds its paper, others find nothing of it', async () => {
    await field.fill('basilisk')
    await field.press('Enter')
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
    const other = await openBrowser()
    await signIn('elena.papadaki', other)
    const board = await other.newPage()
    await board.goto('./search-v2?q=basilisk&filter=f-1')
    await expect(board.getByRole('link', { name: 'press-hall-two.pdf', exact: true })).toBeVisible()
  })
})
