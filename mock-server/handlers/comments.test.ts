import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

type Comment = Schemas['Comment']
type CommentPage = Schemas['CommentPage']
type Stream = Schemas['NotificationsStream']

const path = '/internal/v2/communication/posts/p-1042/comments'
const text = (insert: string) => ({ ops: [{ insert: `${insert}\n` }] })

let giulia: Visitor
let marco: Visitor

beforeEach(async () => {
  giulia = await Visitor.signedIn('giulia.riva')
  marco = await giulia.another('marco.bianchi')
})

const newest = async (visitor: Visitor) => {
  const stream = await visitor.get<Stream>(
    '/internal/v2/communication/update-notifications/notifications-stream?pageSize=1',
  )
  return stream.notifications[0]
}

describe('the conversation', () => {
  it('comes oldest first, and replies name what they answer', async () => {
    const { comments, totalCount } = await giulia.get<CommentPage>(path)
    expect(totalCount).toBe(8)
    expect(comments[0]).toMatchObject({ author: { fullName: 'Sofia Karras' }, replyToCommentId: null })
    const reply = comments.find(({ author, mentions }) => author.firstName === 'Marco' && mentions.length > 0)
    expect(reply).toMatchObject({ replyToCommentId: comments[0]?.id, mentions: [{ fullName: 'Giulia Riva' }] })
  })

  it('goes on page by page to its end', async () => {
    const long = giulia.world.data.feed.find(({ title }) => title.startsWith('A letter from a lighthouse'))
    const long_path = `/internal/v2/communication/posts/${long?.id}/comments`
    const seen: string[] = []
    for (let token: string | null = ''; token !== null;) {
      const page: CommentPage = await giulia.get<CommentPage>(
        `${long_path}?pageSize=15${token ? `&pageToken=${token}` : ''}`,
      )
      seen.push(...page.comments.map(({ id }) => id))
      token = page.nextPageToken
    }
    expect(seen).toHaveLength(40)
    expect(new Set(seen).size).toBe(40)
  })
})

describe('writing', () => {
  it('twice with the same key writes once', async () => {
    const body = { content: text('Twice is enough.'), clientKey: 'one-click-too-many' }
    const first = await giulia.send('POST', path, body)
    const second = await giulia.send('POST', path, body)
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await second.json()).toEqual(await first.json())
    expect((await giulia.get<CommentPage>(path)).totalCount).toBe(9)
  })

  it('gives the key back to its writer, and to nobody else', async () => {
    const { id } = await giulia.ask<Comment>('POST', path, { content: text('Whose is it?'), clientKey: 'whose-is-it' })
    const keyFor = async (reader: typeof giulia) =>
      (await reader.get<CommentPage>(path)).comments.find((comment) => comment.id === id)?.clientKey
    expect(await keyFor(giulia)).toBe('whose-is-it')
    expect(await keyFor(marco)).toBeUndefined()
  })

  it('tells the author of the post, and the one who is mentioned of the mention alone', async () => {
    const mention = {
      ops: [{ insert: { mention: { id: 'sofia-karras', name: 'Sofia Karras' } } }, { insert: ' see page 3\n' }],
    }
    await giulia.send('POST', path, { content: mention, clientKey: 'mention-sofia' })
    expect(await newest(marco)).toMatchObject({
      typeId: 'post-comment',
      descriptionPlainText: 'Sofia Karras see page 3',
    })
    expect(await newest(await giulia.another('sofia.karras'))).toMatchObject({ typeId: 'comment-mention' })
  })

  it('tells the one who is answered that it is an answer', async () => {
    const comment = await giulia.ask<Comment>('POST', path, {
      content: text('Who has the old form?'),
      clientKey: 'who-has-it',
    })
    await marco.send('POST', path, { content: text('I do.'), clientKey: 'i-have-it', replyToCommentId: comment.id })
    expect(await newest(giulia)).toMatchObject({ typeId: 'comment-reply', descriptionPlainText: 'I do.', read: false })
  })

  it('says why it was not accepted', async () => {
    const write = async (content: Schemas['Delta']) =>
      (await giulia.send('POST', path, { content, clientKey: 'refused-one' })).json()
    expect(await write(text('   '))).toMatchObject({ status: 422, code: 'comment-empty' })
    expect(await write(text('x'.repeat(10_001)))).toMatchObject({ status: 422, code: 'comment-too-long' })
  })

  it('is closed below a post of the archive', async () => {
    const old = giulia.world.data.feed.find(({ archived }) => archived)
    const response = await giulia.send('POST', `/internal/v2/communication/posts/${old?.id}/comments`, {
      content: text('Too late.'),
      clientKey: 'too-late-for-it',
    })
    expect(await response.json()).toMatchObject({ status: 403, code: 'comments-closed' })
  })
})

describe('a like', () => {
  it('of a comment notifies its author once', async () => {
    const comment = await giulia.ask<Comment>('POST', path, { content: text('Like me.'), clientKey: 'like-me-please' })
    const like = `/internal/v2/communication/comments/${comment.id}/like`
    expect(await marco.ask('PUT', like)).toEqual({ likedByMe: true, likesCount: 1 })
    await marco.send('PUT', like)
    const unread = await giulia.get<{ count: number }>(
      '/internal/v2/communication/update-notifications/unread-notifications',
    )
    expect(await newest(giulia)).toMatchObject({ typeId: 'comment-like' })
    expect(unread.count).toBe(5)
  })
})

describe('changing and deleting', () => {
  const own = '/internal/v2/communication/comments/cm-808'
  const change = (occToken: string, words: string) => giulia.send('PUT', own, { content: text(words), occToken })

  it('replaces the words, and tells only those whom they mention for the first time', async () => {
    const before = await newest(marco)
    const mention = { insert: { mention: { id: 'marco-bianchi', name: 'Marco Bianchi' } } }
    const content = { ops: [mention, { insert: ' by the 30th.\n' }] }
    const changed = await giulia.send('PUT', own, { content, occToken: 'occ-cm-808-1' })
    expect(await changed.json()).toMatchObject({
      content,
      editedAt: '2026-11-20T10:17:00.000Z',
      occToken: 'occ-cm-808-2',
    })
    const told = await newest(marco)
    expect(told).toMatchObject({ typeId: 'comment-mention' })
    await giulia.send('PUT', own, { content, occToken: 'occ-cm-808-2' })
    expect(told?.id).not.toBe(before?.id)
    expect((await newest(marco))?.id).toBe(told?.id)
  })

  it('of an older state is refused with the comment as it stands', async () => {
    await change('occ-cm-808-1', 'From the phone.')
    const late = await change('occ-cm-808-1', 'From the desk.')
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ code: 'occ-conflict', current: { content: text('From the phone.') } })
  })

  it('is for the author; deleting also for who moderates, and then the author is told', async () => {
    expect((await marco.send('PUT', own, { content: text('Mine now.'), occToken: 'occ-cm-808-1' })).status).toBe(403)
    const elena = await giulia.another('elena.papadaki')
    const { comments } = await elena.get<CommentPage>(path)
    expect(comments.find(({ id }) => id === 'cm-808')).toMatchObject({ canEdit: false, canRemove: true })
    expect((await elena.send('DELETE', `${own}?occToken=occ-cm-808-0`)).status).toBe(409)
    expect((await elena.send('DELETE', `${own}?occToken=occ-cm-808-1`)).status).toBe(204)
    const after = await giulia.get<CommentPage>(path)
    expect(after.comments.find(({ id }) => id === 'cm-808')).toMatchObject({ deleted: true, content: { ops: [] } })
    expect(after.totalCount).toBe(7)
    expect(await newest(giulia)).toMatchObject({ typeId: 'comment-remove' })
  })
})
