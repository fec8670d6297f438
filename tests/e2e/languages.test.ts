import type { Page } from '@playwright/test'
import { withConfiguration } from '../support/document.ts'
import { cardOf, lineFour } from '../support/feed.ts'
import { failedRequest, expect, test } from '../support/portal.ts'
import { openUserMenu, tipsOf } from '../support/shell.ts'
import { languages, sentenceOf, type Language } from '../support/words.ts'

/** What the document says of each language, and how it writes the 20th of November 2026. */
const facts: Record<Language, { lang: RegExp; browser: string; date: string }> = {
  en: { lang: /^en/, browser: 'en-GB', date: '20 November 2026' },
  it: { lang: /^it/, browser: 'it-IT', date: '20 novembre 2026' },
  es: { lang: /^es/, browser: 'es-ES', date: '20 de noviembre de 2026' },
  de: { lang: /^de/, browser: 'de-DE', date: '20. November 2026' },
  el: { lang: /^el/, browser: 'el-GR', date: '20 Νοεμβρίου 2026' },
  pt: { lang: /^pt-BR$/, browser: 'pt-PT', date: '20 de novembro de 2026' },
  fr: { lang: /^fr/, browser: 'fr-CA', date: '20 novembre 2026' },
}

for (const language of languages) {
  test.describe(`in “${language}”`, () => {
    test.use({ locale: facts[language].browser })

    test('sign-in, the dashboard, a post and a start that fails speak it, and nothing else', async ({
      page,
      signIn,
      mock,
    }) => {
      const nothingRaw = () => expect(page.locator('body')).not.toContainText(/\{\w+\}|undefined|\[object/)
      await page.goto('./login')
      await expect(page.locator('html')).toHaveAttribute('lang', facts[language].lang)
      await expect(page.getByRole('button', { name: sentenceOf(language, 'signIn.submit'), exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentenceOf(language, 'signIn.title'))

      await signIn()
      await page.goto('./')
      await expect(page.locator('html')).toHaveAttribute('lang', facts[language].lang)
      for (const id of ['posts.filterLatest', 'posts.filterFollowed', 'posts.filterArchive'])
        await expect(page.getByRole('radio', { name: sentenceOf(language, id), exact: true })).toBeVisible()
      const unread = new RegExp(`^${sentenceOf(language, 'posts.filterUnread')} \\d+$`)
      await expect(page.getByRole('radio', { name: unread })).toBeVisible()
      const card = page.getByRole('article', { name: lineFour })
      await expect(card.locator('[lang="en"]').first()).toBeVisible()
      await expect(page.getByRole('navigation', { name: sentenceOf(language, 'places.mainMenu') })).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(sentenceOf(language, 'app.dashboardTitle')))
      await nothingRaw()
      await expectMenuWhole(page, language)

      await page.setViewportSize({ width: 1440, height: 900 })
      await card.getByRole('link', { name: lineFour, exact: true }).click()
      await expect(page.getByText(facts[language].date).first()).toBeVisible()
      await nothingRaw()

      await mock.fail('getSession', 'status', { status: 500 })
      await page.goto('./')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentenceOf(language, 'startUp.failed'))
    })
  })
}

/** The bottom menu has its names whole on phones, 320 px wide and with text twice as large too. */
async function expectMenuWhole(page: Page, language: Language) {
  const menu = page.getByRole('navigation', { name: sentenceOf(language, 'places.mainMenu') })
  for (const [width, size] of [
    [390, '100%'],
    [390, '200%'],
    [320, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await expect(menu.getByRole('link')).toHaveCount(4)
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size)
    const cut = await menu
      .locator('span')
      .evaluateAll((names) =>
        names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      )
    expect(cut, `${width} px, ${size}`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

for (const language of ['de', 'el'] as const) {
  test.describe(`on a phone in “${language}”`, () => {
    test.use({ locale: facts[language].browser, viewport: { width: 390, height: 844 } })

    test('header, bottom menu, “more” and the user menu have room for their words', async ({ page, signIn }) => {
      await signIn()
      await page.goto('./')
      await expect(page.getByRole('article', { name: lineFour })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('button', { name: /Giulia Riva/ })).toBeVisible()
      const menu = page.getByRole('navigation', { name: sentenceOf(language, 'places.mainMenu') })
      await expect(menu.getByRole('link')).toHaveCount(4)
      expect(await spilling(page)).toEqual([])

      await menu.getByRole('button').click()
      const more = page.getByRole('dialog')
      await expect(more.getByRole('link').first()).toBeVisible()
      expect(await spilling(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(more).toHaveCount(0)

      await page
        .getByRole('banner')
        .getByRole('button', { name: /Giulia Riva/ })
        .click()
      const account = page.getByRole('dialog', { name: sentenceOf(language, 'userMenu.label') })
      await expect(account.getByRole('button', { name: sentenceOf(language, 'userMenu.signOut') })).toBeVisible()
      expect(await spilling(page)).toEqual([])
    })
  })
}

/** What is wider than the window, cut off at its sides, or taller than the box that its words stand in. */
function spilling(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['the page'] : []
    for (const part of document.querySelectorAll('header, nav, [role=dialog]')) {
      for (const one of part.querySelectorAll<HTMLElement>('a, button, h1, h2, span, p')) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !one.textContent) continue
        const { left, right, width } = one.getBoundingClientRect()
        if (width <= 1) continue
        const clips = getComputedStyle(one).overflowX !== 'visible' || one.matches('a, button')
        if (left < 0 || right > innerWidth || (clips && one.scrollWidth > one.clientWidth + 1))
          found.push(`${one.tagName} “${one.textContent}”`)
      }
    }
    return found
  })
}

test('every language is offered by its own name at sign-in, and the choice is kept for the next visit', async ({
  page,
  signIn,
}) => {
  await page.goto('./login')
  await expect(page.getByRole('combobox', { name: 'Language' }).getByRole('option')).toHaveText([
    'English',
    'Italiano',
    'Español',
    'Deutsch',
    'Ελληνικά',
    'Português',
    'Français',
  ])
  await page.getByRole('combobox', { name: 'Language' }).selectOption('el')
  await expect(page.getByRole('button', { name: sentenceOf('el', 'signIn.submit'), exact: true })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', /^el/)
  await signIn()
  await page.goto('./')
  await expect(page.getByRole('radio', { name: sentenceOf('el', 'posts.filterLatest'), exact: true })).toBeVisible()
})

test('the languages are those of the installation, and its default speaks to all others', async ({
  page,
  openBrowser,
}) => {
  const context = await openBrowser({ locale: 'nl-NL' })
  const dutch = await context.newPage()
  await dutch.goto('./login')
  await expect(dutch.locator('html')).toHaveAttribute('lang', /^en/)

  await withConfiguration(page, (all) => ({
    ...all,
    languages: ['it', 'es', 'de', 'el', 'pt', 'fr'],
    defaultLanguage: 'it',
  }))
  await page.goto('./login')
  await expect(page.locator('html')).toHaveAttribute('lang', /^it/)
  await expect(page.getByRole('combobox').getByRole('option')).toHaveText([
    'Italiano',
    'Español',
    'Deutsch',
    'Ελληνικά',
    'Português',
    'Français',
  ])
})

test.describe('another language in the user menu', () => {
  /** Opens the list of languages. */
  async function openLanguages(page: Page) {
    const menu = await openUserMenu(page)
    await menu.getByRole('button', { name: /^Language/ }).click()
    return menu
  }

  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('./')
    await expect(cardOf(page, lineFour)).toBeVisible()
  })

  test('is spoken at once; refused, the former one is back; accepted, the page is loaded again in it', async ({
    page,
    mock,
  }) => {
    await test.step('the one spoken', async () => {
      const menu = await openLanguages(page)
      await expect(menu.locator('[aria-current=true]')).toHaveText('English')
      await menu.getByRole('button', { name: 'English' }).click()
      await expect(menu).toHaveCount(0)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })

    await test.step('another one, refused', async () => {
      const menu = await openLanguages(page)
      await menu.getByRole('button', { name: 'Deutsch' }).click()
      const question = page.getByRole('alertdialog', { name: sentenceOf('de', 'userMenu.confirmLanguage') })
      await expect(question).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', /^de/)
      await question.getByRole('button', { name: sentenceOf('de', 'userMenu.keepLanguage') }).click()
      await expect(page.getByRole('feed', { name: sentenceOf('en', 'posts.feed'), exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
    })

    await test.step('another one, accepted, on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 900 })
      await expect.poll(() => mock.requests({ operationId: 'listCommunities' })).not.toHaveLength(0)
      await mock.forgetRequests()
      const menu = await openLanguages(page)
      await menu.getByRole('button', { name: 'Ελληνικά' }).click()
      const question = page.getByRole('alertdialog', { name: sentenceOf('el', 'userMenu.confirmLanguage') })
      const loaded = page.waitForEvent('load')
      await question.getByRole('button', { name: sentenceOf('el', 'userMenu.reload') }).click()
      await loaded
      await expect(
        page.getByRole('radio', { name: sentenceOf('el', 'posts.filterArchive'), exact: true }),
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', /^el/)
      await expect.poll(() => mock.requests({ operationId: 'listCommunities' })).not.toHaveLength(0)
    })
  })

  test('of which the words do not come changes nothing, and a message says so', async ({ page, guards }) => {
    guards.announce(failedRequest, /the messages of/)
    await page.route(/\.i18n\.fr\.json$/, (route) => route.abort())
    const menu = await openLanguages(page)
    await menu.getByRole('button', { name: 'Français' }).click()
    await expect(tipsOf(page)).toContainText('could not be loaded')
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  })
})

test.describe('before any words are loaded', () => {
  /** How each sentence begins, by the language of the browser; others read English. */
  const sentences = [
    ['en-GB', 'The portal could not be loaded.', 'This browser is too old'],
    ['it-IT', 'Non è stato possibile caricare il portale.', 'Questo browser è troppo vecchio'],
    ['es-ES', 'No se ha podido cargar el portal.', 'Este navegador es demasiado antiguo'],
    ['de-AT', 'Das Portal konnte nicht geladen werden.', 'Dieser Browser ist zu alt'],
    ['el-GR', 'Η πύλη δεν φορτώθηκε.', 'Αυτό το πρόγραμμα περιήγησης είναι πολύ παλιό'],
    ['pt-BR', 'Não foi possível carregar o portal.', 'Este navegador é antigo demais'],
    ['fr-CA', 'Le portail n’a pas pu être chargé.', 'Ce navigateur est trop ancien'],
    ['ja-JP', undefined, 'This browser is too old'],
  ] as const

  test('every browser reads in one language what went wrong', async ({ openBrowser, guards }) => {
    guards.announce(failedRequest)
    for (const [locale, notLoaded, tooOld] of sentences)
      await test.step(locale, async () => {
        const context = await openBrowser({ locale })
        if (notLoaded !== undefined) {
          const page = await context.newPage()
          await page.route(/\/assets\/start-.*\.js$/, (route) => route.abort())
          await page.goto('./')
          await expect(page.getByText(notLoaded)).toBeVisible()
          await expect(page.getByRole('paragraph')).toHaveCount(1)
          await expect(page.getByRole('paragraph').getByRole('link')).toBeVisible()
        }
        const old = await context.newPage()
        await old.addInitScript(() => {
          CSS.supports = () => false
        })
        await old.goto('./')
        await expect(old.getByText(tooOld)).toBeVisible()
        await expect(old.getByRole('paragraph')).toHaveCount(1)
      })
  })

  test('without scripts each language says in its own words what is needed', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL !== undefined && { baseURL }) })
    const page = await context.newPage()
    await page.goto('./')
    for (const code of languages)
      await expect(page.locator(`p:lang(${code})`).filter({ hasText: 'JavaScript' })).toBeVisible()
    await context.close()
  })
})
