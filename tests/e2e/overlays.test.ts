import type { Locator, Page } from '@playwright/test'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { openPanel } from '../support/notifications.ts'
import { dialogOf, expectOutOfReach, openAndCloseByKeyboard } from '../support/overlays.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { signOutByHand, tipsOf } from '../support/shell.ts'

/** Opens the panel that can open everything from any page. */
async function openSamples(page: Page) {
  await page.getByRole('button', { name: 'Trouble switch' }).click()
  const panel = dialogOf(page, 'Trouble switch')
  return (name: string) => panel.getByRole('button', { name, exact: true })
}

const tableTitle = /^Zero position of the presses/

test('what is named in a post or behind a menu opens by keyboard, keeps the focus and gives it back', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('./')
  for (const width of [390, 1440])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 })
      const author = cardOf(page, lineFour).getByRole('button', { name: 'Marco Bianchi' })
      await openAndCloseByKeyboard(page, author, 'Marco Bianchi', async (dialog) => {
        await expect(dialog.getByText('E-mail')).toBeVisible()
        await expect(dialog.getByRole('link', { name: 'Full profile of Marco Bianchi' })).toHaveAttribute(
          'href',
          /\/profile\/marco-bianchi$/,
        )
      })
      const hashtag = cardOf(page, lineFour).getByRole('button', { name: '#line4' })
      await openAndCloseByKeyboard(page, hashtag, '#line4', async (dialog) => {
        await expect(dialog.getByText(/^Used \d+ times? in this community$/)).toBeVisible()
      })

      const sample = await openSamples(page)
      await openAndCloseByKeyboard(page, sample('Collections'), 'My collections', async (dialog) => {
        await expect(dialog.getByRole('listitem').first()).toBeVisible()
      })
      await sample('Group').press('Enter')
      const group = dialogOf(page, 'First aid')
      await expect(group.getByRole('listitem')).toHaveCount(8)
      const member = group.getByRole('listitem').nth(2).getByRole('button')
      const name = (await member.textContent()) ?? ''
      await member.press('Enter')
      const profile = dialogOf(page, name)
      await expect(profile).toContainText('E-mail')
      await expect(profile.locator(':focus').or(profile.and(page.locator(':focus')))).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(profile).toHaveCount(0)
      await expect(member).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(group).toHaveCount(0)
      await expect(sample('Group')).toBeFocused()
      await page.keyboard.press('Escape')

      await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).press('Enter')
      await openAndCloseByKeyboard(page, page.getByRole('button', { name: tableTitle }), tableTitle, async (dialog) => {
        await expect(dialog.getByRole('row', { name: /Tuesday/ }).first()).toBeVisible()
      })
      await page.goBack()
      await expect(feedOf(page)).toBeVisible()
    })
})

test.describe('over the page', () => {
  test.beforeEach(async ({ signIn }) => signIn())

  test('everything opens from a page other than the dashboard too', async ({ page }) => {
    await page.goto('./')
    await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
    const sample = await openSamples(page)
    for (const [name, title] of [
      ['Profile', 'Sofia Karras'],
      ['Group', 'First aid'],
      ['Hashtag', '#safety'],
      ['Table', tableTitle],
      ['Collections', 'My collections'],
      ['Loading layer', /^Loading layer/],
    ] as const) {
      await sample(name).click()
      await expect(dialogOf(page, title)).toBeVisible()
      if (name === 'Loading layer') await dialogOf(page, title).getByRole('button', { name: 'Cancel' }).click()
      else await page.keyboard.press('Escape')
      await expect(dialogOf(page, title)).toHaveCount(0)
    }
    await sample('Question').click()
    await page
      .getByRole('alertdialog', { name: 'Is this a question?' })
      .getByRole('button', { name: 'It is not' })
      .click()
    await sample('Tip').click()
    await expect(tipsOf(page).getByText('This is a tip')).toBeVisible()
  })

  test('a press on a card opens the post, on its author the profile, and a dialog goes with its page', async ({
    page,
  }) => {
    await page.goto('./')
    const card = cardOf(page, lineFour)
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (!box) throw new Error('The card is not drawn.')
      return box
    }
    const profile = dialogOf(page, 'Marco Bianchi')
    const line = await boxOf(card.getByText('in Quality and safety'))
    await page.mouse.click(line.x + line.width - 4, line.y + line.height - 4)
    await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Marco Bianchi' }).first().click()
    await expect(profile).toBeVisible()
    await page.goBack()
    await expect(feedOf(page)).toBeVisible()
    await expect(profile).toHaveCount(0)

    const box = await boxOf(card)
    await page.mouse.click(box.x + 40, box.y + 40)
    await expect(profile).toBeVisible()
    await profile.getByRole('link', { name: /^Full profile/ }).click()
    await expect(page).not.toHaveURL(/\/$/)
    await expect(profile).toHaveCount(0)
  })

  test('following outlives the dialog, and a refused follow goes back and says so', async ({ page, mock }) => {
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Profile').click()
    const profile = dialogOf(page, 'Sofia Karras')
    const unfollow = profile.getByRole('button', { name: 'Unfollow Sofia Karras' })
    await profile.getByRole('button', { name: 'Follow Sofia Karras', exact: true }).click()
    await expect(unfollow).toBeVisible()
    await expect.poll(() => mock.requests({ operationId: 'followUser' })).toHaveLength(1)
    await page.reload()
    const again = await openSamples(page)
    await again('Profile').click()
    await expect(unfollow).toBeVisible()
    await page.keyboard.press('Escape')

    await again('Hashtag').click()
    const button = dialogOf(page, '#safety').getByRole('button', { name: /ollow #safety$/ })
    const before = (await button.textContent()) ?? ''
    await mock.fail(before === 'Follow' ? 'followHashtag' : 'unfollowHashtag', 'status', { status: 500 })
    await button.click()
    await expect(tipsOf(page).getByText(/#safety/)).toBeVisible()
    await expect(button).toHaveText(before)
  })

  test('a slow table covers the page, can be left, says so when it does not come, and is there at the next try', async ({
    page,
    mock,
    guards,
  }) => {
    guards.announce(/opening a table:/)
    // The moments are held in src/features/table-info/model/table.test.ts and in the stories of the loading layer.
    await page.clock.install()
    await mock.fail('getTable', 'delay', { delayMs: 30_000 })
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Table').focus()
    await page.keyboard.press('Enter')
    await expect(dialogOf(page, /Opening the table/)).toBeVisible()
    await expectOutOfReach(page)
    await page.clock.fastForward(6_000)
    await expect(dialogOf(page, /This takes longer than usual/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('This takes longer than usual')).toHaveCount(0)
    await expect(sample('Table')).toBeFocused()

    await mock.clearFaults()
    await mock.fail('getTable', 'status', { status: 500, times: 1 })
    await page.reload()
    const again = await openSamples(page)
    await again('Table').click()
    await expect(tipsOf(page).getByText('The table could not be opened')).toBeVisible()
    await tipsOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialogOf(page, tableTitle)).toBeVisible()
  })

  test('a group opens from its notification, and nothing stays open when the person signs out elsewhere', async ({
    page,
    context,
    mock,
  }) => {
    await page.goto('./')
    await mock.push('screen-data-edit', { count: 1, content: assignedToGroup })
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'First aid' }).click()
    await expect(dialogOf(page, 'First aid').getByRole('listitem')).toHaveCount(8)
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('button', { name: 'First aid' })).toBeFocused()
    await panel.getByRole('button', { name: 'First aid' }).click()
    await expect(dialogOf(page, 'First aid')).toBeVisible()
    const other = await context.newPage()
    await other.goto('./')
    await signOutByHand(other)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

const assignedToGroup = {
  postDataChangedValues: {
    assignee: {
      old: null,
      new: { type: 'group' as const, group: { id: 'group-first-aid', name: 'First aid' } },
    },
  },
}

test('administrators are shown more, in their view and on screens of administration, and members nothing more', async ({
  page,
  signIn,
}) => {
  const profile = dialogOf(page, 'Bruno Almeida')
  const group = dialogOf(page, 'First aid')
  for (const [userName, sees] of [
    [people.employee.userName, false],
    [people.admin.userName, true],
  ] as const) {
    await signIn(userName)
    await page.goto('./people')
    const sample = await openSamples(page)
    await sample('Profile for administrators').click()
    await expect(profile.getByText('E-mail')).toBeVisible()
    await expect(profile.getByText('User ID')).toHaveCount(sees ? 1 : 0)
    await expect(profile.getByRole('button', { name: /ollow Bruno/ })).toHaveCount(sees ? 0 : 1)
    await page.keyboard.press('Escape')
    await sample('Group for administrators').click()
    await expect(group.getByRole('listitem')).toHaveCount(8)
    await expect(group.getByText('Group ID')).toHaveCount(sees ? 1 : 0)
    await expect(group.getByRole('link', { name: 'Edit group' })).toHaveCount(sees ? 1 : 0)
    await page.keyboard.press('Escape')
    await sample('Group').click()
    await expect(group.getByRole('listitem')).toHaveCount(8)
    await expect(group.getByRole('link', { name: 'Edit group' })).toHaveCount(0)
  }

  await page.goto('./manage')
  const sample = await openSamples(page)
  await sample('Profile').click()
  await expect(dialogOf(page, 'Sofia Karras').getByText('User ID')).toBeVisible()
  await page.keyboard.press('Escape')
  await sample('Group').click()
  await expect(group.getByText('Group ID')).toBeVisible()
  await group.getByRole('link', { name: 'Edit group' }).click()
  await expect(page).toHaveURL(/\/manage\/groups\/group-first-aid\/edit$/)
  await expect(group).toHaveCount(0)
})

test('a person who may not view profiles sees the name and the reason', async ({ page, signIn }) => {
  await signIn(people.withoutProfiles.userName)
  await page.goto('./')
  await cardOf(page, lineFour).getByRole('button', { name: 'Marco Bianchi' }).click()
  const dialog = dialogOf(page, 'Marco Bianchi')
  await expect(dialog).toContainText('Your account may not see the profiles of other people.')
  await expect(dialog.getByText('E-mail')).toHaveCount(0)
})
