import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Judge } from '../../scripts/contract/proxy/judge.ts'
import { startProxy } from '../../scripts/contract/proxy/proxy.ts'
import { repositoryProject } from '../../scripts/contract/project/repository.ts'
import { Contract } from '../../scripts/contract/verify/contract.ts'
import { cardOf, lineFour } from '../support/feed.ts'
import { entryOf, expectUnread, openPanel, watchRealtime } from '../support/notifications.ts'
import { expect, signInByHand } from '../support/portal.ts'
import { test } from '../support/proxied.ts'

const counting = 'update-notifications/unread-notifications'

test('the portal works through contract proxy, which tells live what breaks the contract', async ({
  page,
  context,
  contractProxy,
  mock,
}) => {
  const realtime = watchRealtime(context)
  await page.goto(contractProxy.url)
  await signInByHand(page)
  await expect(cardOf(page, lineFour)).toBeVisible()
  await expectUnread(page, 4)
  expect(contractProxy.told()).toMatch(/^✓ POST \/core\/auth\/sign-in → 200 signIn/m)
  expect(contractProxy.told()).not.toContain('✗')

  // A notification comes over the realtime connection, which goes through the proxy like everything else.
  await expect
    .poll(() => realtime.open().map((socket) => new URL(socket.url()).host))
    .toEqual([new URL(contractProxy.url).host])
  const [pushed] = await mock.push('comment')
  await expectUnread(page, 5)
  await openPanel(page)
  await expect(entryOf(page, pushed?.id ?? '')).toBeVisible()
  expect(contractProxy.told()).not.toContain('✗')

  await mock.fail('listPosts', 'wrong-shape')
  await page.reload()
  await expect
    .poll(contractProxy.told)
    .toMatch(/^✗ GET \/internal\/v2\/communication\/posts\?\S+ → 200 listPosts.*\n {4}answer \//m)
  expect(contractProxy.told()).toContain(counting)
})

test('a browser keeps several cookies and hears a stream while it is open through contract proxy', async ({
  browser,
}) => {
  let goOn = () => {}
  const backend = createServer(({ url }, response) => {
    if (url === '/api/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
      goOn = () => void response.end('data: second\n\n')
    } else {
      const cookies = ['session=one; Path=/; HttpOnly; SameSite=Lax', 'hint=two; Path=/; SameSite=Lax']
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': cookies }).end('<title>Backend</title>')
    }
  })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  const server = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const judge = new Judge(new Contract((await repositoryProject()).document))
  const proxy = await startProxy({ server, apiPath: '/api', judge, port: 0, onPassed: () => undefined })
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(proxy.url)
  expect((await context.cookies()).map(({ name, httpOnly }) => [name, httpOnly])).toEqual([
    ['session', true],
    ['hint', false],
  ])

  await page.evaluate(() => {
    const source = new EventSource('/api/stream')
    source.onmessage = ({ data }) => (document.title = String(data))
    source.onerror = () => source.close()
  })
  await expect(page).toHaveTitle('first')
  goOn()
  await expect(page).toHaveTitle('second')
  await context.close()
  await proxy.close()
  backend.closeAllConnections()
  backend.close()
})
