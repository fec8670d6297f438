import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { letOrganise } from '../testing/walk.ts'

type Page = Schemas['InvitationPage']
type Answered = Schemas['InvitationAnswered']

const posts = '/internal/v2/communication/posts'
const press = `${posts}/p-1015`
const fair = `${posts}/p-989`
const saturday = `${posts}/p-963`
const invitationsOf = (visitor: Visitor, event: string, query = '') =>
  visitor.get<Page>(`${event}/invitations?pageSize=100${query}`)
const answer = (visitor: Visitor, event: string, body: Schemas['InvitationAnswer']) =>
  visitor.ask<Answered>('PUT', `${event}/invitations/mine`, body)
const invite = (visitor: Visitor, event: string, body: Schemas['Inviting']) =>
  visitor.ask<Schemas['InvitedPeople']>('POST', `${event}/invitations`, body)
const user = (id: string): Schemas['Assignee'] => ({
  type: 'user',
  user: { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: false },
})
const newestOf = async (visitor: Visitor) =>
  (
    await visitor.get<Schemas['NotificationsStream']>(
      '/internal/v2/communication/update-notifications/notifications-stream',
    )
  ).notifications[0]

describe('the invited people', () => {
  it('are as many as the counts, which the post, the feed and every filter agree about', async () => {
    const giulia = await Visitor.signedIn()
    const { invitations, counts } = await invitationsOf(giulia, press)
    expect(invitations).toHaveLength(38)
    expect(counts).toEqual({ accepted: 21, tentative: 4, declined: 2, pending: 11, waiting: 0 })
    const { event } = await giulia.get<Schemas['Post']>(press)
    expect(event?.counts).toEqual(counts)
    const feed = await giulia.get<Schemas['PostPage']>(`${posts}?filter=latest&pageSize=100`)
    expect(feed.posts.find(({ id }) => id === 'p-1015')?.event?.counts).toEqual(counts)
    for (const [response, count] of Object.entries(counts)) {
      const filtered = await invitationsOf(giulia, press, `&response=${response}`)
      expect(filtered.invitations, response).toHaveLength(count)
      expect(filtered.counts).toEqual(counts)
    }
  })

  it('come by name in pages that hold everybody once', async () => {
    const giulia = await Visitor.signedIn()
    const first = await giulia.get<Page>(`${press}/invitations?pageSize=20`)
    const second = await giulia.get<Page>(`${press}/invitations?pageSize=20&pageToken=${first.nextPageToken}`)
    const names = [...first.invitations, ...second.invitations].map(({ invitee }) => invitee.fullName)
    expect(second.nextPageToken).toBeNull()
    expect(new Set(names).size).toBe(38)
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  })

  it('are 52 where the event is full, four of them waiting in the order of their answers', async () => {
    const giulia = await Visitor.signedIn()
    const { invitations, counts } = await invitationsOf(giulia, saturday, '&response=waiting')
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(52)
    expect(invitations.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4])
  })

  it('are thousands in a large company', async () => {
    const giulia = await Visitor.signedIn('giulia.riva', 'crowded')
    const { counts } = await giulia.get<Page>(`${press}/invitations`)
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(5_000)
  })

  it('hold no unanswered invitation of Giulia', async () => {
    const { world } = await Visitor.signedIn()
    const mine = world.data.feed.flatMap(({ invitations = [] }) =>
      invitations.filter(({ personId }) => personId === 'giulia-riva'),
    )
    expect(mine).toHaveLength(3)
    expect(mine.filter(({ response }) => response === 'pending')).toEqual([])
  })
})

describe('an answer', () => {
  it('replaces the one before and its note, for everybody', async () => {
    const giulia = await Visitor.signedIn()
    const marco = await giulia.another('marco.bianchi')
    const heard: string[] = []
    giulia.world.events.on('notifications-changed', ({ userId }) => heard.push(userId))
    await answer(giulia, press, { response: 'declined', note: 'On a journey' })
    const { invitation, counts } = await answer(giulia, press, { response: 'tentative' })
    expect(invitation).toMatchObject({ response: 'tentative', note: null, duty: 'Yellow vest at gate 2, from 03:30' })
    expect(counts).toMatchObject({ accepted: 20, tentative: 5, declined: 2 })
    expect((await invitationsOf(marco, press)).counts).toEqual(counts)
    expect((await marco.get<Schemas['Post']>(press)).event?.counts).toEqual(counts)
    expect(heard).toContain('marco-bianchi')
  })

  it('waits when the event is full or others wait; to decline is still possible', async () => {
    const giulia = await Visitor.signedIn()
    const waiting = await answer(giulia, saturday, { response: 'accepted' })
    expect(waiting.invitation).toMatchObject({ response: 'waiting', place: 5 })
    const again = await answer(giulia, saturday, { response: 'accepted', note: 'With two children' })
    expect(again.invitation).toMatchObject({ response: 'waiting', place: 5, note: 'With two children' })
    const declined = await answer(giulia, saturday, { response: 'declined' })
    expect(declined.counts).toMatchObject({ accepted: 36, waiting: 4, declined: 6 })
  })

  it('of a reader counts without an invitation where the event is open to readers', async () => {
    const giulia = await Visitor.signedIn()
    const { counts } = await answer(giulia, `${posts}/p-970`, { response: 'accepted' })
    expect(counts.accepted).toBe(7)
  })

  it.each([
    ['the event has begun', '2026-12-01T03:30:00Z', 'responses-closed'],
    ['the event is over', '2026-12-01T08:00:00Z', 'event-over'],
  ])('is refused when %s', async (_, moment, code) => {
    const giulia = await Visitor.signedIn()
    giulia.world.clock.advance(Date.parse(moment) - giulia.world.clock.now())
    await giulia.signIn('giulia.riva')
    expect(await answer(giulia, press, { response: 'declined' })).toMatchObject({ status: 409, code })
  })

  it('is refused when the post is archived, and taken again when it is back', async () => {
    const giulia = await Visitor.signedIn()
    const elena = await giulia.another('elena.papadaki')
    await elena.send('PUT', `${press}/archive`)
    expect(await answer(giulia, press, { response: 'declined' })).toMatchObject({ code: 'responses-closed' })
    await elena.send('DELETE', `${press}/archive`)
    expect((await answer(giulia, press, { response: 'declined' })).counts.declined).toBe(3)
  })
})

describe('who organises an event', () => {
  it('invites each person once, and hears of those who cannot read the post', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const editors: Schemas['Assignee'] = { type: 'group', group: { id: 'group-editors', name: 'Editors' } }
    const first = await invite(elena, fair, {
      invitees: [user('sofia-karras'), editors, user('roberto-esposito')],
      kind: 'guest',
    })
    expect(first).toMatchObject({ added: 5, already: 0, cannotRead: [{ id: 'roberto-esposito' }] })
    expect(first.counts.pending).toBe(5)
    const again = await invite(elena, fair, { invitees: [editors], kind: 'guest' })
    expect(again).toMatchObject({ added: 0, already: 5, counts: first.counts })
    const { invitations } = await invitationsOf(elena, fair)
    expect(invitations.find(({ invitee }) => invitee.id === 'sofia-karras')?.viaGroup).toBeNull()
    expect(invitations.find(({ invitee }) => invitee.id === 'giulia-riva')?.viaGroup?.name).toBe('Editors')
  })

  it('tells staff of their part and guests of their invitation; both lead to the tab', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const [giulia, tiago] = [await elena.another('giulia.riva'), await elena.another('tiago.duarte')]
    await invite(elena, fair, { invitees: [user('giulia-riva')], kind: 'staff', duty: 'Stand B40' })
    await invite(elena, fair, { invitees: [user('tiago-duarte')], kind: 'guest' })
    expect(await newestOf(giulia)).toMatchObject({
      typeId: 'event-staff-invitation',
      post: { id: 'p-989' },
      authorUsers: [{ id: 'elena-papadaki' }],
    })
    expect(await newestOf(tiago)).toMatchObject({
      typeId: 'activity-assigned',
      title: 'You are invited: Light and building fair',
      routerLink: '/post/p-989/invitations',
    })
    const { event } = await giulia.get<Schemas['Post']>(fair)
    expect(event?.myInvitation).toMatchObject({ kind: 'staff', duty: 'Stand B40', response: 'pending' })
  })

  it('changes kind, duty and answer, beyond the capacity too, and takes invitations back', async () => {
    const elena = await Visitor.signedIn('elena.papadaki')
    const [waiting] = (await invitationsOf(elena, saturday, '&response=waiting')).invitations
    const path = `${saturday}/invitations/${waiting?.id}`
    const change = { kind: 'staff', duty: 'Bar', response: 'accepted' }
    expect(await elena.ask('PATCH', path, change)).toMatchObject({ ...change, place: null })
    expect((await invitationsOf(elena, saturday)).counts).toMatchObject({ accepted: 37, waiting: 3 })
    expect((await elena.send('DELETE', path)).status).toBe(204)
    expect((await invitationsOf(elena, saturday)).counts).toMatchObject({ accepted: 36, waiting: 3 })
  })

  it('is the author and who moderates; others are told that they may not', async () => {
    const giulia = await Visitor.signedIn()
    expect((await giulia.get<Schemas['Post']>(press)).canInvite).toBe(false)
    letOrganise(giulia, 'p-1015')
    expect((await giulia.get<Schemas['Post']>(press)).canInvite).toBe(true)
    expect((await giulia.get<Schemas['Post']>(`${posts}/p-1042`)).canInvite).toBe(false)
  })
})
