// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContractDoor, type ContractDoor } from '../prism.ts'
import { Visitor } from '../testing/visitor.ts'

type Contract = { paths: Record<string, Record<string, { operationId?: string } | undefined>> }

const contract = JSON.parse(
  await readFile(new URL('../../.cache/openapi.json', import.meta.url), 'utf8').catch(() => {
    throw new Error('Run `npm run generate` first: it writes the bundled contract')
  }),
) as Contract

const methods = ['get', 'put', 'post', 'delete'] as const
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operationId = item[method]?.operationId
    return operationId ? [{ operationId, method: method.toUpperCase(), path }] : []
  }),
)

/** Values of path parameters that exist in the world. */
const parameters: Record<string, string> = {
  app: 'portal',
  lang: 'it',
  userId: 'marco-bianchi',
  groupId: 'group-first-aid',
  communityId: 'quality-and-safety',
  postId: 'p-1042',
  commentId: 'cm-801',
  attachmentId: 'att-1',
  hashtagId: 'safety',
  tableId: 'values-line-4',
  operationId: 'bulk-1',
  sessionId: 'upload-1',
  fileId: 'file-1',
}

const delta = { ops: [{ insert: 'Thank you.\n' }] }

/** Bodies, where an operation takes one. Order matters nowhere: each call gets a world of its own. */
const bodies: Record<string, unknown> = {
  signIn: { userName: 'giulia.riva', password: 'Meridiana!2026' },
  recoverPassword: { userName: 'giulia.riva' },
  changePassword: { confirmToken: 'pc-7Yd2wq', password: 'Lagoon-2026-arch' },
  verifyPrivateEmail: { verifyToken: 've-3Kf9sa' },
  unsubscribe: { token: 'us-5Rt1mx' },
  exchangeResultToken: { resultToken: 'xr-9Qm4ze' },
  createComment: { content: delta, clientKey: 'key-of-the-walk' },
  createUploadSession: {
    postId: 'p-1042',
    files: [{ clientKey: 'a', name: 'a.pdf', sizeBytes: 4, mimeType: 'application/pdf' }],
  },
  markNotificationsAsRead: { notificationIds: ['n-2001'] },
  markAllNotificationsAsRead: { lastReadNotificationId: 'n-2001' },
  askAssistant: { question: 'Why did line 4 stop?', communityIds: null },
  sendMessageFeedback: { like: true, feedbacks: ['accurate'], text: 'Yes.' },
  startBulkTransition: { postIds: ['p-1042'], targetStateId: 'ws-approved', clientKey: 'key-of-the-walk' },
}

const queries: Record<string, string> = { listSystemMessages: '?clientType=web' }

/** What must have happened before an operation makes sense. */
async function prepare(visitor: Visitor, operationId: string): Promise<void> {
  const { world } = visitor
  if (/^(uploadFileRange|completeUploadSession|saveAttachments)$/.test(operationId)) {
    await visitor.send('POST', '/internal/v2/communication/attachment-upload-sessions', bodies['createUploadSession'])
  }
  if (/BulkTransition(AsRead)?$/.test(operationId) && operationId !== 'startBulkTransition') {
    await visitor.send('POST', '/internal/v2/communication/bulk-transitions', bodies['startBulkTransition'])
    if (operationId === 'markBulkTransitionAsRead') world.clock.advance(10_000)
  }
  if (operationId.endsWith('Feedback')) {
    await visitor.send('POST', '/internal/v2/ai/chat/rag/message', bodies['askAssistant'])
  }
}

function requestFor({ operationId, method, path }: (typeof operations)[number], visitor: Visitor): Request {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id') return path.includes('hashtags') ? 'safety' : 'ai-1'
    return parameters[name] ?? `unknown-${name}`
  })
  const headers = new Headers({ cookie: visitor.cookie, 'x-request-id': 'walk' })
  const body = operationId === 'saveAttachments' ? removal : bodies[operationId]
  let sent: string | Uint8Array<ArrayBuffer> | null = null
  if (body !== undefined) {
    sent = JSON.stringify(body)
    headers.set('content-type', 'application/json')
  }
  if (operationId === 'uploadFileRange') {
    sent = new Uint8Array([1, 2, 3, 4])
    headers.set('content-type', 'application/octet-stream')
    headers.set('content-range', 'bytes 0-3/4')
  }
  if (sent !== null) headers.set('content-length', String(sent.length))
  return new Request(`http://portal.test/api${filled}${queries[operationId] ?? ''}`, { method, headers, body: sent })
}

const removal = {
  attachments: [],
  updateAttachments: [],
  removeAttachmentIds: ['att-1'],
  attachmentsUploadSessionId: null,
  occToken: 'occ-1042-1',
}

describe('every operation of the contract', () => {
  const answered = new Map<string, number>()
  const violations: string[] = []
  let visitor: Visitor
  let door: ContractDoor

  beforeAll(async () => {
    // One door for all: compiling the contract takes seconds, so it forwards to whichever visitor is on.
    const app = { fetch: (request: Request) => visitor.app.fetch(request) }
    door = await createContractDoor({ contract, app, report: (line) => violations.push(line) })
  }, 60_000)

  afterAll(() => {
    const missing = operations.filter(({ operationId }) => answered.get(operationId) === 501)
    console.info(`${operations.length - missing.length} of ${operations.length} operations have a handler`)
  })

  beforeEach(() => {
    violations.length = 0
  })

  it.each(operations)('$operationId has a handler whose answer keeps the contract', async (operation) => {
    visitor = await Visitor.signedIn()
    await prepare(visitor, operation.operationId)
    const request = requestFor(operation, visitor)
    const path = new URL(request.url).pathname.slice('/api'.length)
    const direct = await visitor.app.fetch(request.clone())
    answered.set(operation.operationId, direct.status)
    expect(direct.status, await direct.clone().text()).toBeLessThan(300)

    visitor = await Visitor.signedIn()
    await prepare(visitor, operation.operationId)
    const again = requestFor(operation, visitor)
    const match = door.match(again.method, path)
    if (match.kind !== 'operation') throw new Error(`the contract does not know ${again.method} ${path}`)
    const toAppRequest = (body: string | undefined) =>
      body === undefined ? again : new Request(again.url, { method: again.method, headers: again.headers, body })
    const checked = await door.call({
      request: again,
      path,
      operation: match.operation,
      requestId: 'walk',
      toAppRequest,
    })
    expect(violations).toEqual([])
    expect(checked.status).toBe(direct.status)
  })
})
