import { readFile } from 'node:fs/promises'
import { createApi } from '../api.ts'
import { png } from '../files/png.ts'
import { createContractValidator } from '../prism.ts'
import type { Schemas } from '../schemas.ts'
import type { Visitor } from './visitor.ts'

type Problem = { content?: Record<string, { examples?: Record<string, { value?: { code?: string } }> }> }
type Described = { operationId?: string; responses: Record<string, Problem>; requestBody?: unknown }
type Contract = { info: { description: string }; paths: Record<string, Record<string, Described | undefined>> }

/** The bundled contract. */
export const contract = JSON.parse(
  await readFile(new URL('../../.cache/openapi.json', import.meta.url), 'utf8').catch(() => {
    throw new Error('Run `npm run generate` first: it writes the bundled contract')
  }),
) as Contract

/** An operation, and which refusals the contract names for it: statuses with the codes of their examples. */
export type WalkedOperation = {
  operationId: string
  method: string
  path: string
  refusals: Record<string, readonly (string | undefined)[]>
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/** All operations of the contract. */
export const operations: WalkedOperation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const described = item[method]
    if (!described?.operationId) return []
    const refusals = Object.entries(described.responses).filter(([status]) => status >= '400')
    return [
      {
        operationId: described.operationId,
        method: method.toUpperCase(),
        path,
        refusals: Object.fromEntries(refusals.map(([status, response]) => [status, codesOf(resolved(response))])),
      },
    ]
  }),
)

/** A request before it is sent, so that a test can spoil a part of it. */
export type Call = {
  method: string
  /** Path below the API base, with the query. */
  path: string
  headers?: Record<string, string>
  /** A value is sent as JSON; text and bytes as they are. */
  body?: unknown
}

/** A call to each operation that succeeds in the default world once `prepare` has run. */
export function callOf({ operationId, method, path }: WalkedOperation): Call {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id') return path.includes('hashtags') ? 'safety' : 'ai-1'
    if (name === 'postId' && path.includes('feedback-requests')) return 'p-1035'
    if (name === 'postId' && ownPosts[operationId] !== undefined) return ownPosts[operationId]
    if (name === 'taskId') return tasks[operationId] ?? 't-301'
    if (name === 'communityId' && ofModerators.test(operationId)) return 'shift-leads-torino'
    if (name === 'userId' && ofModerators.test(operationId))
      return operationId === 'decideMembership' ? 'nicolo-villa' : 'amina-diallo'
    // Only one's own comment can be changed.
    if (name === 'commentId' && /^(update|delete)Comment$/.test(operationId)) return 'cm-808'
    return parameters[name] ?? `unknown-${name}`
  })
  if (operationId === 'uploadFileRange') {
    const headers = { 'content-type': 'application/octet-stream', 'content-range': 'bytes 0-3/4' }
    return { method, path: filled, headers, body: new Uint8Array([1, 2, 3, 4]) }
  }
  const body = bodies[operationId]
  return { method, path: `${filled}${queries[operationId] ?? ''}`, ...(body === undefined ? {} : { body }) }
}

/** What those decide who moderate a community. */
const ofModerators = /^(decideMembership|inviteMembers|updateMember|removeMember)$/

/** Lets the visitor make communities and catalogs. */
export function letMakeCommunities({ world }: Visitor): void {
  const giulia = world.data.people.get('giulia-riva')
  if (giulia?.account)
    world.data.people.set(giulia.id, { ...giulia, account: { ...giulia.account, manageUsers: true } })
}

/** Lets the visitor belong to a community and moderate it. */
export function letModerate({ world }: Visitor, communityId = 'shift-leads-torino'): void {
  const { memberships, roles } = world.data.communities.get(communityId) ?? {}
  memberships?.set('giulia-riva', { state: 'member', source: 'organisation', at: world.clock.now() })
  roles?.set('giulia-riva', 'moderator')
}

/** Lets the visitor archive a community; to bring it back it must be in the archive. */
export async function letArchive(visitor: Visitor, isArchived: boolean): Promise<void> {
  letModerate(visitor, 'quality-and-safety')
  const archive = '/internal/v2/communication/communities/quality-and-safety/archive'
  if (isArchived) await visitor.send('PUT', archive, bodies['archiveCommunity'])
}

/** Lets the visitor remove a community for good, which is in the archive. */
export async function letRemove(visitor: Visitor): Promise<void> {
  await letArchive(visitor, true)
  const giulia = visitor.world.data.people.get('giulia-riva')
  if (giulia?.account)
    visitor.world.data.people.set(giulia.id, { ...giulia, account: { ...giulia.account, resellerAdmin: true } })
}

/** Lets happen what must have happened before an operation makes sense. */
export async function prepare(visitor: Visitor, operationId: string): Promise<void> {
  if (/^(uploadFileRange|completeUploadSession|saveAttachments)$/.test(operationId)) {
    await visitor.send('POST', '/internal/v2/communication/attachment-upload-sessions', bodies['createUploadSession'])
  }
  if (operationId === 'addPostImage' || operationId === 'updatePostImage') await sendPicture(visitor)
  if (operationId === 'updatePostImage') {
    await visitor.send('POST', '/internal/v2/communication/posts/p-1041/images', bodies['addPostImage'])
  }
  if (/BulkTransition(AsRead)?$/.test(operationId) && operationId !== 'startBulkTransition') {
    await visitor.send('POST', '/internal/v2/communication/bulk-transitions', bodies['startBulkTransition'])
    if (operationId === 'markBulkTransitionAsRead') visitor.world.clock.advance(10_000)
  }
  if (/^(undoTransition|updateTransitionRecord)$/.test(operationId)) {
    const transition = '/internal/v2/communication/posts/p-1042/workflow/transitions/tr-approve'
    await visitor.send('POST', transition, bodies['transitionPost'])
  }
  if (/^createCommunity$|^(create|update|delete)Catalog$/.test(operationId)) letMakeCommunities(visitor)
  if (operationId === 'updateCommunity') letModerate(visitor, 'quality-and-safety')
  if (/^(un)?archiveCommunity$/.test(operationId)) await letArchive(visitor, operationId === 'unarchiveCommunity')
  if (operationId === 'removeCommunity') await letRemove(visitor)
  if (ofModerators.test(operationId)) letModerate(visitor)
  if (operationId === 'releaseTask') await visitor.send('POST', '/internal/v2/communication/tasks/t-322/take')
  if (operationId === 'saveTaskAttachments') await sendTaskFile(visitor)
  // Giulia organises no event of the demo.
  if (/^(invitePeople|(update|remove)Invitation)$/.test(operationId)) letOrganise(visitor, 'p-966')
  // Marco wrote the post whose work has parts.
  if (/^(create|update|remove|reorder)SubActivit/.test(operationId)) letOrganise(visitor, 'p-1042')
  if (operationId === 'submitFeedback') {
    await visitor.send('PUT', '/internal/v2/communication/feedback-tasks/t-311/draft', bodies['saveFeedbackDraft'])
  }
  if (operationId === 'sendMessageFeedback') {
    await visitor.send('POST', '/internal/v2/ai/chat/rag/message', bodies['askAssistant'])
  }
}

/** Sends a file of four bytes for a task of p-1042, as file-1 of upload-1. */
async function sendTaskFile(visitor: Visitor): Promise<void> {
  const sessions = '/internal/v2/communication/attachment-upload-sessions'
  const files = [{ clientKey: 'a', name: 'a.pdf', sizeBytes: 4, mimeType: 'application/pdf' }]
  await visitor.send('POST', sessions, { postId: 'p-1042', purpose: 'task', files })
  const headers = { 'content-type': 'application/octet-stream', 'content-range': 'bytes 0-3/4' }
  const path = `${sessions}/upload-1/files/file-1`
  await visitor.app.request(requestOf(visitor, { method: 'PUT', path, headers, body: 'four' }))
}

/** Lets the visitor have written a post, and so plan it and organise its event. */
export function letOrganise({ world }: Visitor, postId: string): void {
  const post = world.data.posts.get(postId)
  if (post) post.authorId = 'giulia-riva'
}

type PlaceOfPicture = Pick<Schemas['UploadSessionRequest'], 'postId' | 'communityId' | 'purpose'>

const textOfPost: PlaceOfPicture = { postId: 'p-1041', purpose: 'image' }

/** Where the cover of a community is sent. */
export const coverOfCommunity: PlaceOfPicture = { communityId: 'quality-and-safety', purpose: 'cover' }

/** Sends the bytes of a picture for the text of p-1041, or for another place, as file-1 of upload-1. */
export async function sendPicture(
  visitor: Visitor,
  bytes: Uint8Array<ArrayBuffer> = png('walk'),
  place = textOfPost,
): Promise<void> {
  const sessions = '/internal/v2/communication/attachment-upload-sessions'
  const files = [{ clientKey: 'a', name: 'a.png', sizeBytes: bytes.length, mimeType: 'image/png' }]
  await visitor.send('POST', sessions, { ...place, files })
  const headers = {
    'content-type': 'application/octet-stream',
    'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}`,
  }
  const path = `${sessions}/upload-1/files/file-1`
  await visitor.app.request(requestOf(visitor, { method: 'PUT', path, headers, body: bytes }))
}

/** The request of a visitor. */
export function requestOf(visitor: Visitor, { method, path, headers = {}, body }: Call): Request {
  const raw = typeof body === 'string' || body instanceof Uint8Array
  const sent = body === undefined ? null : raw ? (body as string | Uint8Array<ArrayBuffer>) : JSON.stringify(body)
  const all = new Headers({ cookie: visitor.cookie, 'x-request-id': 'walk' })
  if (sent !== null) {
    all.set('content-type', 'application/json')
    all.set('content-length', String(typeof sent === 'string' ? Buffer.byteLength(sent) : sent.length))
  }
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return new Request(`http://portal.test/api${path}`, { method, headers: all, body: sent })
}

/** Sends a visitor's requests to the app as the server would, checked against the contract. */
export type CheckedClient = {
  /** What broke the contract since it was emptied. */
  violations: string[]
  send: (visitor: Visitor, call: Call) => Promise<Response>
}

/** Makes one client for many tests: compiling the contract takes seconds. */
export async function createCheckedClient(): Promise<CheckedClient> {
  let visiting: Visitor | undefined
  const violations: string[] = []
  const app = { fetch: (request: Request) => visiting?.app.fetch(request) ?? new Response(null, { status: 501 }) }
  // The validator changes the document that it is given.
  const report = (line: string) => violations.push(line)
  const validator = await createContractValidator({ contract: structuredClone(contract), app, report })
  return {
    violations,
    send(visitor, call) {
      visiting = visitor
      const request = requestOf(visitor, call)
      const path = new URL(request.url).pathname.slice('/api'.length)
      return createApi({ worlds: visitor.worlds, validator, app })(request, path)
    },
  }
}

/** Values of path parameters that exist in the world. */
const parameters: Record<string, string> = {
  scope: 'dashboard',
  app: 'portal',
  lang: 'it',
  userId: 'marco-bianchi',
  groupId: 'group-first-aid',
  communityId: 'quality-and-safety',
  catalogId: 'catalog-work',
  postId: 'p-1042',
  commentId: 'cm-801',
  attachmentId: 'att-1',
  version: '1',
  hashtagId: 'safety',
  tableId: 'values-line-4',
  operationId: 'bulk-1',
  sessionId: 'upload-1',
  fileId: 'file-1',
  imageId: 'image-1',
  invitationId: 'inv-966-1',
  relationId: 'rel-1',
  revision: '1',
  collectionId: 'collection-audit',
  workflowId: 'wf-review',
  preflightId: 'preflight-1',
  transitionId: 'tr-approve',
  subActivityId: 'sa-1042-1',
  recordId: 'wr-1042-2',
  requestId: 'fr-1035',
}

/** Bodies, where an operation takes one. Order matters nowhere: each call gets a world of its own. */
const bodies: Record<string, unknown> = {
  signIn: { userName: 'giulia.riva', password: 'Meridiana!2026' },
  recoverPassword: { userName: 'giulia.riva' },
  changePassword: { confirmToken: 'pc-7Yd2wq', password: 'Lagoon-2026-arch' },
  verifyPrivateEmail: { verifyToken: 've-3Kf9sa' },
  unsubscribe: { token: 'us-5Rt1mx' },
  exchangeResultToken: { resultToken: 'xr-9Qm4ze' },
  createComment: { content: { ops: [{ insert: 'Thank you.\n' }] }, clientKey: 'key-of-the-walk' },
  updateComment: { content: { ops: [{ insert: 'Thank you.\n' }] }, occToken: 'occ-cm-808-1' },
  saveAttachments: {
    attachments: [],
    updateAttachments: [],
    removeAttachmentIds: ['att-1'],
    attachmentsUploadSessionId: null,
    occToken: 'occ-1042-1',
  },
  restoreAttachmentVersion: { occToken: 'occ-1042-1' },
  createUploadSession: {
    postId: 'p-1042',
    files: [{ clientKey: 'a', name: 'a.pdf', sizeBytes: 4, mimeType: 'application/pdf' }],
  },
  markNotificationsAsRead: { notificationIds: ['n-2001'] },
  markAllNotificationsAsRead: { lastReadNotificationId: 'n-2001' },
  markMentionsRead: { newestId: 'n-2065' },
  askAssistant: { question: 'Why did line 4 stop?', communityIds: null },
  sendMessageFeedback: { like: true, feedbacks: ['accurate'], text: 'Yes.' },
  createPost: { communityId: 'quality-and-safety', language: 'en' },
  saveDraft: {
    title: 'Lockout',
    content: { ops: [{ insert: 'A lock each.\n' }] },
    communityId: 'quality-and-safety',
    language: 'en',
    occToken: 'draft-1041-3',
  },
  publishPost: { draftOccToken: 'draft-1041-3', occToken: 'occ-1041-0' },
  addPostImage: { fileId: 'file-1', alternativeText: 'A lamp over a horizon' },
  updatePostImage: { caption: 'At night' },
  createTable: {
    title: 'Torques',
    data: { columns: [{ id: 'c1', name: 'Screw', type: 'text' }], rows: [['M10']] },
  },
  updatePostData: { priority: 'urgent', occToken: 'data-1035-1' },
  invitePeople: { invitees: [{ type: 'group', group: { id: 'group-editors', name: 'Editors' } }], kind: 'guest' },
  respondToInvitation: { response: 'tentative', note: null },
  updateInvitation: { duty: 'Opens the gate' },
  acknowledgePost: { revision: 1 },
  createRelation: { kind: 'related', postId: 'p-957' },
  remindAcknowledgements: { userIds: null },
  createCommunity: { name: 'Energy scouts', joining: 'request' },
  updateCommunity: { description: 'What went wrong, and why.', occToken: 'quality-and-safety-1' },
  archiveCommunity: { note: 'We go on in Stabilimento Torino.', occToken: 'quality-and-safety-1' },
  joinCommunity: {},
  inviteMembers: { invitees: [{ type: 'group', group: { id: 'group-editors', name: 'Editors' } }] },
  updateMember: { role: 'moderator' },
  decideMembership: { accept: true },
  createCatalog: { name: 'Energy' },
  updateCatalog: { name: 'Our work', description: null, occToken: 'catalog-work-1' },
  createCollection: { name: 'Press hall' },
  updateCollection: { name: 'Audit', occToken: 'col-audit-1' },
  saveFeedPosition: { postId: 'p-1042' },
  reorderCollection: { postId: 'p-985', afterPostId: null, occToken: 'col-audit-1' },
  transitionPost: { occToken: 'wf-1042-1' },
  updateTransitionRecord: { occToken: 'wr-1042-2-v1', note: { ops: [{ insert: 'By the 27th.\n' }] } },
  createBulkPreflight: { postIds: ['p-1042'] },
  updateBulkPreflight: { excludedPostIds: ['p-1042'] },
  createTask: { title: 'Measure the gap of press 2' },
  updateTask: { occToken: 'task-301-1', priority: 'high' },
  moveTask: { stateId: 'ts-doing' },
  closeTask: { outcome: 'done' },
  createTaskComment: { content: { ops: [{ insert: 'At 13:50.\n' }] }, clientKey: 'key-of-the-walk' },
  saveTaskAttachments: {
    attachments: [{ fileId: 'file-1', name: 'a.pdf' }],
    updateAttachments: [],
    removeAttachmentIds: [],
    attachmentsUploadSessionId: 'upload-1',
    occToken: 'task-301-1',
  },
  createFeedbackRequest: {
    question: 'Is it clear enough?',
    recipients: [
      {
        type: 'user',
        user: { id: 'luca-ferrari', fullName: '', firstName: '', accountPhotoUrl: null, deleted: false },
      },
    ],
  },
  updateFeedbackRequest: { occToken: 'fr-1035-1', question: 'Which papers have to be there?' },
  remindFeedback: { userIds: null },
  saveFeedbackDraft: { occToken: 'feedback-311-1', content: null, verdict: 'agree', attachmentIds: [] },
  submitFeedback: { occToken: 'feedback-311-2' },
  acceptFeedback: { occToken: 'feedback-502-1' },
  returnFeedback: { occToken: 'feedback-502-1', note: 'Since when?' },
  withdrawFeedback: { occToken: 'feedback-501-1' },
  createSubActivity: { title: 'Trial run' },
  updateSubActivity: { occToken: 'sub-1042-1-v1', stateId: 'sa-running' },
  reorderSubActivities: { id: 'sa-1042-2', afterId: null },
  startBulkTransition: { postIds: ['p-1042'], targetStateId: 'ws-approved', clientKey: 'key-of-the-walk' },
}

const queries: Record<string, string> = {
  listSystemMessages: '?clientType=web',
  searchContent: '?q=press',
  quickSearch: '?q=press',
  deleteComment: '?occToken=occ-cm-808-1',
  discardDraft: '?occToken=draft-1041-3',
  removeCommunity: '?occToken=quality-and-safety-2',
  deleteCatalog: '?occToken=catalog-work-1',
  removePost: '?occToken=occ-967-1',
  deleteTask: '?occToken=task-301-1',
  removeSubActivity: '?occToken=sub-1042-1-v1',
}

/** What the visitor has written: drafts, a post that waits for its time, a published one. */
const ownPosts: Record<string, string> = {
  getDraft: 'p-1041',
  saveDraft: 'p-1041',
  discardDraft: 'p-1041',
  publishPost: 'p-1041',
  addPostImage: 'p-1041',
  updatePostImage: 'p-1041',
  createTable: 'p-1041',
  unschedulePost: 'p-1037',
  updatePostData: 'p-1035',
  archivePost: 'p-967',
  unarchivePost: 'p-967',
  removePost: 'p-967',
  listInvitations: 'p-966',
  invitePeople: 'p-966',
  respondToInvitation: 'p-966',
  updateInvitation: 'p-966',
  removeInvitation: 'p-966',
  getCalendarFile: 'p-966',
  acknowledgePost: 'p-1035',
  listAcknowledgements: 'p-967',
  remindAcknowledgements: 'p-967',
  createRelation: 'p-967',
  removeRelation: 'p-957',
}

/** Operations that need another task than most. */
const tasks: Record<string, string> = {
  reopenTask: 't-340',
  takeTask: 't-322',
  releaseTask: 't-322',
  remindTask: 't-325',
  listTaskComments: 't-302',
  createTaskComment: 't-302',
  getFeedbackTask: 't-311',
  saveFeedbackDraft: 't-311',
  submitFeedback: 't-311',
  acceptFeedback: 't-502',
  returnFeedback: 't-502',
  withdrawFeedback: 't-501',
}

function codesOf({ content = {} }: Problem): (string | undefined)[] {
  return Object.values(content).flatMap(({ examples = {} }) =>
    Object.values(examples).map((example) => resolved(example).value?.code),
  )
}

/** What a reference of the bundle stands for. */
function resolved<Part extends object>(part: Part & { $ref?: string }): Part {
  if (part.$ref === undefined) return part
  const steps = part.$ref.slice('#/'.length).split('/')
  const found = steps.reduce<unknown>(
    (place, step) => (place as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    contract,
  )
  return resolved(found as Part & { $ref?: string })
}
