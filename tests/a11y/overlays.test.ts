import type { Locator, Page } from '@playwright/test'
import { answersOf, ask, assistantOf, lineFour as question } from '../support/assistant.ts'
import { expectAccessible, expectAccessibleInEveryTheme } from '../support/axe.ts'
import { cardOf, lineFour } from '../support/feed.ts'
import { walkByTab } from '../support/focus-walk.ts'
import { dialogOf } from '../support/overlays.ts'
import { people } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

/** Something that lies over or beside the page. */
type Overlay = {
  name: string
  opener: (page: Page) => Locator
  overlay: (page: Page) => Locator
  /** Waits for its content, or brings it. */
  fill?: (page: Page, overlay: Locator) => Promise<void>
  /** By its own button, where Escape leaves it open: it shares the window with the page. */
  closer?: (overlay: Locator) => Locator
}

const header = (page: Page) => page.getByRole('banner')
const sample = (name: string) => (page: Page) =>
  dialogOf(page, 'Trouble switch').getByRole('button', { name, exact: true })
const listed = async (_page: Page, overlay: Locator) => expect(overlay.getByRole('listitem').first()).toBeVisible()

const userMenu: Overlay = {
  name: 'the user menu',
  opener: (page) => header(page).getByRole('button', { name: /^Menu of/ }),
  overlay: (page) => dialogOf(page, 'Your account'),
}

const advancedSearch: Overlay = {
  name: 'the advanced search',
  opener: (page) => page.getByRole('button', { name: 'Advanced search' }),
  overlay: (page) => dialogOf(page, 'Advanced search'),
}

/** On a phone the search is a sheet, and the advanced search opens from there. */
const searchSheet: Overlay = {
  name: 'the search sheet',
  opener: (page) => page.getByRole('search').getByRole('button'),
  overlay: (page) => dialogOf(page, /^Search$/),
}

const ofTheHeader: Overlay[] = [
  userMenu,
  {
    name: 'the languages of the user menu',
    opener: userMenu.opener,
    overlay: userMenu.overlay,
    fill: async (_page, menu) => {
      await menu.getByRole('button', { name: /^Language/ }).press('Enter')
      await expect(menu.getByRole('button', { name: 'Ελληνικά' })).toBeVisible()
    },
  },
  {
    name: 'the question before signing out',
    opener: userMenu.opener,
    overlay: (page) => page.getByRole('alertdialog', { name: 'Sign out of the portal?' }).or(userMenu.overlay(page)),
    fill: async (page, menu) => {
      await menu.getByRole('button', { name: 'Sign out' }).press('Enter')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'the notifications',
    opener: (page) => header(page).getByRole('button', { name: /^Notifications/ }),
    overlay: (page) => dialogOf(page, 'Notifications'),
    fill: async (_page, panel) => expect(panel.getByRole('article').first()).toBeVisible(),
  },
  advancedSearch,
  {
    name: 'the assistant',
    opener: (page) => header(page).getByRole('button', { name: 'Assistant', exact: true }),
    overlay: assistantOf,
    fill: async (page) => {
      await ask(page, question)
      await expect(answersOf(page)).toContainText('A position sensor on the second press had drifted')
      await expect(assistantOf(page).getByRole('button', { name: 'New chat' })).toBeEnabled()
    },
    closer: (panel) => panel.getByRole('button', { name: 'Close the assistant' }),
  },
]

const ofWideHeaders: Overlay[] = [
  {
    name: 'the sheet of keys',
    opener: userMenu.opener,
    overlay: (page) => dialogOf(page, /^(Your account|Keyboard shortcuts)$/),
    fill: async (page, menu) => {
      await menu.getByRole('button', { name: 'Keyboard shortcuts' }).press('Enter')
      await expect(dialogOf(page, 'Keyboard shortcuts')).toBeVisible()
    },
  },
  {
    name: 'the homes',
    opener: (page) => header(page).getByRole('button', { name: /^Headquarters/ }),
    overlay: (page) => page.getByRole('menu', { name: 'Homes' }),
  },
  {
    name: 'the links',
    opener: (page) => header(page).getByRole('button', { name: 'Open links dialog' }),
    overlay: (page) => dialogOf(page, 'Useful links'),
    fill: listed,
  },
]

const ofThePhoneMenu: Overlay[] = [
  {
    name: 'what is behind “More”',
    opener: (page) => page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: /^More/ }),
    overlay: (page) => dialogOf(page, 'More'),
    fill: listed,
  },
]

const ofPeopleAndThings: Overlay[] = [
  {
    name: 'a profile',
    opener: (page) => cardOf(page, lineFour).getByRole('button', { name: 'Marco Bianchi' }),
    overlay: (page) => dialogOf(page, 'Marco Bianchi'),
    fill: async (_page, dialog) => expect(dialog.getByText('E-mail')).toBeVisible(),
  },
  {
    name: 'a hashtag',
    opener: (page) => cardOf(page, lineFour).getByRole('button', { name: '#line4' }),
    overlay: (page) => dialogOf(page, '#line4'),
    fill: async (_page, dialog) => expect(dialog.getByText(/^Used \d+ time/)).toBeVisible(),
  },
]

const ofTheTroubleSwitch: Overlay[] = [
  {
    name: 'the trouble switch',
    opener: (page) => page.getByRole('button', { name: 'Trouble switch' }),
    overlay: (page) => dialogOf(page, 'Trouble switch'),
    fill: async (_page, panel) => expect(panel.getByRole('switch', { name: 'Out of service' })).toBeVisible(),
  },
  { name: 'a group', opener: sample('Group'), overlay: (page) => dialogOf(page, 'First aid'), fill: listed },
  {
    name: 'a hashtag that is switched off',
    opener: sample('Hashtag, switched off'),
    overlay: (page) => dialogOf(page, '#lunch'),
  },
  {
    name: 'the collections',
    opener: sample('Collections'),
    overlay: (page) => dialogOf(page, 'My collections'),
    fill: listed,
  },
  {
    name: 'a question',
    opener: sample('Question'),
    overlay: (page) => page.getByRole('alertdialog', { name: 'Is this a question?' }),
  },
]

/** Where people are administered, the same dialogs show more. */
const ofAdministration: Overlay[] = [
  {
    name: 'a profile for administrators',
    opener: sample('Profile'),
    overlay: (page) => dialogOf(page, 'Sofia Karras'),
    fill: async (_page, dialog) => {
      await expect(dialog.getByText('User ID')).toBeVisible()
      await expect(dialog.getByText('People cannot be followed from the administration.')).toBeVisible()
    },
  },
  {
    name: 'a group for administrators',
    opener: sample('Group'),
    overlay: (page) => dialogOf(page, 'First aid'),
    fill: async (_page, dialog) => {
      await expect(dialog.getByText('Group ID')).toBeVisible()
      await expect(dialog.getByRole('listitem')).toHaveCount(8)
    },
  },
]

const ofThePost: Overlay[] = [
  {
    name: 'a table',
    opener: (page) => page.getByRole('button', { name: /^Zero position of the presses/ }),
    overlay: (page) => dialogOf(page, /^Zero position of the presses/),
    fill: async (_page, dialog) => expect(dialog.getByRole('row', { name: /Tuesday/ }).first()).toBeVisible(),
  },
  {
    name: 'the pictures, shown large',
    opener: (page) => page.getByRole('button', { name: /^Show picture 1 of/ }),
    overlay: (page) => dialogOf(page, /^Pictures of/),
  },
  {
    name: 'the large window for a comment',
    opener: (page) => page.getByRole('button', { name: 'Write in a large window' }),
    overlay: (page) => dialogOf(page, 'Write a comment'),
  },
]

/** Its buttons stay at the foot while the rest of it scrolls. */
const taskDetail: Overlay = {
  name: 'a task',
  opener: (page) => page.getByRole('button', { name: 'Check press 1 and 3', exact: true }),
  overlay: (page) => dialogOf(page, 'Check press 1 and 3'),
  fill: async (_page, dialog) => {
    await expect(dialog.getByRole('link', { name: 'morning-round-form.pdf' })).toBeVisible()
    await expect(dialog.getByText(/^Press 1 is done/)).toBeVisible()
  },
}

for (const width of [390, 1440]) {
  test.describe(`in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    // Several overlays, each looked at several times.
    test.setTimeout(600_000)

    for (const [place, overlays] of [
      ['the header', ofTheHeader],
      ['the menu', width === 390 ? ofThePhoneMenu : ofWideHeaders],
      ['a post in the feed', ofPeopleAndThings],
    ] as const)
      test(`what opens from ${place} is accessible, takes the focus and gives it back`, async ({ page, signIn }) => {
        await signIn()
        await page.goto('./')
        await expect(cardOf(page, lineFour)).toBeVisible()
        for (const overlay of overlays) {
          if (overlay !== advancedSearch || width !== 390) await visit(page, overlay)
          else {
            await visit(page, searchSheet)
            await searchSheet.opener(page).press('Enter')
            await visit(page, advancedSearch)
            await page.keyboard.press('Escape')
            await expect(searchSheet.overlay(page)).toHaveCount(0)
          }
        }
      })

    test('what opens from a text of a post is accessible, takes the focus and gives it back', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await page.goto('./post/p-1042')
      await expect(page.getByRole('list', { name: 'Conversation' })).toContainText('Did the drift show')
      for (const overlay of ofThePost) await visit(page, overlay)
    })

    test('what else can lie over a page is accessible, takes the focus and gives it back', async ({ page, signIn }) => {
      await signIn()
      await page.goto('./people')
      const [panel, ...others] = ofTheTroubleSwitch as [Overlay, ...Overlay[]]
      await visit(page, panel)
      await panel.opener(page).press('Enter')
      for (const overlay of others) await visit(page, overlay)
    })

    test('a task that opens from the list is accessible, takes the focus and gives it back', async ({
      page,
      signIn,
    }) => {
      await signIn()
      await page.goto('./tasks')
      await visit(page, taskDetail)
    })

    test.describe('with many posts to move,', () => {
      test.use({ seed: 'month-end' })

      test('what stands at the foot of the list once some are chosen covers nothing that has the focus', async ({
        page,
        signIn,
      }) => {
        await signIn()
        await page.goto('./workflows')
        const boxes = page.getByRole('list', { name: 'Posts' }).getByRole('checkbox')
        // On a phone the boxes are shown on demand.
        if (width === 390) await page.getByRole('button', { name: 'Select', exact: true }).press('Enter')
        await boxes.first().press('Space')
        await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible()
        await expectAccessible(page, 'the bar of a selection')
        expect((await walkByTab(page, { fromTop: true })).complaints).toEqual([])
      })
    })

    test('what opens in the administration is accessible, takes the focus and gives it back', async ({
      page,
      signIn,
    }) => {
      await signIn(people.admin.userName)
      await page.goto('./manage')
      await page.getByRole('button', { name: 'Trouble switch' }).press('Enter')
      for (const overlay of ofAdministration) await visit(page, overlay)
    })
  })
}

/** Opens by the keyboard, looks, walks through it by Tab, and leaves; the focus is then where it was. */
async function visit(page: Page, { name, opener, overlay, fill, closer }: Overlay) {
  await test.step(name, async () => {
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await expect(overlay(page).last()).toBeVisible()
    await fill?.(page, overlay(page))
    const opened = overlay(page).last()
    await expect(opened.locator(':focus').or(opened.and(page.locator(':focus')))).toHaveCount(1)
    await expect(opened.locator('[aria-busy=true]')).toHaveCount(0)
    // The themes change no layout: one width is enough to see their colours.
    const isWide = page.viewportSize()?.width === 1440
    await (isWide ? expectAccessibleInEveryTheme : expectAccessible)(page, name)
    const { complaints } = await walkByTab(page, { within: opened, most: 30 })
    expect(complaints, name).toEqual([])
    if (closer) await closer(opened).press('Enter')
    else {
      await opened.evaluate((element) => {
        if (!element.contains(document.activeElement)) element.querySelector<HTMLElement>('button, a, input')?.focus()
      })
      await page.keyboard.press('Escape')
    }
    await expect(overlay(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
  })
}
