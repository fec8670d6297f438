import { readFile } from 'node:fs/promises'
import { createApi } from '../api.ts'
import { png } from '../files/png.ts'
import { webp } from '../files/webp.ts'
import { createContractValidator } from '../prism.ts'
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
    if (name === 'userId' && ofOneself.test(operationId)) return 'giulia-riva'
    if (name === 'userId' && ofTheRegistry.test(operationId)) return 'tiago-duarte'
    if (operationId === 'withdrawCustomerFeedback') return 'feedback-5'
    if (name === 'taskId') return tasks[operationId] ?? 't-301'
    if (name === 'postId' && path.includes('feedback-requests')) return 'p-1035'
    if (name === 'revision' && operationId === 'getQuestionSet') return '1'
    if (name === 'noteId' && operationId === 'retryAiNote') return 'note-117'
    if (name === 'postId' && ownPosts[operationId] !== undefined) return ownPosts[operationId]
    if (/^(decideMembership|inviteMembers)$/.test(operationId)) return request[name] ?? `unknown-${name}`
    if (/^(updateMember|removeMember)$/.test(operationId)) return member[name] ?? `unknown-${name}`
    return parameters[name] ?? `unknown-${name}`
  })
  if (operationId === 'uploadFileRange') {
    const headers = { 'content-type': 'application/octet-stream', 'content-range': 'bytes 0-3/4' }
    return { method, path: filled, headers, body: new Uint8Array([1, 2, 3, 4]) }
  }
  if (operationId === 'addCustomerFeedbackPicture') {
    return { method, path: filled, headers: { 'content-type': 'image/png' }, body: png('walk') }
  }
  if (operationId === 'setProfilePhoto') {
    return { method, path: filled, headers: { 'content-type': 'image/webp' }, body: webp(512) }
  }
  const body = bodies[operationId]
  return { method, path: `${filled}${queries[operationId] ?? ''}`, ...(body === undefined ? {} : { body }) }
}

/** Operations with which people change their own profile. */
const ofOneself = /^(updateProfile|setProfilePhoto|removeProfilePhoto|updatePersonalSettings|setAbsence|clearAbsence)$/

/** Operations of those who manage users. */
const ofTheRegistry = /Registry|^(un)?blockUser$|^getAdminInfo$|^listAuditEntries$|^updateGroupMembers$/

/** A request to join that waits in the demo. */
const request: Record<string, string> = { communityId: 'shift-leads-torino', userId: 'nicolo-villa' }

/** A member of the closed community of the demo. */
const member: Record<string, string> = { communityId: 'shift-leads-torino', userId: 'amina-diallo' }

/** Lets the visitor manage users, and with that make communities. */
export function letCreate({ world }: Visitor): void {
  const person = world.data.people.get('giulia-riva')
  if (person?.account)
    world.data.people.set(person.id, { ...person, account: { ...person.account, manageUsers: true } })
}

/** Lets the visitor change a community that is open to everyone. */
export function letEdit({ world }: Visitor): void {
  world.data.communities.get('quality-and-safety')?.roles?.set('giulia-riva', 'moderator')
}

/** The note of the examples has failed. */
export function failNote({ world }: Visitor): void {
  const note = world.data.aiNotes.get('note-118')
  if (note) note.failure = { code: 'service-failed', step: 'summarising', at: world.clock.now(), retryable: true }
}

/** Makes the visitor root, and a community archived, which only then can be removed. */
export function letRemove({ world }: Visitor): void {
  const person = world.data.people.get('giulia-riva')
  if (person?.account)
    world.data.people.set(person.id, { ...person, account: { ...person.account, resellerAdmin: true } })
  const community = world.data.communities.get('quality-and-safety')
  if (community) community.archived = { daysAgo: 1, by: 'marco-bianchi', note: '' }
}

/** Lets the visitor decide who joins the closed community of the demo. */
export function letModerate({ world }: Visitor, communityId = 'shift-leads-torino'): void {
  const community = world.data.communities.get(communityId)
  community?.memberships?.set('giulia-riva', { state: 'member', source: 'organisation', at: world.clock.now() })
  if (community) community.moderators = ['giulia-riva']
}

/** Lets happen what must have happened before an operation makes sense. */
export async function prepare(visitor: Visitor, operationId: string): Promise<void> {
  if (/^get(Workflow|Post)Statistics$/.test(operationId)) letModerate(visitor, 'quality-and-safety')
  if (/^(decideMembership|inviteMembers|updateMember|removeMember)$/.test(operationId)) letModerate(visitor)
  if (operationId === 'createCommunity' || ofTheRegistry.test(operationId)) letCreate(visitor)
  if (/^(update|archive|unarchive)Community$/.test(operationId)) letEdit(visitor)
  if (operationId === 'removeCommunity') letRemove(visitor)
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
    await visitor.send(
      'POST',
      '/internal/v2/communication/posts/p-1042/workflow/transitions/tr-approve',
      bodies['transitionPost'],
    )
  }
  if (operationId === 'releaseTask') await visitor.send('POST', '/internal/v2/communication/tasks/t-322/take')
  // Marco wrote the post whose work has parts.
  if (/^(create|update|remove|reorder)SubActivit/.test(operationId)) {
    const post = visitor.world.data.posts.get('p-1042')
    if (post) post.authorId = 'giulia-riva'
  }
  if (operationId === 'submitFeedback') {
    await visitor.send('PUT', '/internal/v2/communication/feedback-tasks/t-311/draft', bodies['saveFeedbackDraft'])
  }
  // Giulia organises no event of the demo.
  if (/^(invitePeople|updateInvitation|removeInvitation)$/.test(operationId)) {
    const exercise = visitor.world.data.posts.get('p-966')
    if (exercise) exercise.authorId = 'giulia-riva'
  }
  if (operationId === 'reopenSurvey') {
    await visitor.send('PUT', '/internal/v2/communication/posts/p-997/survey/closing', bodies['closeSurvey'])
  }
  if (operationId === 'sendMessageFeedback') {
    await visitor.send('POST', '/internal/v2/ai/chat/rag/message', bodies['askAssistant'])
  }
}

/** Uploads a picture for a draft or a community, or other bytes in its place. */
export async function sendPicture(
  visitor: Visitor,
  bytes: Uint8Array<ArrayBuffer> = png('walk'),
  subject: { postId: string } | { communityId: string } = { postId: 'p-1041' },
): Promise<void> {
  const sessions = '/internal/v2/communication/attachment-upload-sessions'
  const files = [{ clientKey: 'a', name: 'a.png', sizeBytes: bytes.length, mimeType: 'image/png' }]
  await visitor.send('POST', sessions, { ...subject, purpose: 'image', files })
  const range = {
    'content-type': 'application/octet-stream',
    'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}`,
  }
  const path = `${sessions}/upload-1/files/file-1`
  await visitor.app.request(requestOf(visitor, { method: 'PUT', path, headers: range, body: bytes }))
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
  app: 'portal',
  lang: 'it',
  userId: 'marco-bianchi',
  groupId: 'group-on-shift',
  communityId: 'quality-and-safety',
  homeId: 'home-torino',
  widgetId: 'torino-news',
  postId: 'p-1042',
  commentId: 'cm-808',
  attachmentId: 'att-1',
  hashtagId: 'safety',
  tableId: 'values-line-4',
  operationId: 'bulk-1',
  preflightId: 'preflight-1',
  invitationId: 'inv-966-1',
  sessionId: 'upload-1',
  fileId: 'file-1',
  workflowId: 'wf-review',
  scope: 'dashboard',
  transitionId: 'tr-approve',
  recordId: 'wr-1042-2',
  revision: '2',
  version: '1',
  relationId: 'rel-1',
  collectionId: 'collection-audit',
  subActivityId: 'sa-1042-1',
  imageId: 'image-1',
  questionId: 'q-handover-wish',
  deviceId: 'device-2',
  requestId: 'fr-1035',
  feedbackId: 'feedback-4',
  noteId: 'note-118',
  speakerId: 'sp-118-5',
  itemId: 'ac-118-1',
}

/** Bodies, where an operation takes one. Order matters nowhere: each call gets a world of its own. */
const bodies: Record<string, unknown> = {
  signIn: { userName: 'giulia.riva', password: 'Meridiana!2026' },
  recoverPassword: { userName: 'giulia.riva' },
  changePassword: { confirmToken: 'pc-7Yd2wq', password: 'Lagoon-2026-arch' },
  verifyPrivateEmail: { verifyToken: 've-3Kf9sa' },
  unsubscribe: { token: 'us-5Rt1mx' },
  describeSubscription: { token: 'us-5Rt1mx' },
  setCommunityNotificationLevel: { level: 'none', until: null },
  exchangeResultToken: { resultToken: 'xr-9Qm4ze' },
  createComment: { content: { ops: [{ insert: 'Thank you.\n' }] }, clientKey: 'key-of-the-walk' },
  updateComment: { content: { ops: [{ insert: 'Thank you all.\n' }] }, occToken: 'occ-cm-808-1' },
  saveAttachments: {
    attachments: [],
    updateAttachments: [],
    removeAttachmentIds: ['att-1'],
    attachmentsUploadSessionId: null,
    occToken: 'occ-1042-1',
  },
  createUploadSession: {
    postId: 'p-1042',
    files: [{ clientKey: 'a', name: 'a.pdf', sizeBytes: 4, mimeType: 'application/pdf' }],
  },
  markNotificationsAsRead: { notificationIds: ['n-2001'] },
  markAllNotificationsAsRead: { lastReadNotificationId: 'n-2001' },
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
  createRelation: { kind: 'replaces', postId: 'p-957' },
  createCollection: { name: 'Press hall' },
  updateCollection: { name: 'Audit', occToken: 'col-audit-1' },
  reorderCollection: { postId: 'p-985', afterPostId: null, occToken: 'col-audit-1' },
  restoreAttachmentVersion: { occToken: 'occ-1042-1' },
  publishPost: { draftOccToken: 'draft-1041-3', occToken: 'occ-1041-0' },
  updatePostData: { priority: 'urgent', occToken: 'data-1035-1' },
  acknowledgePost: { revision: 1 },
  setPostVisibility: { scope: 'selected', grants: [], occToken: 'vis-967-0' },
  remindAcknowledgements: { userIds: null },
  saveMySurveyAnswers: { id: 'as-1004-giulia-riva', revision: 1, answers: [], occToken: 'as-1004-1' },
  submitSurveyAnswers: {
    id: 'as-1004-giulia-riva',
    revision: 1,
    answers: [
      { questionId: 'q-handover-open', value: 4 },
      { questionId: 'q-handover-where', value: { optionIds: ['o-book'], other: null } },
      { questionId: 'q-handover-missed', value: false },
      { questionId: 'q-handover-shift', value: { optionIds: ['o-early'], other: null } },
    ],
    occToken: 'as-1004-1',
  },
  closeSurvey: { closesAt: null },
  transitionPost: { occToken: 'wf-1042-1', note: { ops: [{ insert: 'Well done.\n' }] } },
  updateTransitionRecord: { occToken: 'wr-1042-2-v1', note: { ops: [{ insert: 'Very well done.\n' }] } },
  invitePeople: { invitees: [{ type: 'group', group: { id: 'group-editors', name: 'Editors' } }], kind: 'guest' },
  respondToInvitation: { response: 'tentative', note: null },
  updateInvitation: { duty: 'Opens the gate' },
  addPostImage: { fileId: 'file-1', alternativeText: 'A lamp over a horizon' },
  updatePostImage: { caption: 'At night' },
  updateNotificationSettings: {
    occToken: 'settings-0',
    cells: [{ typeId: 'comment-like', channel: 'push', value: 'off' }],
  },
  updateProfile: { occToken: 'profile-giulia-riva-0', biography: 'Checks.', skills: ['audits', 'Glass blowing'] },
  changeOwnPassword: { currentPassword: 'Meridiana!2026', password: 'Lagoon-2026-arch', endOthers: true },
  setPrivateEmail: { address: 'giulia@example.org', currentPassword: 'Meridiana!2026' },
  updatePersonalSettings: { languageCode: 'de', timeZone: 'America/Sao_Paulo' },
  setAbsence: { from: '2026-12-21', to: '2027-01-03', note: null, deputyId: 'marco-bianchi' },
  createTable: {
    title: 'Torques',
    data: { columns: [{ id: 'c1', name: 'Screw', type: 'text' }], rows: [['M10']] },
  },
  updateGroupMembers: { add: ['tiago-duarte'], remove: ['davide-greco'] },
  blockUser: { reason: 'Badge and phone were stolen.', until: null },
  createCommunity: { name: 'Energy scouts', joining: 'request' },
  updateCommunity: { description: 'What went wrong, and why.', occToken: 'quality-and-safety-1' },
  archiveCommunity: { note: 'Goes on in Learning corner.', occToken: 'quality-and-safety-1' },
  updateMember: { role: 'moderator' },
  joinCommunity: {},
  decideMembership: { accept: true },
  inviteMembers: { invitees: [{ type: 'group', group: { id: 'group-editors', name: 'Editors' } }] },
  createTask: { title: 'Measure the gap of press 2' },
  updateSpeaker: { userId: 'jonas-keller' },
  saveSummary: {
    sections: [{ kind: 'decisions', title: null, items: [{ id: 'si-118-d1', text: 'Press 2 runs until Friday.' }] }],
    occToken: 'note-118-3',
  },
  checkNote: { revision: 3 },
  updateActionItem: { state: 'dismissed' },
  acceptActionItem: {
    postId: 'p-1042',
    title: 'Order four brackets',
    assignee: null,
    dueDate: null,
    timeZone: 'Europe/Rome',
  },
  setNoteSharing: { grants: [], occToken: 'share-118-1' },
  updateTask: { occToken: 'task-301-1', priority: 'high' },
  createSubActivity: { title: 'Trial run' },
  updateSubActivity: { occToken: 'sub-1042-1-v1', stateId: 'sa-running' },
  reorderSubActivities: { id: 'sa-1042-2', afterId: null },
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
  moveTask: { stateId: 'ts-doing' },
  closeTask: { outcome: 'done' },
  createTaskComment: { content: { ops: [{ insert: 'At 13:50.\n' }] }, clientKey: 'key-of-the-walk' },
  createBulkPreflight: { postIds: ['p-1042'] },
  updateBulkPreflight: { excludedPostIds: ['p-1042'] },
  markMentionsRead: { ids: ['n-2065'] },
  saveFeedPosition: { postId: 'p-1042' },
  createCustomerFeedback: {
    kind: 'idea',
    title: 'A phone list',
    text: 'To print.',
    pictureIds: [],
    context: { screen: 'people' },
  },
  replyToCustomerFeedback: { text: 'Thank you.' },
  startBulkTransition: { postIds: ['p-1042'], targetStateId: 'ws-approved', clientKey: 'key-of-the-walk' },
}

const queries: Record<string, string> = {
  listSystemMessages: '?clientType=web',
  discardDraft: '?occToken=draft-1041-3',
  removePost: '?occToken=occ-967-1',
  searchContent: '?q=press',
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

/** Operations of what a person writes, and the post of that person that they are asked for. */
const ownPosts: Record<string, string> = {
  getDraft: 'p-1041',
  saveDraft: 'p-1041',
  discardDraft: 'p-1041',
  publishPost: 'p-1041',
  addPostImage: 'p-1041',
  updatePostImage: 'p-1041',
  createTable: 'p-1041',
  unschedulePost: 'p-1037',
  archivePost: 'p-967',
  unarchivePost: 'p-967',
  removePost: 'p-967',
  getPostRevision: 'p-1015',
  createRelation: 'p-967',
  removeRelation: 'p-957',
  updatePostData: 'p-1035',
  setPostVisibility: 'p-967',
  acknowledgePost: 'p-1035',
  getQuestionSet: 'p-1004',
  getMySurveyAnswers: 'p-1004',
  saveMySurveyAnswers: 'p-1004',
  submitSurveyAnswers: 'p-1004',
  getSurveyResults: 'p-1004',
  listSurveyTexts: 'p-1004',
  listSurveyAnswers: 'p-997',
  listSurveyParticipation: 'p-997',
  remindSurvey: 'p-997',
  closeSurvey: 'p-997',
  reopenSurvey: 'p-997',
  listInvitations: 'p-966',
  invitePeople: 'p-966',
  respondToInvitation: 'p-966',
  updateInvitation: 'p-966',
  removeInvitation: 'p-966',
  getCalendarFile: 'p-966',
  listAcknowledgements: 'p-967',
  remindAcknowledgements: 'p-967',
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
