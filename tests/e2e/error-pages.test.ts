import { feedOf } from '../support/feed.ts'
import { navigateInPlace } from '../support/navigation.ts'
import { people } from '../support/people.ts'
import { expect, handedOver, signInByHand, test } from '../support/portal.ts'
import { sentenceOf } from '../support/words.ts'

const closed = [
  ['user-registry', 'UserRegistry'],
  ['group-registry', 'GroupRegistry'],
  ['area', 'Area'],
  ['business-unit', 'BusinessUnit'],
  ['workspace', 'Workspace'],
  ['community', 'Community'],
  ['catalog', 'Catalog'],
  ['workflow', 'Workflow'],
] as const

const general = sentenceOf('en', 'errorPages.forbiddenText')

test('each closed thing has its own 403 words, a crafted one the general ones, and the error pages differ', async ({
  page,
}) => {
  await page.goto('./error/page-not-found')
  for (const [entity, name] of closed) {
    await navigateInPlace(page, `/error/forbidden-access?entity=${entity}`)
    const words = sentenceOf('en', `errorPages.forbidden${name}`)
    await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible()
    await expect(page.getByText(sentenceOf('en', `errorPages.forbidden${name}Text`))).toBeVisible()
    await expect(page.getByText(general)).toHaveCount(0)
  }
  await navigateInPlace(page, '/error/forbidden-access?entity=__proto__')
  await expect(page.getByText(general)).toBeVisible()

  const said: string[] = []
  for (const address of ['page-not-found', 'page-not-found?entity=post', 'forbidden-access', 'unauthorized']) {
    await page.goto(`./error/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    said.push(await page.getByRole('main').innerText())
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Go to (main content|sidebar)$/ })).toHaveCount(0)
  }
  expect(new Set(said).size).toBe(4)

  // They are open to people who are not signed in, and lead home by way of sign-in.
  await page.goto('./error/page-not-found')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await signInByHand(page)
  await expect(feedOf(page)).toBeVisible()
})

test('administration is closed to members, in the words of each registry, and open to those who manage users', async ({
  page,
  signIn,
  openBrowser,
  guards,
}) => {
  guards.announce(handedOver)
  await signIn()
  for (const [address, title] of [
    ['manage', 'errorPages.forbiddenUserRegistry'],
    ['manage/groups/group-editors/edit', 'errorPages.forbiddenGroupRegistry'],
    ['digital-workplace-admin', 'errorPages.forbiddenWorkspace'],
    ['admin-v2', 'errorPages.forbidden'],
  ] as const) {
    await page.goto(`./${address}`)
    await expect(page.getByRole('heading', { level: 1, name: sentenceOf('en', title), exact: true })).toBeVisible()
    await expect(page.getByText(people.employee.fullName)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${address}$`))
  }
  await page.getByRole('link', { name: sentenceOf('en', 'errorPages.backHome') }).click()
  await expect(page.getByRole('banner')).toBeVisible()

  const administrators = await openBrowser()
  await signIn(people.admin.userName, administrators)
  const theirs = await administrators.newPage()
  for (const [address, title] of [
    ['manage', 'app.manageTitle'],
    ['admin-v2', 'app.adminTitle'],
  ] as const) {
    await theirs.goto(`./${address}`)
    await expect(theirs.getByRole('heading', { level: 1, name: sentenceOf('en', title), exact: true })).toBeVisible()
  }
})

test('a post that is closed or missing says so at its own address, by the code of the server', async ({
  page,
  signIn,
  mock,
}) => {
  await signIn()
  for (const [status, code, number, title] of [
    [403, 'forbidden', '403', sentenceOf('en', 'errorPages.forbiddenPost')],
    [403, 'workflow-forbidden', '403', sentenceOf('en', 'errorPages.forbiddenWorkflow')],
    [404, 'post-not-found', '404', 'This post is no longer here'],
  ] as const) {
    await mock.fail('getPost', 'status', { status, code })
    await page.goto('./post/p-1042')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(number)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page).toHaveURL(/\/post\/p-1042$/)
  }
})
