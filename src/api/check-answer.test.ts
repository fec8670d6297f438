import { describe, expect, it } from 'vitest'
import { checkAnswer, schemasFor } from './check-answer'
import { exampleOf, examples } from './examples.gen'

const postsPath = '/internal/v2/communication/posts'

describe('checkAnswer', () => {
  it('has nothing to say against the examples of the contract', async () => {
    expect(await checkAnswer('get', postsPath, examples.listPosts.default, 'strict')).toBeNull()
    expect(await checkAnswer('GET', '/core/auth/session', examples.getSession.default, 'strict')).toBeNull()
  })

  it('points at a field that the view needs and that is not there', async () => {
    const page = exampleOf('listPosts', 'default')
    const [first] = page.posts
    const broken = { ...page, posts: [first, { ...first, author: { id: 'user-1' } }] }
    expect(await checkAnswer('GET', postsPath, broken, 'tolerant')).toBe('/posts/1/author/fullName')
  })

  it('points at the whole when the body is empty or is no JSON object', async () => {
    expect(await checkAnswer('GET', postsPath, undefined, 'tolerant')).toBe('')
    expect(await checkAnswer('GET', postsPath, '<html>', 'tolerant')).toBe('')
  })

  it('accepts one author of a notification as well as several', async () => {
    const path = '/internal/v2/communication/update-notifications/notifications-stream'
    const stream = exampleOf('getNotificationsStream', 'default')
    const one = {
      ...stream,
      notifications: stream.notifications.map((entry) => ({ ...entry, authorUsers: [entry.authorUsers].flat()[0] })),
    }
    expect(await checkAnswer('GET', path, stream, 'strict')).toBeNull()
    expect(await checkAnswer('GET', path, one, 'strict')).toBeNull()
  })

  it('lets an unknown colour pass in production and reports it in development', async () => {
    const path = '/internal/v2/communication/communities'
    const list = exampleOf('listCommunities', 'default')
    const painted = { communities: list.communities.map((community) => ({ ...community, color: 'teal-2' })) }
    expect(await checkAnswer('GET', path, painted, 'tolerant')).toBeNull()
    expect(await checkAnswer('GET', path, painted, 'strict')).toBe('/communities/0/color')
  })

  it('holds answers without a JSON body to nothing', async () => {
    expect(await checkAnswer('POST', '/core/auth/sign-out', undefined, 'strict')).toBeNull()
  })
})

describe('schemasFor', () => {
  it('answers in the same turn when the schemas are there, for what a page sends while it is left', async () => {
    await schemasFor(postsPath)
    expect(schemasFor(postsPath)).not.toBeInstanceOf(Promise)
    expect(schemasFor('/core/auth/session')).not.toBeInstanceOf(Promise)
  })
})
