import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type List = Schemas['AttachmentList']
type Session = Schemas['UploadSession']
type Saved = Schemas['AttachmentSaveResult']

const post = '/internal/v2/communication/posts/p-1042'
const uploads = '/internal/v2/communication/attachment-upload-sessions'

let visitor: Visitor

beforeEach(async () => {
  visitor = await Visitor.signedIn()
})

const announce = (name = 'notes.txt', sizeBytes = 10) =>
  visitor.ask<Session>('POST', uploads, {
    postId: 'p-1042',
    files: [{ clientKey: 'one', name, sizeBytes, mimeType: 'text/plain' }],
  })

async function put(session: Session, range: string, bytes?: string): Promise<Response> {
  return visitor.app.request(`/api${uploads}/${session.sessionId}/files/${session.files[0]?.fileId}`, {
    method: 'PUT',
    headers: { cookie: visitor.cookie, 'content-range': range, 'content-type': 'application/octet-stream' },
    ...(bytes === undefined ? {} : { body: bytes }),
  })
}

const batch = (change: Partial<Schemas['AttachmentSaveBatch']>) => ({
  attachments: [],
  updateAttachments: [],
  removeAttachmentIds: [],
  attachmentsUploadSessionId: null,
  occToken: 'occ-1042-1',
  ...change,
})

describe('the bytes of a file', () => {
  it('arrive in stretches, go on after a pause, and come back as they were', async () => {
    const session = await announce()
    await put(session, 'bytes 0-3/10', '0123')
    expect(await (await put(session, 'bytes */10')).json()).toMatchObject({ receivedBytes: 4 })
    await put(session, 'bytes 4-9/10', '456789')
    const { addAttachments } = await visitor.ask<Saved>('POST', `${post}/attachments`, {
      ...batch({ attachmentsUploadSessionId: session.sessionId }),
      attachments: [{ fileId: session.files[0]?.fileId, name: 'notes.txt' }],
    })
    const content = await visitor.send('GET', addAttachments[0]?.url.replace('./api', '') ?? '')
    expect(await content.text()).toBe('0123456789')
    expect(content.headers.get('content-type')).toBe('text/plain')
  })

  it('of files that were added one after the other travel through one session', async () => {
    const session = await announce()
    const wider = await visitor.ask<Session>('POST', uploads, {
      postId: 'p-1042',
      sessionId: session.sessionId,
      files: [{ clientKey: 'two', name: 'more.txt', sizeBytes: 4, mimeType: '' }],
    })
    expect(wider.sessionId).toBe(session.sessionId)
    expect(wider.files.map(({ clientKey }) => clientKey)).toEqual(['one', 'two'])
  })

  it('are refused where they do not fit', async () => {
    const session = await announce()
    const problem = async (range: string, bytes?: string) =>
      ((await (await put(session, range, bytes)).json()) as Schemas['Problem']).code
    expect(await problem('bytes 2-3/10', '23')).toBe('upload-range-mismatch')
    expect(await problem('bytes 0-10/10', '0123456789a')).toBe('upload-range-invalid')
    expect(await problem('bytes 0-3/11', '0123')).toBe('upload-range-invalid')
    expect(await problem('bytes 0-3/10', '01')).toBe('upload-range-invalid')
  })

  it('of a program or of a giant are not wanted at all', async () => {
    expect(await announce('setup.exe')).toMatchObject({ status: 422, code: 'file-type-forbidden' })
    expect(await announce('all.zip', 2 ** 31)).toMatchObject({ status: 422, code: 'file-too-large' })
  })

  it.each([
    'setup.exe.',
    'setup.exe ',
    'page.hta',
    'way.lnk',
    'macro.vbs',
    '..',
    '../notes.txt',
    'a\\b.txt',
    'new\nline.txt',
  ])('are not wanted under the name "%s"', async (name) => {
    expect(await announce(name)).toMatchObject({ status: 422, code: 'file-type-forbidden' })
  })

  it('are stopped where they are more than was announced, and the rest is not read', async () => {
    const session = await announce()
    let asked = 0
    const endless = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          asked += 1
          if (asked > 1_000) controller.close()
          else controller.enqueue(new Uint8Array(4))
        },
      },
      { highWaterMark: 0 },
    )
    const response = await visitor.app.request(
      new Request(`http://portal.test/api${uploads}/${session.sessionId}/files/${session.files[0]?.fileId}`, {
        method: 'PUT',
        headers: { cookie: visitor.cookie, 'content-range': 'bytes 0-9/10' },
        body: endless,
        duplex: 'half',
      } as RequestInit),
    )
    expect(await response.json()).toMatchObject({ status: 422, code: 'upload-range-invalid' })
    expect(asked).toBeLessThanOrEqual(4)
    expect(await (await put(session, 'bytes */10')).json()).toMatchObject({ receivedBytes: 0 })
  })

  it('are shown by themselves without scripts and without the portal’s origin', async () => {
    const { attachments } = await visitor.get<List>(`${post}/attachments`)
    const picture = attachments.find(({ mimeType }) => mimeType === 'image/png')
    const { headers } = await visitor.send('GET', picture?.url.replace('./api', '') ?? '')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
    const pdf = attachments.find(({ mimeType }) => mimeType === 'application/pdf')
    const read = async (more: string) =>
      (await visitor.send('GET', `${pdf?.url.replace('./api', '')}${more}`)).headers.get('content-security-policy')
    expect(await read('')).toBeNull()
    expect(await read(`${pdf?.url.includes('?') ? '&' : '?'}disposition=attachment`)).toContain('sandbox')
  })

  it('have an hour to arrive', async () => {
    const session = await announce()
    visitor.world.clock.advance(61 * 60_000)
    expect(await (await put(session, 'bytes */10')).json()).toMatchObject({
      status: 404,
      code: 'upload-session-not-found',
    })
  })
})

describe('a save', () => {
  it('names the state it was made on, and is refused when somebody else was faster', async () => {
    const { attachments, occToken } = await visitor.get<List>(`${post}/attachments`)
    const first = await visitor.ask<Saved>(
      'POST',
      `${post}/attachments`,
      batch({ removeAttachmentIds: [attachments[6]?.id ?? ''], occToken }),
    )
    expect(first.nextOccToken).not.toBe(occToken)
    const late = await visitor.send(
      'POST',
      `${post}/attachments`,
      batch({ removeAttachmentIds: [attachments[5]?.id ?? ''], occToken }),
    )
    expect(await late.json()).toMatchObject({ status: 409, code: 'occ-conflict' })
    expect((await visitor.get<List>(`${post}/attachments`)).attachments).toHaveLength(6)
  })

  it('happens whole or not at all', async () => {
    const { attachments } = await visitor.get<List>(`${post}/attachments`)
    const refused = await visitor.send('POST', `${post}/attachments`, {
      ...batch({ removeAttachmentIds: [attachments[0]?.id ?? ''] }),
      attachments: [{ fileId: 'file-99', name: 'ghost.pdf' }],
    })
    expect(await refused.json()).toMatchObject({ status: 422, code: 'uploaded-file-unknown' })
    expect((await visitor.get<List>(`${post}/attachments`)).attachments).toHaveLength(7)
  })

  it('of bytes that are still on their way has to wait', async () => {
    const session = await announce()
    await put(session, 'bytes 0-3/10', '0123')
    const refused = await visitor.send('POST', `${post}/attachments`, {
      ...batch({ attachmentsUploadSessionId: session.sessionId }),
      attachments: [{ fileId: session.files[0]?.fileId, name: 'notes.txt' }],
    })
    expect(await refused.json()).toMatchObject({ status: 409, code: 'upload-incomplete' })
  })

  it.each(['setup.exe', 'notes.txt.', 'notes.pdf', 'notes', '../notes.txt'])(
    'under the name "%s" is not one of the announced "notes.txt"',
    async (name) => {
      const session = await announce()
      await put(session, 'bytes 0-9/10', '0123456789')
      const { attachments } = await visitor.get<List>(`${post}/attachments`)
      const save = (change: Partial<Schemas['AttachmentSaveBatch']>) =>
        visitor.ask<Schemas['Problem']>('POST', `${post}/attachments`, {
          ...batch({ attachmentsUploadSessionId: session.sessionId }),
          ...change,
        })
      const fileId = session.files[0]?.fileId ?? ''
      const attachmentId = attachments[0]?.id ?? ''
      const renamings: [Partial<Schemas['AttachmentSaveBatch']>, string][] = [
        [{ attachments: [{ fileId, name }] }, '/attachments/0/name'],
        [{ updateAttachments: [{ attachmentId, fileId, name }] }, '/updateAttachments/0/name'],
        [{ updateAttachments: [{ attachmentId, name: name.replace('.pdf', '.txt') }] }, '/updateAttachments/0/name'],
      ]
      for (const [change, pointer] of renamings) {
        const problem = await save(change)
        expect(problem).toMatchObject({ status: 422, code: 'file-type-forbidden', errors: [{ pointer }] })
      }
    },
  )

  it('may give a file another name of the same kind', async () => {
    const session = await announce()
    await put(session, 'bytes 0-9/10', '0123456789')
    const { addAttachments } = await visitor.ask<Saved>('POST', `${post}/attachments`, {
      ...batch({ attachmentsUploadSessionId: session.sessionId }),
      attachments: [{ fileId: session.files[0]?.fileId ?? '', name: 'notes (2).TXT' }],
    })
    expect(addAttachments[0]?.name).toBe('notes (2).TXT')
  })

  it('puts a new version on top of the old ones', async () => {
    const { attachments } = await visitor.get<List>(`${post}/attachments`)
    const session = await announce('report-line4.pdf', 4)
    await put(session, 'bytes 0-3/4', '%PDF')
    const { addAttachments } = await visitor.ask<Saved>('POST', `${post}/attachments`, {
      ...batch({ attachmentsUploadSessionId: session.sessionId }),
      updateAttachments: [{ attachmentId: attachments[0]?.id, fileId: session.files[0]?.fileId }],
    })
    expect(addAttachments[0]).toMatchObject({ name: 'report-line4.pdf', version: 4 })
    expect(addAttachments[0]?.versions.map(({ version }) => version)).toEqual([4, 3, 2, 1])
  })

  it('keeps what is said of a new version, and refuses words about none', async () => {
    const { attachments } = await visitor.get<List>(`${post}/attachments`)
    const attachmentId = attachments[0]?.id ?? ''
    const session = await announce('report-line4.pdf', 4)
    await put(session, 'bytes 0-3/4', '%PDF')
    const refused = await visitor.send('POST', `${post}/attachments`, {
      ...batch({ updateAttachments: [{ attachmentId, note: 'With page 4' }] }),
    })
    expect(await refused.json()).toMatchObject({
      status: 422,
      code: 'validation-failed',
      errors: [{ pointer: '/updateAttachments/0/note' }],
    })
    const { addAttachments } = await visitor.ask<Saved>('POST', `${post}/attachments`, {
      ...batch({ attachmentsUploadSessionId: session.sessionId }),
      updateAttachments: [{ attachmentId, fileId: session.files[0]?.fileId, note: 'With page 4' }],
    })
    expect(addAttachments[0]?.versions[0]).toMatchObject({ version: 4, note: 'With page 4', restoredFrom: null })
  })

  it('is closed to those who do not belong to the community', async () => {
    const elsewhere = visitor.world.data.feed.find(({ communityId }) => communityId === 'atelier-lyon')
    const response = await visitor.send(
      'POST',
      `/internal/v2/communication/posts/${elsewhere?.id}/attachments`,
      batch({}),
    )
    expect(await response.json()).toMatchObject({ status: 403, code: 'attachments-forbidden' })
    const at = '/internal/v2/communication/posts'
    expect(await visitor.get<Schemas['Post']>(`${at}/${elsewhere?.id}`)).toMatchObject({ canAddAttachments: false })
    expect(await visitor.get<Schemas['Post']>(post)).toMatchObject({ canAddAttachments: true })
  })
})

describe('a seeded file', () => {
  it.each([
    ['report-line4.pdf', '%PDF-1.4', 'application/pdf'],
    ['values-week-47.xlsx', 'PK', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['drift-ten-days.png', 'PNG', 'image/png'],
  ])('%s is a file of its kind and about as long as it says', async (name, beginning, type) => {
    const { attachments } = await visitor.get<List>(`${post}/attachments`)
    const attachment = attachments.find((candidate) => candidate.name === name)
    const response = await visitor.send('GET', attachment?.url.replace('./api', '') ?? '')
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe(type)
    expect(new TextDecoder('latin1').decode(bytes.slice(0, 8))).toContain(beginning)
    expect(Math.abs(bytes.length - (attachment?.sizeBytes ?? 0))).toBeLessThan(500)
  })
})

describe('an old version that is restored', () => {
  const restore = (occToken: string, headers = {}) =>
    visitor.send('POST', `${post}/attachments/att-1/versions/1/restore`, { occToken }, headers)
  const contentOf = async (url = '') => (await visitor.send('GET', url.replace('./api', ''))).text()

  it('is the newest, with the bytes it had, and those who follow the post hear of it', async () => {
    const { occToken } = await visitor.get<List>(`${post}/attachments`)
    const marco = await visitor.another('marco.bianchi')
    const restored = (await (await restore(occToken)).json()) as Schemas['Attachment']
    expect(restored.versions.map(({ version, restoredFrom }) => [version, restoredFrom])).toEqual([
      [4, 1],
      [3, null],
      [2, null],
      [1, null],
    ])
    expect(restored).toMatchObject({ version: 4, addedBy: { id: 'giulia-riva' } })
    expect(await contentOf(restored.url)).toBe(await contentOf(restored.versions[3]?.url))
    const stream = '/internal/v2/communication/update-notifications/notifications-stream'
    const { notifications } = await marco.get<Schemas['NotificationsStream']>(stream)
    expect(notifications[0]).toMatchObject({ typeId: 'attachment-new-version' })
  })

  it('is refused from a list that is out of date, and brought back once by a request that comes twice', async () => {
    const { occToken } = await visitor.get<List>(`${post}/attachments`)
    const headers = { 'idempotency-key': 'key-of-the-test' }
    await restore(occToken, headers)
    const again = (await (await restore(occToken, headers)).json()) as Schemas['Attachment']
    expect(again.versions).toHaveLength(4)
    expect(await (await restore(occToken)).json()).toMatchObject({ status: 409, code: 'occ-conflict' })
  })
})

it('has sixty versions of one picture in a crowded world, and a restored one makes sixty-one', async () => {
  const giulia = await Visitor.signedIn('giulia.riva', 'crowded')
  const { attachments, occToken } = await giulia.get<List>(`${post}/attachments`)
  const picture = attachments.find(({ versions }) => versions.length === 60)
  expect(picture?.mimeType).toBe('image/png')
  const at = `${post}/attachments/${picture?.id}/versions/7/restore`
  const restored = await giulia.ask<Schemas['Attachment']>('POST', at, { occToken })
  expect(restored).toMatchObject({ version: 61, versions: { length: 61 } })
})
