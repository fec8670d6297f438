import { Guards } from '../support/guards.ts'
import { expect, test } from '../support/portal.ts'

test('a journey fails by what the policy refuses, by an uncaught error and by a line in the console', async ({
  browser,
  baseURL,
}) => {
  const portal = baseURL ?? ''
  const guards = new Guards(portal)
  const context = await browser.newContext({ baseURL: portal })
  await guards.watch(context)
  const page = await context.newPage()
  await page.goto('./login')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  expect(guards.problems()).toEqual([])

  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/spy.png' }))
    setTimeout(() => {
      throw new Error('nobody caught me')
    })
    console.error('something is wrong')
  })
  const expectProblem = (pattern: RegExp) =>
    expect.poll(() => guards.problems()).toContainEqual(expect.stringMatching(pattern))
  await expectProblem(/^content policy: img-src blocked https:\/\/elsewhere\.example/)
  await expectProblem(/^uncaught: .*nobody caught me/)
  await expectProblem(/^console\.error: something is wrong/)

  await page
    .evaluate(() => {
      document.body.innerHTML = '<p>From a string</p>'
    })
    .catch(() => undefined)
  await expectProblem(/^content policy: require-trusted-types-for/)
  await context.close()
})
