import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { passedLines } from '../../scripts/contract/commands/proxy.ts'
import { Judge } from '../../scripts/contract/proxy/judge.ts'
import { startProxy, type Passed, type Proxy } from '../../scripts/contract/proxy/proxy.ts'
import { Contract } from '../../scripts/contract/verify/contract.ts'
import { contract } from './support/contract.ts'

let backend: Server
let direct: string
let proxy: Proxy
const passed: Passed[] = []
/** Lets the stream of the backend send its second event. */
let goOn: () => void = () => undefined

const base = '/api/internal/v2/communication/update-notifications'

beforeAll(async () => {
  backend = createServer((request, response) => {
    const { url = '' } = request
    if (url === '/api/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: first\n\n')
      goOn = () => response.end('data: second\n\n')
    } else if (url === '/api/core/auth/sign-out') {
      response.writeHead(204, [
        ...['set-cookie', 'portal-session=; Max-Age=0; HttpOnly; SameSite=Lax'],
        ...['set-cookie', 'hint=; Max-Age=0; SameSite=Lax'],
      ])
      response.end()
    } else if (url.startsWith(`${base}/unread-notifications`)) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(url.includes('wrong') ? '{"count":"many"}' : '{"count":3}')
    } else if (url === '/api/files/logo.svg') {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>')
    } else if (url === '/origin') {
      response.end(`${request.headers.origin} ${request.headers.host} ${request.headers['x-forwarded-host']}`)
    } else {
      response.end('<title>Portal</title>')
    }
  })
  const sockets = new WebSocketServer({ server: backend, path: '/realtime' })
  sockets.on('connection', (socket) => socket.on('message', (data) => socket.send(`echo: ${String(data)}`)))
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
  direct = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const judge = new Judge(new Contract(contract))
  proxy = await startProxy({ server: direct, apiPath: '/api', judge, port: 0, onPassed: (one) => passed.push(one) })
})

afterAll(async () => {
  await proxy.close()
  backend.closeAllConnections()
  backend.close()
})

beforeEach(() => {
  passed.length = 0
})

const settled = () => expect.poll(() => passed.length).toBeGreaterThan(0)

describe('contract proxy', () => {
  it('keeps several cookies several', async () => {
    const answer = await fetch(`${proxy.url}/api/core/auth/sign-out`, { method: 'POST' })
    expect(answer.headers.getSetCookie()).toEqual([
      'portal-session=; Max-Age=0; HttpOnly; SameSite=Lax',
      'hint=; Max-Age=0; SameSite=Lax',
    ])
    await settled()
    expect(passed[0]).toMatchObject({ operationId: 'signOut', request: [], answer: [] })
  })

  it('lets a stream through event by event, while it is open', async () => {
    const answer = await fetch(`${proxy.url}/api/events`)
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect(await reader?.read()).toEqual({ done: false, value: 'data: first\n\n' })
    goOn()
    expect(await reader?.read()).toEqual({ done: false, value: 'data: second\n\n' })
  })

  it('joins websockets', async () => {
    const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/realtime`)
    const echo = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))))
    socket.once('open', () => socket.send('hello'))
    expect(await echo).toBe('echo: hello')
    socket.close()
  })

  it('tells what breaks the contract, on either side', async () => {
    await (await fetch(`${proxy.url}${base}/unread-notifications?wrong=1`)).text()
    await settled()
    expect(passed[0] && passedLines(passed[0], false).slice(1)).toEqual([
      '    request /query/wrong is no parameter of the contract',
      '    answer /count must be integer',
    ])
  })

  it('judges the body of a request and passes it on whole', async () => {
    const body = JSON.stringify({ notificationIds: [] })
    const headers = { 'content-type': 'application/json' }
    await fetch(`${proxy.url}${base}/mark-notifications-as-read`, { method: 'POST', body, headers })
    await settled()
    expect(passed[0]?.request).toEqual([{ pointer: '/notificationIds', message: 'must NOT have fewer than 1 items' }])
  })

  it('says nothing of what keeps the contract, and passes the portal itself without a look', async () => {
    expect(await (await fetch(`${proxy.url}/`)).text()).toBe('<title>Portal</title>')
    await (await fetch(`${proxy.url}/api/files/logo.svg`)).text()
    await (await fetch(`${proxy.url}${base}/unread-notifications`)).text()
    await expect.poll(() => passed.length).toBe(2)
    expect(passed.flatMap((one) => passedLines(one, false))).toEqual([])
    expect(passed.flatMap((one) => passedLines(one, true))).toHaveLength(2)
  })

  it('stands at the place of the backend for its own origin, and says where the browser reaches it', async () => {
    const answer = await fetch(`${proxy.url}/origin`, { headers: { origin: proxy.url } })
    expect(await answer.text()).toBe(`${direct} ${new URL(direct).host} ${new URL(proxy.url).host}`)
  })

  it('costs little at the median beside the direct call', async () => {
    const path = `${base}/unread-notifications`
    const [own, through] = [await medianOf(direct + path), await medianOf(proxy.url + path)]
    console.info(`median of 100 calls: ${own.toFixed(2)} ms direct, ${through.toFixed(2)} ms through the proxy`)
    expect(through - own).toBeLessThan(25)
  })
})

async function medianOf(url: string): Promise<number> {
  const times: number[] = []
  for (let call = 0; call < 100; call += 1) {
    const began = performance.now()
    await (await fetch(url)).text()
    times.push(performance.now() - began)
  }
  return times.sort((one, other) => one - other)[50] ?? 0
}
