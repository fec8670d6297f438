import { describe, expect, it } from 'vitest'
import { contract, messagesOf, operations, parametersOf, title } from './support/contract.ts'

const cases = operations.map((asked) => [title(asked), asked] as const)

describe.each(cases)('%s', (_, asked) => {
  const { requests, answers } = messagesOf(asked)
  const { operation } = asked
  const statuses = Object.keys(operation.responses)
  const isPublic = operation.security?.length === 0

  it('has a named example for each body that it takes or gives', () => {
    const bare = [...requests, ...answers].filter(({ examples }) => examples.length === 0)
    expect(bare.map(({ where }) => where)).toEqual([])
  })

  it('answers every error as problem+json with the status inside and a code', () => {
    const errors = statuses.filter((status) => !status.startsWith('2'))
    for (const status of errors) {
      const problems = answers.filter((answer) => answer.status === status)
      expect(
        problems.map(({ mediaType }) => mediaType),
        status,
      ).toEqual(['application/problem+json'])
      for (const [name, value] of problems.flatMap(({ examples }) => examples)) {
        expect(value, name).toMatchObject({
          status: Number(status),
          code: expect.stringMatching(/^[a-z]+(-[a-z0-9]+)*$/),
        })
      }
    }
  })

  it('says what happens when the server is in trouble', () => {
    expect(statuses).toEqual(expect.arrayContaining(['500', '503']))
  })

  it(isPublic ? 'is open to everybody and never answers that a session is missing' : 'wants a session', () => {
    const unauthenticated = answers
      .filter(({ status }) => status === '401')
      .flatMap(({ examples }) => examples.map(([, value]) => (value as { code: string }).code))
    if (isPublic) expect(unauthenticated).not.toContain('authentication-required')
    else expect(unauthenticated).toEqual(expect.arrayContaining(['authentication-required', 'session-expired']))
  })

  it('has exactly one domain', () => {
    expect(operation.tags).toHaveLength(1)
  })

  it('says what it answers when a body or a parameter is not accepted', () => {
    if (requests.length > 0 || parametersOf(asked).length > 0) expect(statuses).toContain('422')
  })

  it('says of each example what it shows', () => {
    const silent = [...requests, ...answers].flatMap(({ where, summaries }) =>
      Object.entries(summaries).flatMap(([name, summary]) => (summary ? [] : [`${where}, ${name}`])),
    )
    expect(silent).toEqual([])
  })
})

describe('the contract', () => {
  it('marks what cannot be taken back, so that no check repeats it by accident', () => {
    const marked = operations.filter(({ operation }) => operation['x-irreversible']).map(title)
    expect(marked).toEqual(
      expect.arrayContaining([
        'recoverPassword',
        'changePassword',
        'verifyPrivateEmail',
        'unsubscribe',
        'startBulkTransition',
        'publishPost',
        'removePost',
        'removeCommunity',
        'deleteCatalog',
        'acknowledgePost',
        'remindAcknowledgements',
      ]),
    )
    expect(operations.filter(({ method, operation }) => method === 'get' && operation['x-irreversible'])).toEqual([])
  })

  it('gives the same code the same status everywhere', () => {
    const statusOfCode = new Map<string, number>()
    for (const { examples } of operations.flatMap((asked) => messagesOf(asked).answers)) {
      for (const [, value] of examples) {
        const { code, status } = value as { code?: string; status?: number }
        if (code === undefined || status === undefined) continue
        expect(statusOfCode.get(code) ?? status, code).toBe(status)
        statusOfCode.set(code, status)
      }
    }
  })

  it('names no foreign host but the reserved ones in its examples', () => {
    const hosts = [...JSON.stringify(contract).matchAll(/(?:https?|wss?):\/\/([^/"?\\]+)/g)].map(([, host]) => host)
    const foreign = hosts.filter(
      (host) => host && !/(\.example(\.|$)|^127\.0\.0\.1|^json-schema\.org|\.example\.)/.test(host),
    )
    expect([...new Set(foreign)]).toEqual([])
  })
})

/** Refusals that name their entity, and every operation that can answer them. */
const refusals: [code: string, operations: string[]][] = [
  ['community-forbidden', ['getCommunity', 'listPosts', 'getPost', 'listComments', 'getHashtagInstancesCount']],
  ['catalog-forbidden', ['getCommunity', 'listPosts', 'getPost']],
  ['area-forbidden', ['getPost', 'listAttachments', 'getTable']],
  ['business-unit-forbidden', ['getPost', 'listAttachments', 'getTable']],
  ['workspace-forbidden', ['getPost', 'listAttachments', 'getTable']],
  ['workflow-forbidden', ['getPost', 'startBulkTransition', 'getBulkTransition']],
  ['user-registry-forbidden', ['searchPeople', 'getPeopleFacets', 'getUser', 'followUser', 'unfollowUser']],
  ['group-registry-forbidden', ['getGroup', 'listGroupMembers']],
  ['user-not-found', ['getUser', 'followUser', 'unfollowUser']],
  ['group-not-found', ['getGroup', 'listGroupMembers']],
  ['community-not-found', ['getCommunity', 'listPosts']],
  ['post-not-found', ['getPost', 'likePost', 'bookmarkPost', 'touchPost', 'listComments', 'listAttachments']],
  ['comment-not-found', ['createComment', 'likeComment', 'unlikeComment']],
  ['attachment-not-found', ['getAttachmentContent']],
  ['upload-session-not-found', ['uploadFileRange', 'completeUploadSession']],
  ['hashtag-not-found', ['getHashtagInstancesCount', 'followHashtag', 'unfollowHashtag']],
  ['table-not-found', ['getTable']],
  ['ai-message-not-found', ['sendMessageFeedback']],
  ['bulk-operation-not-found', ['getBulkTransition', 'abortBulkTransition', 'markBulkTransitionAsRead']],
]

describe('refusals name the entity that is closed or missing', () => {
  const codesOf = (asked: (typeof operations)[number]): string[] =>
    messagesOf(asked).answers.flatMap(({ examples }) =>
      examples.map(([, value]) => (value as { code?: string }).code ?? ''),
    )

  it.each(refusals)('%s', (code, names) => {
    const able = operations.filter((asked) => codesOf(asked).includes(code)).map(title)
    expect(able).toEqual(expect.arrayContaining(names))
  })

  it('nothing is plainly missing but a set of labels, which is no entity', () => {
    expect(operations.filter((asked) => codesOf(asked).includes('not-found')).map(title)).toEqual(['getLabels'])
  })

  it('plain "forbidden" is only ever one of several reasons', () => {
    for (const asked of operations) {
      const forbidden = messagesOf(asked).answers.filter(({ status }) => status === '403')
      for (const { where, examples } of forbidden) {
        const codes = examples.map(([, value]) => (value as { code: string }).code)
        expect(codes, where).not.toEqual(['forbidden'])
      }
    }
  })
})

describe('whatever can be switched on and off answers how it stands now', () => {
  it.each([
    ['likePost', 'unlikePost'],
    ['bookmarkPost', 'removePostBookmark'],
    ['likeComment', 'unlikeComment'],
    ['followUser', 'unfollowUser'],
    ['followHashtag', 'unfollowHashtag'],
  ])('%s and %s answer 200 with the same shape', (...pair) => {
    const shapes = pair.map((name) => {
      const asked = operations.find(({ operation }) => operation.operationId === name)
      return asked && messagesOf(asked).answers.filter(({ status }) => status.startsWith('2'))
    })
    const [on, off] = shapes.map((answers) => answers?.map(({ status, schema }) => [status, schema]))
    expect(on).toEqual([['200', expect.objectContaining({ $ref: expect.any(String) })]])
    expect(off).toEqual(on)
  })
})
