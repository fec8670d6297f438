import { demoPassword } from '../../../content/people/index.ts'
import { homes } from '../../../content/installation.ts'
import { mayRead } from '../../../views/communities.ts'
import { emptyPersonal, type WorldData } from '../../data.ts'
import { hour, minute, numberOf, startOfDay } from '../../times.ts'

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
      homes: homes.map((home) => ({ ...home })),
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
    personal.bookmarkedPostIds = new Map(
      feed
        .filter(({ id }) => numberOf(`${personId}${id}`) % 23 === 0)
        .slice(2, 9)
        .map(({ id, createdAt }) => [id, createdAt + 3 * hour]),
    )
    const [, seen] = feed
    // In the evening before, when the second post of the design was the newest.
    if (seen) {
      const at = Math.max(startOfDay(now) - 5 * hour - 5 * minute, seen.createdAt + 15 * minute)
      personal.feedVisits.set('dashboard', { order: seen.order, at })
    }
    personal.followedUserIds = new Set(
      ['marco-bianchi', 'camille-laurent', 'francesca-marino', 'petra-lang'].filter((id) => id !== personId),
    )
    personal.followedHashtagIds = new Set(['line4', 'halo', 'portal'])
  }
}
