import { beforeAll, describe, expect, it } from 'vitest'
import { createContractValidator, type ContractValidator } from '../../mock-server/prism.ts'
import { subActivityStates } from '../../mock-server/content/sub-activities.ts'
import { postStateById, taskStates } from '../../mock-server/content/workflow-states.ts'
import { Visitor } from '../../mock-server/testing/visitor.ts'
import {
  coverOfCommunity,
  letArchive,
  letMakeCommunities,
  letModerate,
  letRemove,
  sendPicture,
} from '../../mock-server/testing/walk.ts'
import type { WorldData } from '../../mock-server/state/data.ts'
import { contract, messagesOf, operations, title } from './support/contract.ts'
import { mentionsIn, type EntityKind, type Mention } from './support/entities.ts'
import { exampleRequest, exampleRequests, type ExampleRequest } from './support/example-requests.ts'

/**
 * One example, four uses: what the contract shows is what stories draw, what tests assert, what backend teams read,
 * and, proved here, what the mock server's default world takes and knows.
 */
const violations: string[] = []
let visitor: Visitor
let validator: ContractValidator

beforeAll(async () => {
  // One validator for all requests, because compiling the contract takes seconds; it serves every visitor.
  const app = { fetch: (request: Request) => visitor.app.fetch(request) }
  validator = await createContractValidator({
    contract: structuredClone(contract),
    app,
    report: (line) => violations.push(line),
  })
}, 120_000)

/** Sends an example through the contract's validator, as the signed-in visitor. */
function send({ method, path, headers, body }: ExampleRequest): Promise<Response> {
  const request = new Request(`http://portal.test/api${path}`, { method, headers, body })
  request.headers.set('cookie', visitor.cookie)
  if (body !== null) request.headers.set('content-length', String(Buffer.byteLength(body)))
  const pathname = path.split('?')[0] ?? path
  const match = validator.match(method, pathname)
  if (match.kind !== 'operation') throw new Error(`The contract does not know ${method} ${path}`)
  const toAppRequest = (read: string | undefined) =>
    read === undefined ? request : new Request(request.url, { method, headers: request.headers, body: read })
  return validator.call({ request, path: pathname, operation: match.operation, requestId: 'example', toAppRequest })
}

/** Sends both files of the example session, whole. */
async function uploadWholeFiles(purpose = 'attachment'): Promise<void> {
  const session = exampleRequest('createUploadSession')
  await send({ ...session, body: JSON.stringify({ ...(JSON.parse(session.body ?? '') as object), purpose }) })
  const stretch = exampleRequest('uploadFileRange')
  const { files } = JSON.parse(exampleRequest('createUploadSession').body ?? '') as { files: { sizeBytes: number }[] }
  for (const [index, { sizeBytes }] of files.entries()) {
    const path = stretch.path.replace('/file-1', `/file-${index + 1}`)
    const headers = { ...stretch.headers, 'Content-Range': `bytes 0-${sizeBytes - 1}/${sizeBytes}` }
    await send({ ...stretch, path, headers, body: 'x'.repeat(sizeBytes) })
  }
}

/** Lets the visitor have written the post that the example of an operation names: another person wrote it. */
function asAuthor(operationId: string): () => Promise<unknown> {
  return async () => {
    const [, postId = ''] = /\/posts\/([^/?]+)/.exec(exampleRequest(operationId).path) ?? []
    const post = visitor.world.data.posts.get(postId)
    if (!post) throw new Error(`The example of ${operationId} names no post of the world`)
    post.authorId = 'giulia-riva'
  }
}

/** Puts the example picture into the post that its operation names. */
async function addPicture(): Promise<void> {
  await sendPicture(visitor)
  await send(exampleRequest('addPostImage'))
}

/** What has to happen before an example makes sense; everything else meets the world as it is. */
const before: Record<string, () => Promise<unknown>> = {
  uploadFileRange: () => send(exampleRequest('createUploadSession')),
  completeUploadSession: () => send(exampleRequest('createUploadSession')),
  saveAttachments: () => uploadWholeFiles(),
  addPostImage: () => sendPicture(visitor),
  updatePostImage: addPicture,
  'askAssistant nextInCommunity': () => send(exampleRequest('askAssistant', 'firstQuestion')),
  createCommunity: () => Promise.resolve(letMakeCommunities(visitor)),
  createCatalog: () => Promise.resolve(letMakeCommunities(visitor)),
  updateCatalog: () => Promise.resolve(letMakeCommunities(visitor)),
  deleteCatalog: () => Promise.resolve(letMakeCommunities(visitor)),
  updateCommunity: () => Promise.resolve(letModerate(visitor, 'quality-and-safety')),
  'updateCommunity cover': async () => {
    letModerate(visitor, 'quality-and-safety')
    await sendPicture(visitor, undefined, coverOfCommunity)
  },
  'createUploadSession cover': () => Promise.resolve(letModerate(visitor, 'quality-and-safety')),
  archiveCommunity: () => letArchive(visitor, false),
  unarchiveCommunity: () => letArchive(visitor, true),
  removeCommunity: () => letRemove(visitor),
  inviteMembers: () => Promise.resolve(letModerate(visitor)),
  updateMember: () => Promise.resolve(letModerate(visitor)),
  removeMember: () => Promise.resolve(letModerate(visitor)),
  decideMembership: () => Promise.resolve(letModerate(visitor)),
  removePost: asAuthor('removePost'),
  invitePeople: asAuthor('invitePeople'),
  updateInvitation: asAuthor('updateInvitation'),
  removeInvitation: asAuthor('removeInvitation'),
  listAcknowledgements: asAuthor('listAcknowledgements'),
  remindAcknowledgements: asAuthor('remindAcknowledgements'),
  createSubActivity: asAuthor('createSubActivity'),
  updateSubActivity: asAuthor('updateSubActivity'),
  removeSubActivity: asAuthor('removeSubActivity'),
  reorderSubActivities: asAuthor('reorderSubActivities'),
  releaseTask: () => send(exampleRequest('takeTask')),
  saveTaskAttachments: () => uploadWholeFiles('task'),
  submitFeedback: () => send(exampleRequest('saveFeedbackDraft', 'feedbackDraft')),
  sendMessageFeedback: () => send(exampleRequest('askAssistant', 'firstQuestion')),
  undoTransition: () => send(exampleRequest('transitionPost', 'approve')),
  updateTransitionRecord: () => send(exampleRequest('transitionPost', 'approve')),
  getBulkTransition: () => send(exampleRequest('startBulkTransition', 'start')),
  abortBulkTransition: () => send(exampleRequest('startBulkTransition', 'start')),
  markBulkTransitionAsRead: async () => {
    await send(exampleRequest('startBulkTransition', 'start'))
    visitor.world.clock.advance(60_000)
  },
}

describe('every request that the contract shows succeeds in the default world', () => {
  it.each(exampleRequests.map((one) => [`${one.operationId} ${one.name}`, one] as const))('%s', async (name, one) => {
    visitor = await Visitor.signedIn('giulia.riva')
    violations.length = 0
    await (before[name] ?? before[one.operationId])?.()
    const answer = await send(one)
    expect(one.successes, await answer.clone().text()).toContain(answer.status)
    expect(violations).toEqual([])
  })
})

/** Where a world keeps the things of each kind, as far as the visitor is concerned. */
const known: Record<EntityKind, (data: WorldData, id: string) => boolean> = {
  person: ({ people }, id) => people.has(id),
  group: ({ groups }, id) => groups.has(id),
  community: ({ communities }, id) => communities.has(id),
  catalog: ({ catalogs }, id) => catalogs.some((catalog) => catalog.id === id),
  collection: ({ collections }, id) => collections.has(id),
  home: ({ personal }, id) => personal.get('giulia-riva')?.homes.some((home) => home.id === id) ?? false,
  link: ({ installation }, id) => installation.externalLinks.some((link) => link.id === id),
  post: ({ posts }, id) => posts.has(id),
  comment: ({ comments }, id) => comments.has(id),
  attachment: ({ attachments }, id) => attachments.has(id),
  hashtag: ({ hashtags }, id) => hashtags.has(id),
  table: ({ tables }, id) => tables.has(id),
  task: ({ tasks }, id) => tasks.has(id),
  state: (_, id) =>
    postStateById(id) !== undefined ||
    id in subActivityStates ||
    Object.values(taskStates).some((state) => state.id === id),
}

/** What an answer has just made cannot have been there before. */
const made: Record<string, EntityKind> = {
  createComment: 'comment',
  saveAttachments: 'attachment',
  createCollection: 'collection',
  createCatalog: 'catalog',
  createCommunity: 'community',
  createTask: 'task',
  copyTask: 'task',
  createTaskComment: 'comment',
  saveTaskAttachments: 'attachment',
}

describe('everybody and everything that the answers of the contract show is there in the default world', () => {
  const { data } = new Visitor().world
  const isKnown = ({ kind, id }: Mention) => known[kind](data, id)

  it.each(operations.map((asked) => [title(asked), asked] as const))('%s', (operationId, asked) => {
    const successes = messagesOf(asked).answers.filter(({ status }) => status.startsWith('2'))
    const strangers = successes.flatMap(({ schema, examples }) =>
      examples.flatMap(([name, value]) =>
        mentionsIn(schema, value)
          .filter((mention) => mention.kind !== made[operationId] && !isKnown(mention))
          .map(({ kind, id }) => `${name}: ${kind} ${id}`),
      ),
    )
    expect([...new Set(strangers)]).toEqual([])
  })

  it('finds the ids in an answer, so that the comparison above compares something', () => {
    const feed = operations.find((asked) => title(asked) === 'listPosts')
    const [page] = feed ? messagesOf(feed).answers : []
    const mentions = mentionsIn(page?.schema ?? {}, page?.examples[0]?.[1])
    expect(mentions).toEqual(
      expect.arrayContaining([
        { kind: 'post', id: 'p-1042' },
        { kind: 'person', id: 'marco-bianchi' },
        { kind: 'community', id: 'quality-and-safety' },
        { kind: 'hashtag', id: 'line4' },
        { kind: 'attachment', id: 'att-1' },
        { kind: 'state', id: 'ws-review' },
      ]),
    )
  })

  it('marks notifications that the person has', () => {
    const { notificationsById = new Map<string, unknown>() } = data.personal.get('giulia-riva') ?? {}
    const ids = ['markNotificationsAsRead', 'markAllNotificationsAsRead'].flatMap((operationId) =>
      exampleRequests
        .filter((one) => one.operationId === operationId)
        .flatMap(({ body }) => Object.values(JSON.parse(body ?? '{}') as Record<string, string | string[]>).flat()),
    )
    expect(ids.filter((id) => !notificationsById.has(id))).toEqual([])
  })
})
