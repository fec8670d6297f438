import { inAnswer, inBody, inRequest, withBody, withHeaders, withQuery, type PlantedFault } from './fault.ts'

type Entry = Record<string, unknown>

const problem = 'application/problem+json'

/** The answer, where it refuses. */
const whenRefused =
  (change: (response: Response) => Response | Promise<Response>) =>
  (response: Response): Response | Promise<Response> =>
    response.status >= 400 ? change(response) : response

async function changedProblem(response: Response, change: (body: Entry) => Entry): Promise<Response> {
  return withBody(response, JSON.stringify(change((await response.json()) as Entry)))
}

/** Wrong shapes: what a schema says. */
const shapes: PlantedFault[] = [
  {
    name: 'a required field is missing',
    operation: 'getUser',
    finding: /^\/fullName is missing/,
    answer: inBody('getUser', ({ fullName: _, ...rest }) => rest),
  },
  {
    name: 'a number is sent as text',
    operation: 'getUnreadNotifications',
    finding: /^\/count must be integer/,
    answer: inBody('getUnreadNotifications', ({ count }) => ({ count: String(count) })),
  },
  {
    name: 'an enumeration has a value more',
    operation: 'listCommunities',
    finding: /^\/communities\/0\/color must be equal to one of/,
    answer: inBody('listCommunities', ({ communities }) => ({
      communities: (communities as Entry[]).map((one) => ({ ...one, color: 'crimson' })),
    })),
  },
  {
    name: 'null stands where a text is promised',
    operation: 'getGroup',
    finding: /^\/name must be string/,
    answer: inBody('getGroup', (body) => ({ ...body, name: null })),
  },
  {
    name: 'a moment is written as people write it',
    operation: 'listComments',
    finding: /^\/comments\/0\/createdAt must match format "date-time"/,
    answer: inBody('listComments', ({ comments, ...rest }) => ({
      ...rest,
      comments: (comments as Entry[]).map((one) => ({ ...one, createdAt: '20.11.2026 10:17' })),
    })),
  },
  {
    name: 'a list comes without its envelope',
    operation: 'listHomes',
    finding: /must be object/,
    answer: inBody('listHomes', (body) => Object.values(body)[0]),
  },
  {
    name: 'the body is no JSON',
    operation: 'listTimeZones',
    finding: /is not JSON/,
    answer: inAnswer('listTimeZones', (response) => withBody(response, '{"timeZones": [')),
  },
  {
    name: 'a body comes where none is promised',
    operation: 'touchPost',
    finding: /is 200 where 204 is promised/,
    answer: inAnswer('touchPost', (response) => (response.status === 204 ? Response.json({ ok: true }) : response)),
  },
  {
    name: 'another post is answered than was asked for',
    operation: 'getPost',
    finding: /^\/id is "p-1041" where/,
    answer: inBody('getPost', (body) => ({ ...body, id: 'p-1041' })),
  },
]

/** Wrong statuses, headers and media types. */
const envelopes: PlantedFault[] = [
  {
    name: 'making something answers 200 instead of 201',
    operation: 'createUploadSession',
    finding: /^\/status is 200 where 201 is promised/,
    answer: inAnswer('createUploadSession', async (response) =>
      response.status === 201 ? new Response(await response.text(), { headers: response.headers }) : response,
    ),
  },
  {
    name: 'JSON is sent as text',
    operation: 'listCatalogs',
    finding: /^\/header\/content-type is text\/plain/,
    answer: inAnswer('listCatalogs', async (response) =>
      withBody(response, await response.text(), { 'content-type': 'text/plain' }),
    ),
  },
  {
    name: 'the server redirects to somewhere else',
    operation: 'getInfoCarousel',
    finding: /redirects to https:\/\/elsewhere\.example/,
    answer: inAnswer('getInfoCarousel', (response) =>
      response.status === 200
        ? new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })
        : response,
    ),
  },
  {
    name: 'a file comes without its name',
    operation: 'getAttachmentContent',
    finding: /^\/header\/content-disposition is missing/,
    answer: inAnswer('getAttachmentContent', (response) => withHeaders(response, { 'content-disposition': '' })),
  },
  {
    name: 'an answer takes too long',
    operation: 'getNavigationCounts',
    finding: /^\/time takes \d+ ms/,
    answer: inAnswer('getNavigationCounts', (response, { elapse }) => {
      if (response.status === 200) elapse(450)
      return response
    }),
  },
  {
    name: 'the session cookie can be read by scripts',
    operation: 'signIn',
    finding: /must be HttpOnly/,
    answer: inAnswer('signIn', (response) =>
      withHeaders(response, { 'set-cookie': (response.headers.get('set-cookie') ?? '').replace(/; HttpOnly/i, '') }),
    ),
  },
]

/** Refusals that are none, or that no program can read. */
const refusals: PlantedFault[] = [
  {
    name: 'a missing post is answered with an HTML page',
    operation: 'likePost',
    finding: /^\/header\/content-type is text\/html where application\/problem\+json/,
    answer: inAnswer(
      'likePost',
      whenRefused((response) => withBody(response, '<h1>Not found</h1>', { 'content-type': 'text/html' })),
    ),
  },
  {
    name: 'a problem is sent as plain JSON',
    operation: 'bookmarkPost',
    finding: /^\/header\/content-type is application\/json where/,
    answer: inAnswer(
      'bookmarkPost',
      whenRefused((response) => withHeaders(response, { 'content-type': 'application/json' })),
    ),
  },
  {
    name: 'a problem has another status inside',
    operation: 'getCommunity',
    finding: /^\/status is 500 in the body of an answer with 40/,
    answer: inAnswer(
      'getCommunity',
      whenRefused((response) => changedProblem(response, (body) => ({ ...body, status: 500 }))),
    ),
  },
  {
    name: 'a problem has no code',
    operation: 'getHashtagInstancesCount',
    finding: /^\/code is missing/,
    answer: inAnswer(
      'getHashtagInstancesCount',
      whenRefused((response) => changedProblem(response, ({ code: _, ...rest }) => rest)),
    ),
  },
  {
    name: 'a problem has a code that nobody knows',
    operation: 'getTable',
    finding: /^\/code "oops" is a code that the contract does not know at 40/,
    answer: inAnswer(
      'getTable',
      whenRefused((response) => changedProblem(response, (body) => ({ ...body, code: 'oops' }))),
    ),
  },
  {
    name: 'a problem names another request',
    operation: 'getAdminCapabilities',
    finding: /^\/requestId is not the X-Request-Id/,
    answer: inAnswer(
      'getAdminCapabilities',
      whenRefused((response) => changedProblem(response, (body) => ({ ...body, requestId: 'another' }))),
    ),
  },
  {
    name: 'a refusal does not say what was wrong',
    operation: 'markNotificationsAsRead',
    finding: /^\/errors must say what was not accepted/,
    answer: inAnswer(
      'markNotificationsAsRead',
      whenRefused((response) => changedProblem(response, ({ errors: _, ...rest }) => rest)),
    ),
  },
  {
    name: 'a wrong request makes the server fail',
    operation: 'createComment',
    finding: /^\/status is 500 .*where 422 is promised/,
    answer: inAnswer('createComment', (response) =>
      response.status === 422
        ? new Response(
            JSON.stringify({ type: './problems/internal-error', title: 'Failed', status: 500, code: 'internal-error' }),
            { status: 500, headers: { 'content-type': problem, 'x-request-id': 'x' } },
          )
        : response,
    ),
  },
  {
    name: 'a text beyond its limit is accepted',
    operation: 'sendMessageFeedback',
    finding: /^\/status is 204 where 422 is promised/,
    answer: inAnswer('sendMessageFeedback', (response) =>
      response.status === 422 ? new Response(null, { status: 204 }) : response,
    ),
  },
  {
    name: 'an unknown value of a filter is ignored',
    operation: 'listPosts',
    finding: /^\/status is 200 where 422 is promised/,
    answer: inRequest('listPosts', ({ request }) =>
      ['latest', 'followed', 'unread', 'archive'].includes(new URL(request.url).searchParams.get('filter') ?? 'latest')
        ? request
        : withQuery(request, { filter: null }),
    ),
  },
  {
    name: 'JSON is accepted whatever it is called',
    operation: 'markAllNotificationsAsRead',
    finding: /^\/status is 200 where 415 is promised/,
    answer: inRequest('markAllNotificationsAsRead', async ({ request }) => {
      const copy = new Request(request, { body: await request.text() })
      copy.headers.set('content-type', 'application/json')
      return copy
    }),
  },
  {
    name: 'what is protected opens without a session',
    operation: 'listExternalLinks',
    finding: /^\/status is 200 where 401 is promised/,
    answer: inAnswer('listExternalLinks', (response) =>
      response.status === 401 ? Response.json({ links: [] }) : response,
    ),
  },
  {
    name: 'signing out leaves the session open',
    operation: 'signOut',
    finding: /the session still opens/,
    answer: inRequest('signOut', () => new Response(null, { status: 204 })),
  },
]

/** Promises that go over more than one answer. */
const promises: PlantedFault[] = [
  {
    name: 'the page token is lost',
    operation: 'listPosts',
    finding: /^\/nextPageToken is missing after \d+ entries/,
    answer: inBody('listPosts', (body) => ({ ...body, nextPageToken: null })),
  },
  {
    name: 'the second page repeats the first',
    operation: 'listGroupMembers',
    finding: /^\/members\/0\/id ".+" was on an earlier page already/,
    answer: inRequest('listGroupMembers', ({ request }) =>
      new URL(request.url).searchParams.get('pageToken')?.startsWith('nobody') === false
        ? withQuery(request, { pageToken: null })
        : request,
    ),
  },
  {
    name: 'a page skips an entry',
    operation: 'listComments',
    finding: /^\/nextPageToken (is missing after|leads past)/,
    answer: inBody('listComments', ({ comments, ...rest }, { request }) => ({
      ...rest,
      comments: new URL(request.url).searchParams.has('pageToken') ? (comments as Entry[]).slice(1) : comments,
    })),
  },
  {
    name: 'the page size is ignored',
    operation: 'listPosts',
    finding: /^\/posts holds \d+ entries where pageSize allows/,
    answer: inRequest('listPosts', ({ request }) =>
      /^(?:[1-9]|[1-9]\d)$/.test(new URL(request.url).searchParams.get('pageSize') ?? '')
        ? withQuery(request, { pageSize: '100' })
        : request,
    ),
  },
  {
    name: 'an unknown page token starts from the beginning',
    operation: 'listComments',
    finding: /^\/status is 200 where 422 is promised/,
    answer: inRequest('listComments', ({ request }) =>
      new URL(request.url).searchParams.get('pageToken')?.startsWith('nobody')
        ? withQuery(request, { pageToken: null })
        : request,
    ),
  },
  {
    name: 'the sync token is lost',
    operation: 'getNotificationsStream',
    finding: /^\/nextSyncToken is (missing|lost)/,
    answer: inBody('getNotificationsStream', ({ nextSyncToken: _, ...rest }) => rest),
  },
  {
    name: 'a sync repeats what is known',
    operation: 'getNotificationsStream',
    finding: /has not changed since the token/,
    answer: inRequest('getNotificationsStream', ({ request }) => {
      const { searchParams } = new URL(request.url)
      const isSync = searchParams.has('syncToken') && !searchParams.has('pageToken')
      const isOurs = !searchParams.get('syncToken')?.startsWith('nobody')
      return isSync && isOurs ? withQuery(request, { syncToken: null }) : request
    }),
  },
  {
    name: 'onlyUnread is ignored',
    operation: 'getNotificationsStream',
    finding: /\/read is true where onlyUnread asks for false|is true where the workflow wants == false/,
    answer: inRequest('getNotificationsStream', ({ request }) =>
      new URL(request.url).searchParams.get('onlyUnread') === 'true'
        ? withQuery(request, { onlyUnread: null })
        : request,
    ),
  },
  {
    name: 'the count disagrees with the list',
    operation: 'getUnreadNotifications',
    also: ['markNotificationsAsRead'],
    finding: /^\/count is \d+ where/,
    answer: inBody('getUnreadNotifications', ({ count }) => ({ count: Number(count) + 3 })),
  },
  {
    name: 'a mark is answered and forgotten',
    operation: 'markNotificationsAsRead',
    also: ['getUnreadNotifications'],
    finding: /^\/count is (forgotten|\d+ where)/,
    answer: async ({ operationId, request, next, memory }) => {
      if (operationId !== 'markNotificationsAsRead') {
        const response = await next()
        if (operationId === 'getUnreadNotifications' && response.status === 200) {
          memory.set('count', ((await response.clone().json()) as Entry).count)
        }
        return response
      }
      const sound = request.headers.has('cookie') && /"notificationIds":\["n-\d+"\]/.test(await request.clone().text())
      if (!sound || request.headers.get('content-type') !== 'application/json') return next()
      return Response.json({ count: Math.max(0, Number(memory.get('count') ?? 1) - 1) })
    },
  },
  {
    name: 'a second like counts again',
    operation: 'likePost',
    also: ['unlikePost'],
    finding: /^\/likesCount is \d+ the second time/,
    answer: inBody('likePost', (body, { memory }) => {
      const times = Number(memory.get('times') ?? 0) + 1
      memory.set('times', times)
      return { ...body, likesCount: Number(body.likesCount) + times }
    }),
  },
  {
    name: 'a like that is taken back stays',
    operation: 'unlikePost',
    finding: /^\/likedByMe is true after unlikePost/,
    answer: inBody('unlikePost', (body) => ({ ...body, likedByMe: true })),
  },
  {
    name: 'a repeated comment is written twice',
    operation: 'createComment',
    finding: /^\/id is ".+" the second time/,
    answer: inRequest('createComment', async ({ request, memory }) => {
      const text = await request.clone().text()
      const times = Number(memory.get('times') ?? 0) + 1
      memory.set('times', times)
      return new Request(request, { body: text.replace(/("clientKey":"[^"]{8})[^"]*"/, `$1-${times}"`) })
    }),
  },
]

/** Journeys that end elsewhere than promised. */
const journeys: PlantedFault[] = [
  {
    name: 'a save from an old list goes over the newer one',
    operation: 'saveAttachments',
    finding: /^\/status is 200 where 409 is promised/,
    answer: async ({ operationId, request, next, memory }) => {
      const response = await next()
      if (operationId === 'listAttachments' && response.status === 200) {
        memory.set('result', { addAttachments: [], nextOccToken: 'occ-next' })
      }
      const isConflict = operationId === 'saveAttachments' && response.status === 409
      const text = isConflict ? await response.clone().text() : ''
      return isConflict && text.includes('occ-conflict') && request.headers.has('cookie')
        ? Response.json(memory.get('result'))
        : response
    },
  },
  {
    name: 'an abort does not stop the operation',
    operation: 'getBulkTransition',
    unreached: ['markBulkTransitionAsRead'],
    finding: /^\/state is "in-progress" where the workflow wants == "aborted"/,
    answer: inBody('getBulkTransition', (body) => ({ ...body, state: 'in-progress', finishedAt: null })),
  },
  {
    name: 'the assistant forgets the conversation',
    operation: 'askAssistant',
    finding: /^\/sessionId is ".+" where the workflow wants/,
    answer: inBody('askAssistant', (body, { memory }) => {
      const times = Number(memory.get('times') ?? 0) + 1
      memory.set('times', times)
      return times > 1 ? { ...body, sessionId: `ai-session-other-${times}` } : body
    }),
  },
  {
    name: 'feedback cannot be given for the answer',
    operation: 'sendMessageFeedback',
    finding: /^\/status is 404 .*where 204 is promised/,
    answer: inRequest('sendMessageFeedback', ({ request }) => {
      const url = new URL(request.url)
      if (/\/ai-\d+\//.test(url.pathname)) url.pathname = url.pathname.replace(/\/ai-\d+\//, '/ai-999999/')
      return new Request(url, request)
    }),
  },
  {
    name: 'an upload forgets its bytes',
    operation: 'uploadFileRange',
    finding: /^\/receivedBytes is 0 where the workflow wants == 11/,
    answer: inBody('uploadFileRange', (body) => ({ ...body, receivedBytes: 0 })),
  },
]

/** Everything that is planted, one at a time. */
export const plantedFaults: PlantedFault[] = [...shapes, ...envelopes, ...refusals, ...promises, ...journeys]
