import { describe, expect, it } from 'vitest'
import { routes } from '@/shared/routes'
import { answerArea } from './answer-area'
import { checkAnswer, schemasFor } from './check-answer'
import { exampleOf, examples } from './examples.gen'

const postsPath = '/internal/v2/communication/posts'

const check = (method: string, path: string, answer: { status: number; body: unknown }, mode: 'strict' | 'tolerant') =>
  checkAnswer(method, path, answer, mode).then(({ violation }) => violation)

describe('checkAnswer', () => {
  it('has nothing to say against the examples of the contract', async () => {
    expect(await check('get', postsPath, { status: 200, body: examples.listPosts.default }, 'strict')).toBeNull()
    expect(
      await check('GET', '/core/auth/session', { status: 200, body: examples.getSession.default }, 'strict'),
    ).toBeNull()
  })

  it('points at a field that the view needs and that is not there', async () => {
    const { nextPageToken: _, ...broken } = exampleOf('listPosts', 'default')
    expect(await check('GET', postsPath, { status: 200, body: broken }, 'tolerant')).toBe('/nextPageToken')
  })

  it('points at the whole when the body is empty or is no JSON object', async () => {
    expect(await check('GET', postsPath, { status: 200, body: undefined }, 'tolerant')).toBe('')
    expect(await check('GET', postsPath, { status: 200, body: '<html>' }, 'tolerant')).toBe('')
  })

  it('accepts one author of a notification as well as several', async () => {
    const path = '/internal/v2/communication/update-notifications/notifications-stream'
    const stream = exampleOf('getNotificationsStream', 'default')
    const one = {
      ...stream,
      notifications: stream.notifications.map((entry) => ({ ...entry, authorUsers: [entry.authorUsers].flat()[0] })),
    }
    expect(await check('GET', path, { status: 200, body: stream }, 'strict')).toBeNull()
    expect(await check('GET', path, { status: 200, body: one }, 'strict')).toBeNull()
  })

  it('lets an unknown colour pass in production and reports it in development', async () => {
    const path = '/internal/v2/communication/communities'
    const list = exampleOf('listCommunities', 'default')
    const painted = { communities: list.communities.map((community) => ({ ...community, color: 'teal-2' })) }
    expect(await check('GET', path, { status: 200, body: painted }, 'tolerant')).toBeNull()
    expect(await check('GET', path, { status: 200, body: painted }, 'strict')).toBe('/communities/0/color')
  })

  it.each(['/core/auth/sign-out', '/internal/v2/ai/messages/{id}/feedback'])(
    'takes nothing but 204 for a success where it is promised: %s',
    async (path) => {
      expect(await check('POST', path, { status: 204, body: undefined }, 'tolerant')).toBeNull()
      for (const body of [undefined, {}, '<html>'])
        expect(await check('POST', path, { status: 200, body }, 'tolerant')).toBe('')
    },
  )

  it('holds other answers without a JSON body to nothing', async () => {
    expect(await check('POST', '/core/auth/password-recovery', { status: 202, body: undefined }, 'strict')).toBeNull()
  })
})

describe('an entry of a list that breaks the contract', () => {
  const page = exampleOf('listPosts', 'default')
  const [first, second] = page.posts
  const broken = { ...page, posts: [first, { ...second, author: { id: 'user-1' } }, ...page.posts.slice(2)] }

  it('is left out in production, and the rest of the page stands', async () => {
    expect(await checkAnswer('GET', postsPath, { status: 200, body: broken }, 'tolerant')).toEqual({
      body: { ...page, posts: page.posts.filter((post) => post !== second) },
      lost: ['/posts/1/author/fullName'],
      violation: null,
    })
  })

  it('costs the answer in development', async () => {
    expect(await check('GET', postsPath, { status: 200, body: broken }, 'strict')).toBe('/posts/1/author/fullName')
  })

  it('changes no total and no token of the next page', async () => {
    const path = '/internal/v2/communication/posts/{postId}/comments'
    const { comments, ...facts } = exampleOf('listComments', 'default')
    const body = { comments: [{ ...comments[0], content: { ops: [{ insert: 'Not ' }, {}] } }, ...comments], ...facts }
    const checked = await checkAnswer('GET', path, { status: 200, body }, 'tolerant')
    expect(checked).toEqual({
      body: { comments, ...facts },
      lost: ['/comments/0/content/ops/1/insert'],
      violation: null,
    })
  })

  it('costs the answer where every entry is broken, or more than entries', async () => {
    const nobody = { ...page, posts: page.posts.map(({ id }) => ({ id })) }
    expect(await check('GET', postsPath, { status: 200, body: nobody }, 'tolerant')).toMatch(/^\/posts\/0\//)
    const { nextPageToken: _, ...endless } = broken
    expect(await check('GET', postsPath, { status: 200, body: endless }, 'tolerant')).toBe('/nextPageToken')
  })

  it('costs the answer where the others would stand in the wrong place', async () => {
    const path = '/internal/v2/communication/posts/data/tables/{tableId}'
    const table = exampleOf('getTable', 'default')
    const columns = table.data.columns.map((column, index) => (index === 1 ? { id: column.id } : column))
    const body = { ...table, data: { ...table.data, columns } }
    expect(await check('GET', path, { status: 200, body }, 'tolerant')).toBe('/data/columns/1/name')
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
