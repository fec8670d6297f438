import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

const base = '/internal/v2/communication/communities'
const open = `${base}/people-and-places`
const closed = `${base}/shift-leads-torino`

type Community = Schemas['Community']

const giulia = { id: 'giulia-riva', name: 'giulia.riva' }
const tiago = { id: 'tiago-duarte', name: 'tiago.duarte' }
const marco = { id: 'marco-bianchi', name: 'marco.bianchi' }

type Act = [method: string, path: string, body?: object]

const ask: Act = ['PUT', `${closed}/membership`, {}]
const invite: Act = [
  'POST',
  `${closed}/invitations`,
  {
    invitees: [
      {
        type: 'user',
        user: { id: tiago.id, fullName: '', firstName: '', accountPhotoUrl: null, deleted: false },
      },
    ],
  },
]
const decide = (accept: boolean): Act => ['PUT', `${closed}/members/${giulia.id}/decision`, { accept }]
const member = `${closed}/members/${giulia.id}`

describe('the windows of both sides hear of it, and nobody has to reload, when somebody', () => {
  it.each<[what: string, acts: [who: typeof giulia, act: Act][], other: string]>([
    ['joins', [[giulia, ['PUT', `${open}/membership`, {}]]], 'elena-papadaki'],
    [
      'leaves',
      [
        [giulia, ['PUT', `${open}/membership`, {}]],
        [giulia, ['DELETE', `${open}/membership`]],
      ],
      'elena-papadaki',
    ],
    ['asks', [[giulia, ask]], marco.id],
    [
      'withdraws a request',
      [
        [giulia, ask],
        [giulia, ['DELETE', `${closed}/membership`]],
      ],
      marco.id,
    ],
    [
      'is accepted',
      [
        [giulia, ask],
        [marco, decide(true)],
      ],
      giulia.id,
    ],
    [
      'is declined',
      [
        [giulia, ask],
        [marco, decide(false)],
      ],
      giulia.id,
    ],
    ['is invited', [[marco, invite]], tiago.id],
    [
      'accepts an invitation',
      [
        [marco, invite],
        [tiago, ['PUT', `${closed}/membership`, {}]],
      ],
      marco.id,
    ],
    [
      'declines an invitation',
      [
        [marco, invite],
        [tiago, ['DELETE', `${closed}/membership`]],
      ],
      marco.id,
    ],
    [
      'is no longer invited',
      [
        [marco, invite],
        [marco, ['DELETE', `${closed}/members/${tiago.id}`]],
      ],
      tiago.id,
    ],
    [
      'is taken out',
      [
        [giulia, ask],
        [marco, decide(true)],
        [marco, ['DELETE', member]],
      ],
      giulia.id,
    ],
    [
      'is brought back',
      [
        [giulia, ask],
        [marco, decide(true)],
        [marco, ['DELETE', member]],
        [marco, ['PATCH', member, { role: 'member' }]],
      ],
      giulia.id,
    ],
    [
      'becomes a moderator',
      [
        [giulia, ask],
        [marco, decide(true)],
        [marco, ['PATCH', member, { role: 'moderator' }]],
      ],
      giulia.id,
    ],
  ])('%s', async (what, acts, other) => {
    const visitor = new Visitor()
    const told = new Set<string>()
    const hear = ({ userId }: { userId: string }) => void told.add(userId)
    visitor.world.events.on('notifications-changed', hear)
    visitor.world.events.on('notification-added', hear)
    for (const [who, [method, path, body]] of acts) {
      const person = await visitor.another(who.name)
      told.clear()
      expect((await person.send(method, path, body)).ok, `${what}: ${method} ${path}`).toBe(true)
    }
    expect([...told]).toEqual(expect.arrayContaining([acts.at(-1)?.[0].id, other]))
  })

  it('is declined while another moderator has the request before them', async () => {
    const visitor = await Visitor.signedIn(marco.name)
    const asking = await visitor.another(giulia.name)
    await asking.ask(...ask)
    // A second moderator with an account: Giulia is let in and made one, Tiago asks.
    await visitor.ask(...decide(true))
    await visitor.ask('PATCH', member, { role: 'moderator' })
    const third = await visitor.another(tiago.name)
    await third.ask(...ask)
    const requests = async (by: Visitor) =>
      (await by.get<Schemas['MemberPage']>(`${closed}/members?state=requested`)).memberships.map(({ user }) => user.id)
    expect(await requests(asking)).toContain(tiago.id)
    const told = new Set<string>()
    visitor.world.events.on('notifications-changed', ({ userId }) => void told.add(userId))
    visitor.world.events.on('notification-added', ({ userId }) => void told.add(userId))
    await visitor.ask('PUT', `${closed}/members/${tiago.id}/decision`, { accept: false })
    expect([...told].toSorted()).toEqual([giulia.id, marco.id, tiago.id])
    expect(await requests(asking)).not.toContain(tiago.id)
  })
})

describe('every place that shows how a person stands to a community says the same, after somebody', () => {
  const standing = async (visitor: Visitor, path: string) => {
    const id = path.split('/').at(-1)
    const of = ({ membership, mine, canJoin, canLeave, canRead, follow, counts: _, ...rest }: Community) => ({
      membership,
      mine,
      canJoin,
      canLeave,
      canRead,
      follow,
      membersCount: rest.membersCount,
    })
    const header = of(await visitor.get<Community>(path))
    const { communities } = await visitor.get<Schemas['CommunityList']>(`${base}?scope=all`)
    const entry = communities.find((one) => one.id === id)
    const menu = await visitor.get<Schemas['CommunityList']>(base)
    return { header, entry: entry && of(entry), inMenu: menu.communities.some((one) => one.id === id) }
  }

  it.each<[what: string, acts: [who: typeof giulia, act: Act][], path: string, state: string | null]>([
    ['joined', [[giulia, ['PUT', `${open}/membership`, {}]]], open, 'member'],
    [
      'left',
      [
        [giulia, ['PUT', `${open}/membership`, {}]],
        [giulia, ['DELETE', `${open}/membership`]],
      ],
      open,
      null,
    ],
    ['asked', [[giulia, ask]], closed, 'requested'],
    [
      'withdrew',
      [
        [giulia, ask],
        [giulia, ['DELETE', `${closed}/membership`]],
      ],
      closed,
      null,
    ],
    [
      'was accepted',
      [
        [giulia, ask],
        [marco, decide(true)],
      ],
      closed,
      'member',
    ],
    [
      'was declined',
      [
        [giulia, ask],
        [marco, decide(false)],
      ],
      closed,
      null,
    ],
    ['declined an invitation', [[giulia, ['DELETE', `${base}/atelier-lyon/membership`]]], `${base}/atelier-lyon`, null],
    [
      'was taken out',
      [
        [giulia, ask],
        [marco, decide(true)],
        [marco, ['DELETE', member]],
      ],
      closed,
      null,
    ],
  ])('%s', async (_, acts, path, state) => {
    const visitor = new Visitor()
    for (const [who, act] of acts) await (await visitor.another(who.name)).ask(...act)
    const { header, entry, inMenu } = await standing(await visitor.another(giulia.name), path)
    expect(header.mine?.state ?? null).toBe(state)
    expect(entry).toEqual(header)
    expect(inMenu).toBe(state === 'member')
  })
})

it('is for moderators alone to see requests and invitations, to decide, to invite, and to give roles', async () => {
  const visitor = new Visitor()
  const asking = await visitor.another(tiago.name)
  await asking.ask(...ask)
  await (await visitor.another(giulia.name)).ask(...ask)
  const moderator = await visitor.another(marco.name)
  await moderator.ask(...decide(true))
  const list = async (by: Visitor, state: string) =>
    (await by.get<Schemas['MemberPage']>(`${closed}/members?state=${state}`)).memberships.length
  expect(await list(moderator, 'requested')).toBe(3)
  expect((await moderator.get<Community>(closed)).counts).toMatchObject({ requests: 3, members: 6 })

  const plain = await visitor.another(giulia.name)
  expect(await plain.get<Community>(closed)).toMatchObject({
    canManageMembers: false,
    counts: { requests: 0, members: 6 },
  })
  expect([await list(plain, 'member'), await list(plain, 'requested'), await list(plain, 'invited')]).toEqual([6, 0, 0])
  const acts: Act[] = [
    ['PUT', `${closed}/members/${tiago.id}/decision`, { accept: true }],
    invite,
    ['PATCH', `${closed}/members/${marco.id}`, { role: 'member' }],
    ['DELETE', `${closed}/members/${marco.id}`],
  ]
  for (const act of acts) {
    const refused = await plain.send(...act)
    const { code } = (await refused.json()) as { code: string }
    expect([act[1], refused.status, code]).toEqual([act[1], 403, 'members-forbidden'])
  }
})
