import { people } from '../support/people.ts'
import { expect, failAs, failedRequest, handedOver, test } from '../support/portal.ts'
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

for (const width of [390, 1440]) {
  test.describe(`in a window of ${width} px,`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('each closed thing has its own 403 words, signed out too', async ({ page }) => {
      for (const [entity, name] of closed) {
        await page.goto(`./error/forbidden-access?entity=${entity}`)
        const words = sentenceOf('en', `errorPages.forbidden${name}`)
        await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible()
        await expect(page.getByText(sentenceOf('en', `errorPages.forbidden${name}Text`))).toBeVisible()
        await expect(page.getByText(general)).toHaveCount(0)
      }
    })

    test('the three error pages differ, and a missing post has words of its own', async ({ page }) => {
      const said: string[] = []
      for (const address of ['page-not-found', 'page-not-found?entity=post', 'forbidden-access', 'unauthorized']) {
        await page.goto(`./error/${address}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        said.push(await page.getByRole('main').innerText())
        await expect(page.getByRole('banner')).toHaveCount(0)
      }
      expect(new Set(said).size).toBe(4)
    })

    test('administration is closed to members, in the words of each registry, and open to those who manage users', async ({
      page,
      signIn,
      openBrowser,
      guards,
    }) => {
      // Several pages, by two people.
      test.setTimeout(120_000)
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
      await theirs.setViewportSize({ width, height: 900 })
      for (const [address, title] of [
        ['manage', 'app.manageTitle'],
        ['admin-v2', 'app.adminTitle'],
      ] as const) {
        await theirs.goto(`./${address}`)
        await expect(
          theirs.getByRole('heading', { level: 1, name: sentenceOf('en', title), exact: true }),
        ).toBeVisible()
      }
    })
  })
}

test('a crafted entity gets the general words', async ({ page }) => {
  await page.goto('./error/forbidden-access?entity=__proto__')
  await expect(page.getByText(general)).toBeVisible()
})

test('a post that is closed says so at its own address', async ({ page, signIn, mock, guards }) => {
  guards.announce(handedOver)
  await signIn()
  await failAs({ mock, guards }, 'getPost', 'status', { status: 403 })
  await page.goto('./post/p-1042')
  await expect(
    page.getByRole('heading', { level: 1, name: sentenceOf('en', 'errorPages.forbiddenPost') }),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/post\/p-1042$/)
})

test('a closed workflow behind a post is named as what it is, by the code of the server', async ({
  page,
  signIn,
  guards,
}) => {
  guards.announce(failedRequest, handedOver)
  await signIn()
  await page.route(/\/communication\/posts\/p-1042$/, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: './problems/workflow-forbidden',
        title: 'Not open',
        status: 403,
        code: 'workflow-forbidden',
        requestId: 'r-1',
      }),
    }),
  )
  await page.goto('./post/p-1042')
  await expect(
    page.getByRole('heading', { level: 1, name: sentenceOf('en', 'errorPages.forbiddenWorkflow') }),
  ).toBeVisible()
})

test('a missing post says so at its own address', async ({ page, signIn, guards }) => {
  guards.announce(failedRequest, handedOver)
  await signIn()
  await page.goto('./post/no-such-post')
  await expect(page.getByRole('heading', { level: 1, name: 'This post is no longer here' })).toBeVisible()
  await expect(page).toHaveURL(/\/post\/no-such-post$/)
})
