import { describe, expect, it } from 'vitest'
import { routes } from '@/shared/routes'
import { answerArea } from './answer-area'
import { checkAnswer, schemasFor } from './check-answer'
import { exampleOf, examples } from './examples.gen'

const postsPath = '/internal/v2/communication/posts'

describe('checkAnswer', () => {
  it('has nothing to say against the examples of the contract', async () => {
    expect(await checkAnswer('get', postsPath, { status: 200, body: examples.listPosts.default }, 'strict')).toBeNull()
    expect(
      await checkAnswer('GET', '/core/auth/session', { status: 200, body: examples.getSession.default }, 'strict'),
    ).toBeNull()
  })

  it('points at a field that the view needs and that is not there', async () => {
    const page = exampleOf('listPosts', 'default')
    const [first] = page.posts
    const broken = { ...page, posts: [first, { ...first, author: { id: 'user-1' } }] }
    expect(await checkAnswer('GET', postsPath, { status: 200, body: broken }, 'tolerant')).toBe(
      '/posts/1/author/fullName',
    )
  })

  it('points at the whole when the body is empty or is no JSON object', async () => {
    expect(await checkAnswer('GET', postsPath, { status: 200, body: undefined }, 'tolerant')).toBe('')
    expect(await checkAnswer('GET', postsPath, { status: 200, body: '<html>' }, 'tolerant')).toBe('')
  })

  it('accepts one author of a notification as well as several', async () => {
    const path = '/internal/v2/communication/update-notifications/notifications-stream'
    const stream = exampleOf('getNotificationsStream', 'default')
    const one = {
      ...stream,
      notifications: stream.notifications.map((entry) => ({ ...entry, authorUsers: [entry.authorUsers].flat()[0] })),
    }
    expect(await checkAnswer('GET', path, { status: 200, body: stream }, 'strict')).toBeNull()
    expect(await checkAnswer('GET', path, { status: 200, body: one }, 'strict')).toBeNull()
  })

  it('lets an unknown colour pass in production and reports it in development', async () => {
    const path = '/internal/v2/communication/communities'
    const list = exampleOf('listCommunities', 'default')
    const painted = { communities: list.communities.map((community) => ({ ...community, color: 'teal-2' })) }
    expect(await checkAnswer('GET', path, { status: 200, body: painted }, 'tolerant')).toBeNull()
    expect(await checkAnswer('GET', path, { status: 200, body: painted }, 'strict')).toBe('/communities/0/color')
  })

  it.each(['/core/auth/sign-out', '/internal/v2/ai/messages/{id}/feedback'])(
    'takes nothing but 204 for a success where it is promised: %s',
    async (path) => {
      expect(await checkAnswer('POST', path, { status: 204, body: undefined }, 'tolerant')).toBeNull()
      for (const body of [undefined, {}, '<html>'])
        expect(await checkAnswer('POST', path, { status: 200, body }, 'tolerant')).toBe('')
    },
  )

  it('holds other answers without a JSON body to nothing', async () => {
    expect(
      await checkAnswer('POST', '/core/auth/password-recovery', { status: 202, body: undefined }, 'strict'),
    ).toBeNull()
  })
})

describe('schemasFor', () => {
  it('has those of the list that most days begin with apart from all others', () => {
    const home = routes.find(({ name }) => name === 'dashboard')
    expect(answerArea('GET', home?.firstRequest?.path ?? '')).toBe('feed')
    expect(answerArea('POST', postsPath)).toBe('internal')
    expect(answerArea('GET', '/internal/v2/navigation/counts')).toBe('internal')
    expect(answerArea('GET', '/elsewhere')).toBeUndefined()
  })

  it('answers in the same turn when the schemas are there, for what a page sends while it is left', async () => {
    await schemasFor('GET', postsPath)
    expect(schemasFor('GET', postsPath)).not.toBeInstanceOf(Promise)
    expect(schemasFor('GET', '/core/auth/session')).not.toBeInstanceOf(Promise)
  })
})
