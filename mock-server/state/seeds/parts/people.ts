import { demoPassword } from '../../../content/people/index.ts'
import { isIn } from '../../../views/homes.ts'
import { mayRead } from '../../../views/communities.ts'
import { emptyPersonal, type PersonalState, type WorldData } from '../../data.ts'
import { later } from '../../availability.ts'
import { dateOf, day, hour, minute, numberOf, startOfDay } from '../../times.ts'

/** Posts at the top of the feed that people have not read yet. */
const unreadPosts = 14

/** Lets everybody with an account sign in, and gives them what is theirs: what they read, follow and keep. */
export function addAccounts(data: WorldData): void {
  for (const person of data.people.values()) {
    const { account } = person
    if (!account) continue
    data.auth.accounts.set(account.userName, { personId: person.id, password: demoPassword })
    data.personal.set(person.id, {
      ...emptyPersonal(),
      homes: [...data.homes.values()]
        .filter((home) => home.state === 'published' && isIn(data, home.audience, person))
        .map(({ id, name }, index) => ({ id, name, isNew: id === 'home-torino', current: index === 0 })),
    })
  }
}

/** What people have read and kept so far; posts must be there already. */
export function addReading(data: WorldData, now: number): void {
  for (const [personId, personal] of data.personal) {
    const person = data.people.get(personId)
    if (!person) continue
    const feed = data.feed.filter((post) => mayRead(data.communities.get(post.communityId), person))
    personal.readPostIds = new Set(feed.slice(unreadPosts).map(({ id }) => id))
    const saved = feed.filter(({ id }) => numberOf(`${personId}${id}`) % 23 === 0).slice(2, 15)
    for (const { id, createdAt } of saved.toReversed()) keep(personal, id, createdAt + 5 * hour)
    // A post that was removed since.
    if (personId === 'giulia-riva') keep(personal, 'p-7', now - 9 * day)
    const seen = feed[1]
    if (seen) personal.feedVisits.set('dashboard', { postId: seen.id, at: startOfDay(now) - 5 * hour - 5 * minute })
    personal.followedUserIds = new Set(
      ['marco-bianchi', 'camille-laurent', 'francesca-marino', 'petra-lang'].filter((id) => id !== personId),
    )
    personal.followedHashtagIds = new Set(['line4', 'halo', 'portal'])
    personal.collections = [
      { id: 'collection-audit', name: 'Supplier audit', postIds: idsOf(feed, 'suppliers') },
      {
        id: 'collection-lamps',
        name: 'Spring lamps',
        postIds: [...new Set([...idsOf(feed, 'halo'), ...idsOf(feed, 'alba')])],
      },
    ]
  }
}

function keep(personal: PersonalState, postId: string, at: number): void {
  personal.bookmarkedPostIds.add(postId)
  personal.bookmarkedAt.set(postId, at)
}

/** Giulia is signed in on three other devices, and has not confirmed her private address yet. */
export function addDevices(data: WorldData, now: number): void {
  const giulia = data.personal.get('giulia-riva')
  if (!giulia) return
  const device = (
    number: number,
    hoursAgo: number,
    [kind, browser, system, ipAddress]: [string, string, string, string],
  ) => ({
    id: `device-${number}`,
    kind,
    browser,
    system,
    ipAddress,
    signedInAt: now - (hoursAgo + 30) * hour,
    lastUsedAt: now - hoursAgo * hour,
  })
  giulia.devices = [
    device(2, 4, ['phone', 'Safari', 'iOS', '198.51.100.7']),
    device(3, 6, ['computer', 'Edge', 'Windows', '192.0.2.81']),
    device(4, 7, ['tablet', 'Chrome', 'Android', '203.0.113.20']),
  ]
  giulia.privateEmail.pending = { address: 'giulia.riva@example.org', at: now - 2 * hour, sentAt: now - 2 * hour }
}

/** Five people are away now, and one will be. */
export function addAbsences(data: WorldData, now: number): void {
  const today = dateOf(now)
  const absences: [string, number, number, string | null][] = [
    ['giorgio-barbieri', -4, 9, 'luca-ferrari'],
    ['beatrice-sala', -1, 4, 'sara-lombardi'],
    ['tobias-krueger', -10, 20, null],
    ['marta-vidal', 0, 6, 'lucia-navarro'],
    ['hugo-lefevre', -2, 2, null],
    ['martina-fontana', 12, 19, 'chiara-conti'],
  ]
  for (const [id, from, to, deputyId] of absences) {
    data.absences.set(id, { from: later(today, from), to: later(today, to), deputyId, note: null })
  }
}

function idsOf(feed: WorldData['feed'], hashtagId: string): string[] {
  return feed.filter(({ hashtagIds }) => hashtagIds.includes(hashtagId)).map(({ id }) => id)
}
