import type { Page } from '@playwright/test'
import { cardOf, feedOf, lineFour } from '../support/feed.ts'
import { openPanel } from '../support/notifications.ts'
import { dialogOf, expectOutOfReach, openAndLeaveByKeyboard } from '../support/overlays.ts'
import { people } from '../support/people.ts'
import { expect, failAs, test } from '../support/portal.ts'
import { signOutByHand, tipsOf } from '../support/shell.ts'

/** Opens the panel that can open everything from any page. */
async function openSamples(page: Page) {
  await page.getByRole('button', { name: 'Trouble switch' }).click()
  const panel = dialogOf(page, 'Trouble switch')
  return (name: string) => panel.getByRole('button', { name, exact: true })
}

const tableTitle = /^Zero position of the presses/

for (const width of [390, 1440]) {
  test.describe(`over the page, in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(async ({ signIn }) => signIn())

    test('the author of a post opens by keyboard, with the way to the full profile', async ({ page }) => {
      await page.goto('./')
      const author = cardOf(page, lineFour).getByRole('button', { name: 'Marco Bianchi' })
      await openAndLeaveByKeyboard(page, author, 'Marco Bianchi', async (dialog) => {
        await expect(dialog.getByText('E-mail')).toBeVisible()
        await expect(dialog.getByRole('link', { name: 'Full profile of Marco Bianchi' })).toHaveAttribute(
          'href',
          /\/profile\/marco-bianchi$/,
        )
      })
      await expect(page).toHaveURL(/\/$/)
    })

    test('a hashtag of a post opens by keyboard', async ({ page }) => {
      await page.goto('./')
      const hashtag = cardOf(page, lineFour).getByRole('button', { name: '#line4' })
      await openAndLeaveByKeyboard(page, hashtag, '#line4', async (dialog) => {
        await expect(dialog.getByText(/^Used \d+ times? in this community$/)).toBeVisible()
      })
    })

    test('a table in a text opens by keyboard', async ({ page }) => {
      await page.goto('./')
      await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
      await openAndLeaveByKeyboard(page, page.getByRole('button', { name: tableTitle }), tableTitle, async (dialog) => {
        await expect(dialog.getByRole('row', { name: /Tuesday/ }).first()).toBeVisible()
      })
    })

    test('a group and a member over it open by keyboard, and close one after the other', async ({ page }) => {
      await page.goto('./')
      const sample = await openSamples(page)
      await openAndLeaveByKeyboard(page, sample('Group'), 'First aid', async (dialog) => {
        await expect(dialog.getByRole('listitem')).toHaveCount(8)
      })
      await sample('Group').press('Enter')
      const group = dialogOf(page, 'First aid')
      const member = group.getByRole('listitem').nth(2).getByRole('button')
      const name = (await member.textContent()) ?? ''
      await member.press('Enter')
      await expect(dialogOf(page, name)).toContainText('E-mail')
      await page.keyboard.press('Escape')
      await expect(dialogOf(page, name)).toHaveCount(0)
      await expect(member).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(group).toHaveCount(0)
      await expect(sample('Group')).toBeFocused()
    })

    test('the collections open by keyboard', async ({ page }) => {
      await page.goto('./')
      const sample = await openSamples(page)
      await openAndLeaveByKeyboard(page, sample('Collections'), 'My collections', async (dialog) => {
        await expect(dialog.getByRole('listitem').first()).toBeVisible()
      })
    })
  })
}

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

  test('a click elsewhere on the card still opens the post', async ({ page }) => {
    await page.goto('./')
    const byline = cardOf(page, lineFour).getByText('in Quality and safety')
    const box = await byline.boundingBox()
    if (!box) throw new Error('The line of the author is not drawn.')
    await page.mouse.click(box.x + box.width - 4, box.y + box.height - 4)
    await expect(page).toHaveURL(/\/post\//)
  })

  test('a press on the picture of the author opens the profile', async ({ page }) => {
    await page.goto('./')
    const card = cardOf(page, lineFour)
    const box = await card.boundingBox()
    if (!box) throw new Error('The card is not drawn.')
    await page.mouse.click(box.x + 40, box.y + 40)
    await expect(dialogOf(page, 'Marco Bianchi')).toBeVisible()
  })

  test('a dialog goes with its page, by a link in it and by the way back', async ({ page }) => {
    await page.goto('./')
    await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Marco Bianchi' }).first().click()
    await expect(dialogOf(page, 'Marco Bianchi')).toBeVisible()
    await page.goBack()
    await expect(feedOf(page)).toBeVisible()
    await expect(dialogOf(page, 'Marco Bianchi')).toHaveCount(0)
    await cardOf(page, lineFour).getByRole('button', { name: 'Marco Bianchi' }).click()
    await dialogOf(page, 'Marco Bianchi')
      .getByRole('link', { name: /^Full profile/ })
      .click()
    await expect(page).not.toHaveURL(/\/$/)
    await expect(dialogOf(page, 'Marco Bianchi')).toHaveCount(0)
  })

  test('following is seen at once and outlives the dialog', async ({ page, mock }) => {
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Profile').click()
    const follow = dialogOf(page, 'Sofia Karras').getByRole('button', { name: 'Follow Sofia Karras' })
    await follow.click()
    await expect(dialogOf(page, 'Sofia Karras').getByRole('button', { name: 'Unfollow Sofia Karras' })).toBeVisible()
    await expect.poll(() => mock.requests({ operationId: 'followUser' })).toHaveLength(1)
    await page.reload()
    const again = await openSamples(page)
    await again('Profile').click()
    await expect(dialogOf(page, 'Sofia Karras').getByRole('button', { name: 'Unfollow Sofia Karras' })).toBeVisible()
  })

  test('a refused follow of a hashtag goes back, and says so', async ({ page, mock, guards }) => {
    guards.announce(/following:/)
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Hashtag').click()
    const dialog = dialogOf(page, '#safety')
    const button = dialog.getByRole('button', { name: /ollow #safety$/ })
    const before = (await button.textContent()) ?? ''
    await failAs({ mock, guards }, before === 'Follow' ? 'followHashtag' : 'unfollowHashtag', 'status', { status: 500 })
    await button.click()
    await expect(tipsOf(page).getByText(/#safety/)).toBeVisible()
    await expect(button).toHaveText(before)
  })

  test('a hashtag is searched for once something is chosen, and forgets the choice when it closes', async ({
    page,
  }) => {
    await page.goto('./')
    const hashtag = cardOf(page, lineFour).getByRole('button', { name: '#line4' })
    await hashtag.click()
    const dialog = dialogOf(page, '#line4')
    await dialog.getByRole('button', { name: 'Search' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Choose at least one of them.')
    await dialog.getByRole('checkbox', { name: 'Posts' }).check()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)
    await hashtag.click()
    await expect(dialog.getByRole('checkbox', { name: 'Posts' })).not.toBeChecked()
    await dialog.getByRole('checkbox', { name: 'Media' }).check()
    await dialog.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/(search-v2|error)/)
  })

  test('a community without hashtags only says so', async ({ page }) => {
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Hashtag, switched off').click()
    const dialog = dialogOf(page, '#lunch')
    await expect(dialog).toContainText('switched its hashtags off')
    await dialog.getByRole('button', { name: 'Understood' }).click()
    await expect(dialog).toHaveCount(0)
  })

  test('a slow table covers the page after a second, says more after six, and can be left', async ({ page, mock }) => {
    await mock.fail('getTable', 'delay', { delayMs: 30_000 })
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Table').focus()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(600)
    await expect(dialogOf(page, /Opening the table/)).toHaveCount(0)
    await expect(dialogOf(page, /Opening the table/)).toBeVisible()
    await expectOutOfReach(page)
    await expect(dialogOf(page, /This takes longer than usual/)).toBeVisible({ timeout: 8_000 })
    await page.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(page.getByText('This takes longer than usual')).toHaveCount(0)
    await expect(sample('Table')).toBeFocused()
  })

  test('a table that does not come says so, and is there at the next try', async ({ page, mock, guards }) => {
    guards.announce(/opening a table:/)
    await failAs({ mock, guards }, 'getTable', 'status', { status: 500, times: 1 })
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Table').click()
    await expect(tipsOf(page).getByText('The table could not be opened')).toBeVisible()
    await tipsOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialogOf(page, tableTitle)).toBeVisible()
  })

  test('nothing stays open when the person signs out', async ({ page, context }) => {
    await page.goto('./')
    await cardOf(page, lineFour).getByRole('button', { name: 'Marco Bianchi' }).click()
    await expect(dialogOf(page, 'Marco Bianchi')).toBeVisible()
    const other = await context.newPage()
    await other.goto('./')
    await signOutByHand(other)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('a group that got a post opens from its notification', async ({ page, mock }) => {
    await page.goto('./')
    await mock.push('screen-data-edit', { count: 1, content: assignedToGroup })
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'First aid' }).click()
    await expect(dialogOf(page, 'First aid').getByRole('listitem')).toHaveCount(8)
    await page.keyboard.press('Escape')
    await expect(panel.getByRole('button', { name: 'First aid' })).toBeFocused()
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

for (const [who, userName, sees] of [
  ['an administrator', people.admin.userName, true],
  ['a member', people.employee.userName, false],
] as const) {
  test(`the view for administrators shows ${who} ${sees ? 'more' : 'nothing more'}`, async ({ page, signIn }) => {
    await signIn(userName)
    await page.goto('./')
    const sample = await openSamples(page)
    await sample('Profile for administrators').click()
    const profile = dialogOf(page, 'Bruno Almeida')
    await expect(profile.getByText('E-mail')).toBeVisible()
    await expect(profile.getByText('User ID')).toHaveCount(sees ? 1 : 0)
    await expect(profile.getByRole('button', { name: /ollow Bruno/ })).toHaveCount(sees ? 0 : 1)
    await page.keyboard.press('Escape')
    await sample('Group for administrators').click()
    const group = dialogOf(page, 'First aid')
    await expect(group.getByRole('listitem')).toHaveCount(8)
    await expect(group.getByText('Group ID')).toHaveCount(sees ? 1 : 0)
    await expect(group.getByRole('link', { name: 'Edit group' })).toHaveCount(sees ? 1 : 0)
  })
}

test('from a screen of administration people and groups open for administrators, and a group can be changed', async ({
  page,
  signIn,
}) => {
  await signIn(people.admin.userName)
  await page.goto('./manage')
  const sample = await openSamples(page)
  await sample('Profile').click()
  await expect(dialogOf(page, 'Sofia Karras').getByText('User ID')).toBeVisible()
  await page.keyboard.press('Escape')
  await sample('Group').click()
  const group = dialogOf(page, 'First aid')
  await expect(group.getByText('Group ID')).toBeVisible()
  await group.getByRole('link', { name: 'Edit group' }).click()
  await expect(page).toHaveURL(/\/manage\/groups\/group-first-aid\/edit$/)
  await expect(group).toHaveCount(0)

  await page.goto('./people')
  const plain = await openSamples(page)
  await plain('Group').click()
  await expect(group.getByRole('listitem')).toHaveCount(8)
  await expect(group.getByRole('link', { name: 'Edit group' })).toHaveCount(0)
})

test('a person who may not view profiles sees the name and the reason', async ({ page, signIn }) => {
  await signIn(people.withoutProfiles.userName)
  await page.goto('./')
  await cardOf(page, lineFour).getByRole('button', { name: 'Marco Bianchi' }).click()
  const dialog = dialogOf(page, 'Marco Bianchi')
  await expect(dialog).toContainText('Your account may not see the profiles of other people.')
  await expect(dialog.getByText('E-mail')).toHaveCount(0)
})
