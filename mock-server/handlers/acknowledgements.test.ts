import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { day, hour } from '../state/times.ts'
import { Visitor } from '../testing/visitor.ts'

const posts = '/internal/v2/communication/posts'
const acknowledge = (visitor: Visitor, postId: string, revision = 1) =>
  visitor.send('PUT', `${posts}/${postId}/acknowledgements/mine`, { revision })
const listOf = (visitor: Visitor, query = '') =>
  visitor.get<Schemas['AcknowledgementPage']>(`${posts}/p-908/acknowledgements${query}`)
const remind = (visitor: Visitor, userIds: string[] | null = null) =>
  visitor.send('POST', `${posts}/p-908/acknowledgements/reminders`, { userIds })
const waiting = async (visitor: Visitor) => {
  const page = await visitor.get<Schemas['PostPage']>(`${posts}?filter=to-acknowledge`)
  return page.posts.map(({ id }) => id)
}
const postOf = (visitor: Visitor, postId: string) => visitor.get<Schemas['Post']>(`${posts}/${postId}`)

describe('acknowledging a post', () => {
  it('asks Giulia four times: one is due, one overdue, one outdated, one done', async () => {
    const giulia = await Visitor.signedIn()
    expect(await waiting(giulia)).toEqual(['p-1035', 'p-966', 'p-908'])
    const states = await Promise.all(['p-1035', 'p-966', 'p-908'].map((id) => postOf(giulia, id)))
    expect(states.map(({ acknowledgement }) => acknowledgement?.mine?.state)).toEqual([
      'pending',
      'outdated',
      'pending',
    ])
    const { posts: feed } = await giulia.get<Schemas['PostPage']>(`${posts}?pageSize=100`)
    expect(feed.filter(({ acknowledgement }) => acknowledgement?.mine?.state === 'acknowledged')).toHaveLength(1)
  })

  it('records who agreed to what, once, and asks no more', async () => {
    const giulia = await Visitor.signedIn()
    const first = (await (await acknowledge(giulia, 'p-1035')).json()) as Schemas['Acknowledgement']
    expect(first).toMatchObject({
      user: { id: 'giulia-riva' },
      state: 'acknowledged',
      revision: 1,
      statement: 'I know the new dates and have told my suppliers.',
    })
    giulia.world.clock.advance(hour)
    expect(await (await acknowledge(giulia, 'p-1035')).json()).toEqual(first)
    expect(await waiting(giulia)).not.toContain('p-1035')
  })

  it('tells the other windows of the person, and the author, that something changed', async () => {
    const giulia = await Visitor.signedIn()
    const told: string[] = []
    giulia.world.events.on('notifications-changed', ({ userId }) => told.push(userId))
    await acknowledge(giulia, 'p-908')
    await acknowledge(giulia, 'p-908')
    expect(told).toEqual(['giulia-riva', 'marco-bianchi'])
  })

  it('records nothing for a text that has changed in substance since it was read, and says what is asked now', async () => {
    const giulia = await Visitor.signedIn()
    const refused = await acknowledge(giulia, 'p-966')
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'revision-outdated',
      current: { revision: 2, mine: { state: 'outdated', revision: 1 } },
    })
    expect((await postOf(giulia, 'p-966')).acknowledgement?.mine?.state).toBe('outdated')
    expect((await acknowledge(giulia, 'p-966', 2)).status).toBe(200)
  })

  it('is asked again after a change of substance, and not after a correction', async () => {
    const giulia = await Visitor.signedIn()
    const author = await giulia.another('tiago.duarte')
    await acknowledge(giulia, 'p-1035')
    await publishAgain(author, 'p-1035', false)
    expect((await postOf(giulia, 'p-1035')).acknowledgement?.mine?.state).toBe('acknowledged')
    await publishAgain(author, 'p-1035', true)
    expect((await postOf(giulia, 'p-1035')).acknowledgement).toMatchObject({
      revision: 3,
      mine: { state: 'outdated', revision: 1 },
    })
  })

  it('is closed in the archive', async () => {
    const giulia = await Visitor.signedIn()
    const post = giulia.world.data.posts.get('p-1035')
    if (post) post.archived = true
    expect(await (await acknowledge(giulia, 'p-1035')).json()).toMatchObject({ code: 'acknowledgement-closed' })
    expect(await waiting(giulia)).not.toContain('p-1035')
  })
})

describe('the list of acknowledgements', () => {
  it('holds for each filter as many as its count says, over all pages', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { counts } = await listOf(marco)
    expect(counts.acknowledged + counts.pending + counts.outdated).toBe(counts.required)
    expect(counts.overdue).toBe(counts.pending + counts.outdated)
    for (const [query, count] of [
      ['?pageSize=100', counts.required],
      ['?pageSize=100&state=acknowledged', counts.acknowledged],
      ['?pageSize=100&state=pending', counts.pending],
      ['?pageSize=100&state=overdue', counts.overdue],
    ] as const) {
      expect((await listOf(marco, query)).acknowledgements).toHaveLength(count)
    }
    const names: string[] = []
    for (let token: string | null = ''; token !== null;) {
      const page: Schemas['AcknowledgementPage'] = await listOf(marco, `?pageSize=7${token && `&pageToken=${token}`}`)
      names.push(...page.acknowledgements.map(({ user }) => user.id))
      token = page.nextPageToken
    }
    expect(new Set(names).size).toBe(counts.required)
  })

  it('finds people by the beginning of their names', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { acknowledgements } = await listOf(marco, '?search=riv')
    expect(acknowledgements.map(({ user }) => user.fullName)).toEqual(['Giulia Riva'])
  })

  it('follows what a person acknowledges, as the numbers of the post do', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const before = (await listOf(marco)).counts
    await acknowledge(await marco.another('giulia.riva'), 'p-908')
    const { counts } = await listOf(marco)
    expect(counts.acknowledged).toBe(before.acknowledged + 1)
    expect((await postOf(marco, 'p-908')).acknowledgement?.counts).toEqual(counts)
  })

  it('is closed to readers, who are told no numbers either', async () => {
    const giulia = await Visitor.signedIn()
    expect(await (await giulia.send('GET', `${posts}/p-908/acknowledgements`)).json()).toMatchObject({
      code: 'acknowledgements-forbidden',
    })
    const post = await postOf(giulia, 'p-908')
    expect(post.canSeeAcknowledgements).toBe(false)
    expect(post.acknowledgement).not.toHaveProperty('counts')
  })
})

describe('reminding', () => {
  it('reaches everybody who is missing, by name and with a way to the post', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { counts } = await listOf(marco)
    expect(await (await remind(marco)).json()).toEqual({ count: counts.pending + counts.outdated })
    const giulia = await marco.another('giulia.riva')
    const stream = await giulia.get<Schemas['NotificationsStream']>(
      '/internal/v2/communication/update-notifications/notifications-stream',
    )
    expect(stream.notifications[0]).toMatchObject({
      typeId: 'activity-assigned',
      title: 'Reminder: acknowledge The week in figures',
      routerLink: '/post/p-908',
    })
  })

  it('is refused within a day, and leaves out who was reminded alone', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const { counts } = await listOf(marco)
    await remind(marco, ['giulia-riva'])
    expect(await (await remind(marco, ['giulia-riva'])).json()).toMatchObject({ code: 'reminder-too-early' })
    expect(await (await remind(marco)).json()).toEqual({ count: counts.overdue - 1 })
    marco.world.clock.advance(day)
    const later = await marco.another('marco.bianchi')
    expect(await (await remind(later, ['giulia-riva'])).json()).toEqual({ count: 1 })
  })
})

/** Changes the text of a post as its author. */
async function publishAgain(author: Visitor, postId: string, substantive: boolean): Promise<void> {
  const post = await postOf(author, postId)
  const saved = await author.ask<Schemas['DraftSaved']>('PUT', `${posts}/${postId}/draft`, {
    title: post.title,
    content: post.content,
    communityId: post.community.id,
    language: post.language,
    occToken: null,
  })
  const body = { draftOccToken: saved.occToken, occToken: post.occToken, substantive }
  await author.ask('POST', `${posts}/${postId}/publish`, body)
}
