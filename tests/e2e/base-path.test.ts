import { cardOf, lineFour } from '../support/feed.ts'
import { askAsMember } from '../support/member.ts'
import { expect, signInByHand, test } from '../support/portal.ts'
import { signOutByHand } from '../support/shell.ts'

const prefixed = process.env['PORTAL_PREFIXED_URL']
const { pathname } = new URL(prefixed ?? 'http://localhost/portal/')

test.use({ baseURL: prefixed })

test('below a path, everything is fetched below it, and unknown addresses and signing out stay there', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    // The realtime stand-in knows hosts only; it stands at the root of the origin.
    if (/googleapis\.com/.test(url.pathname) || /^(?:data|blob):/.test(url.protocol)) return
    if (!url.pathname.startsWith(pathname)) outside.push(url.href)
  })
  await page.goto(baseURL ?? '')
  await expect(page).toHaveURL(new RegExp(`${pathname}login$`))
  await signInByHand(page)
  await expect(cardOf(page, lineFour)).toBeVisible()
  await cardOf(page, lineFour).getByRole('link', { name: lineFour, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${pathname}post/`))

  await page.goto('./no/such/place')
  await expect(page).toHaveURL(new RegExp(`${pathname}error/page-not-found$`))
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(cardOf(page, lineFour)).toBeVisible()
  await signOutByHand(page)
  await expect(page).toHaveURL(new RegExp(`${pathname}login$`))
  expect(outside).toEqual([])
})

test('below a path, a deep link is opened after signing in, and survives a reload', async ({
  page,
  baseURL,
  openBrowser,
  signIn,
}) => {
  const elsewhere = await openBrowser()
  await signIn('giulia.riva', elsewhere)
  const { posts } = await askAsMember<{ posts: { id: string; title: string }[] }>(
    { context: elsewhere, baseURL },
    'internal/v2/communication/posts?filter=latest',
  )
  const post = posts.find(({ title }) => title === lineFour)
  await page.goto(`./post/${post?.id}/attachments`)
  await expect(page).toHaveURL(new RegExp(`${pathname}login\\?`))
  await signInByHand(page)
  await expect(page.getByRole('tab', { name: 'Attachments', selected: true })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${pathname}post/${post?.id}`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: lineFour })).toBeVisible()
})
