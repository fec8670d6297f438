import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newInvitation } from '../actions/invitations.ts'
import { relatePosts } from '../actions/relations.ts'
import type { Schemas } from '../schemas.ts'
import { keepDraft } from '../state/drafts.ts'
import type { SeedName } from '../state/seed-names.ts'
import type { World } from '../state/world.ts'
import { undocumented } from '../testing/documented.ts'
import { png } from '../files/png.ts'
import { Visitor } from '../testing/visitor.ts'
import {
  callOf,
  createCheckedClient,
  letModerate,
  letOrganise,
  operations,
  prepare,
  coverOfCommunity,
  sendPicture,
  type Call,
  type CheckedClient,
} from '../testing/walk.ts'
import { refusals } from './refusals.ts'

type PostEvent = Schemas['PostEvent']

/** What makes a call be refused: a part of the call, a world that is a little different, or both. */
type Case = Partial<Call> & {
  /** Over the body of the call that succeeds. */
  patch?: object
  seed?: SeedName
  as?: string
  arrange?: (visitor: Visitor) => unknown
}

const base = '/internal/v2/communication'
const board = 'p-965'
const uploads = `${base}/attachment-upload-sessions`
const file = { clientKey: 'a', name: 'a.pdf', sizeBytes: 4, mimeType: 'application/pdf' }
const newFile = {
  attachments: [{ fileId: 'file-1', name: 'a.pdf' }],
  removeAttachmentIds: [],
  attachmentsUploadSessionId: 'upload-1',
}
const stretch = (range: string, body: string | Uint8Array = 'four') => ({ headers: rangeHeaders(range), body })
const rangeHeaders = (range: string) => ({ 'content-type': 'application/octet-stream', 'content-range': range })
const sendHalf = (visitor: Visitor) =>
  visitor.app.request(`http://portal.test/api${uploads}/upload-1/files/file-1`, {
    method: 'PUT',
    headers: { cookie: visitor.cookie, ...rangeHeaders('bytes 0-1/4') },
    body: 'fo',
  })
const ofModerators = ['decideMembership', 'inviteMembers', 'updateMember', 'removeMember']
const ofShiftLeads: Case = { path: `${base}/communities/shift-leads-torino/membership` }
/** The visitor among the members of the closed community. */
const ofGiulia: Case = { path: `${base}/communities/shift-leads-torino/members/giulia-riva` }
const shiftLeads = ({ data }: World) => data.communities.get('shift-leads-torino')
/** Nobody but the visitor moderates the closed community. */
const moderatesAlone = (visitor: Visitor) => {
  letModerate(visitor)
  const { roles } = shiftLeads(visitor.world) ?? {}
  for (const id of ['marco-bianchi', 'davide-greco']) roles?.set(id, 'member')
}
/** The organisation gives the closed community its members, and the visitor is one. */
const assigned = (visitor: Visitor) => {
  letModerate(visitor)
  const community = shiftLeads(visitor.world)
  if (community) community.joining = 'assigned'
}
const ofCollections = operations
  .filter(({ path }) => path.includes('{collectionId}'))
  .map(({ operationId }) => operationId)
/** Other bytes than those of a sound picture, in a session of their own. */
const sent = (bytes: Uint8Array<ArrayBuffer>, place?: typeof coverOfCommunity): Case => ({
  arrange: async (visitor) => {
    visitor.world.data.uploads.clear()
    visitor.world.data.counters.set('upload', 0)
    visitor.world.data.counters.set('file', 0)
    await sendPicture(visitor, bytes, place)
  },
})
/** The same for the cover of a community. */
const sentCover = (bytes: Uint8Array<ArrayBuffer>): Case => ({
  ...sent(bytes, coverOfCommunity),
  patch: { cover: { fileId: 'file-1' } },
})
/** A picture whose head says that it has 101 megapixels. */
const hugePng = () => {
  const bytes = png('walk')
  new DataView(bytes.buffer).setUint32(16, 10_100)
  new DataView(bytes.buffer).setUint32(20, 10_000)
  return bytes
}
const again = (operationId: string) => async (visitor: Visitor) => {
  const operation = operationNamed(operationId)
  await visitor.send(operation.method, callOf(operation).path, callOf(operation).body)
}
const archiveOf = ({ data }: World, communityId: string) => {
  const community = data.communities.get(communityId)
  if (community) community.archived = { at: 0, by: 'marco-bianchi', note: null }
}
const finish = (visitor: Visitor) => visitor.world.clock.advance(60_000)
const ask = async (visitor: Visitor) =>
  (
    await visitor.ask<{ sessionId: string }>(
      'POST',
      '/internal/v2/ai/chat/rag/message',
      callOf(operationNamed('askAssistant')).body,
    )
  ).sessionId

/** Somebody who is not there, and so cannot read anything. */
const nobody: Schemas['Assignee'] = {
  type: 'user',
  user: { id: 'none', fullName: 'Nobody', firstName: 'No', accountPhotoUrl: null, deleted: false },
}
const everybody: Schemas['Assignee'] = { type: 'group', group: { id: 'group-everybody', name: 'Everybody' } }
const longOver = { zonedDatetime: '2020-01-01T12:00:00+01:00', timeZone: 'Europe/Rome' }
const ofFeedbackRequests = operations
  .filter(({ path }) => path.includes('{requestId}'))
  .map(({ operationId }) => operationId)
/** What only those may who look after a request; the others know of it by their own task. */
const managersOnly = [
  'createFeedbackRequest',
  'updateFeedbackRequest',
  'remindFeedback',
  'closeFeedbackRequest',
  'listFeedbackTasks',
]
const ofLine4 = `${base}/posts/p-1042/workflow`
/** Sends a post back with a file that was announced and not sent. */
const sendingBack = {
  path: `${ofLine4}/transitions/tr-send-back`,
  patch: {
    note: { ops: [{ insert: 'See the file.\n' }] },
    values: [{ fieldId: 'reason', text: 'facts' }],
    fileIds: ['file-1'],
  },
}
const announceFile = (visitor: Visitor) =>
  visitor.send('POST', uploads, { postId: 'p-1042', purpose: 'transition', files: [file] })

/** Each refusal of each operation: `operationId code` and what leads to it. */
const cases: Record<string, Case> = {
  'signIn wrong-credentials': { patch: { password: 'wrong' } },
  'signIn account-blocked': { arrange: block },
  'signIn too-many-requests': {
    patch: { password: 'wrong' },
    arrange: async (visitor) => {
      for (let count = 0; count < 6; count += 1) await visitor.signIn('giulia.riva', 'wrong')
    },
  },
  'changePassword token-expired': { patch: { confirmToken: 'used' } },
  'changePassword password-policy-violated': { patch: { password: 'short' } },
  'verifyPrivateEmail token-expired': { patch: { verifyToken: 'used' } },
  'unsubscribe token-expired': { patch: { token: 'used' } },
  'exchangeResultToken token-expired': { patch: { resultToken: 'used' } },
  'exchangeResultToken account-missing': { patch: { resultToken: 'xr-unknown-person' } },
  'signOut origin-mismatch': { headers: { origin: 'https://elsewhere.example' } },
  'getLabels not-found': { path: '/core/settings/labels/unknown/it' },
  ...each(['getUser', 'followUser', 'unfollowUser'], 'user-not-found', { swap: ['marco-bianchi', 'nobody'] }),
  'followUser cannot-follow-oneself': { path: '/internal/v2/users/giulia-riva/follow' },
  'followUser user-deleted': { path: '/internal/v2/users/roberto-esposito/follow' },
  'searchPeople user-registry-forbidden': { as: 'jules.perrin' },
  'searchPeople page-token-unknown': { path: '/internal/v2/users?pageToken=old' },
  'searchPeople validation-failed': { path: '/internal/v2/users?sort=age' },
  'getPeopleFacets user-registry-forbidden': { as: 'jules.perrin' },
  'getPeopleFacets validation-failed': { path: `/internal/v2/users/facets?search=${'x'.repeat(201)}` },
  ...each(['getGroup', 'listGroupMembers'], 'group-not-found', { swap: ['group-first-aid', 'none'] }),
  'listGroupMembers page-token-unknown': { path: '/internal/v2/groups/group-first-aid/members?pageToken=old' },
  'listCommunities catalog-forbidden': { path: `${base}/communities?catalogId=catalog-board` },
  'listCommunities page-token-unknown': { path: `${base}/communities?scope=all&pageToken=old` },
  ...each(ofCommunities(), 'community-not-found', { swap: ['quality-and-safety', 'none'] }),
  ...each(ofCommunities(), 'community-forbidden', { swap: ['quality-and-safety', 'management-board'] }),
  ...each(ofModerators, 'community-not-found', { swap: ['shift-leads-torino', 'none'] }),
  ...each(ofModerators, 'community-forbidden', { swap: ['shift-leads-torino', 'management-board'] }),
  ...each(ofModerators, 'members-forbidden', { swap: ['shift-leads-torino', 'quality-and-safety'] }),
  'listCommunityFiles page-token-unknown': { path: `${base}/communities/quality-and-safety/files?pageToken=old` },
  'listMembers page-token-unknown': { path: `${base}/communities/quality-and-safety/members?pageToken=old` },
  'createCatalog catalog-editing-forbidden': { as: 'tiago.duarte' },
  'updateCatalog catalog-editing-forbidden': { as: 'tiago.duarte' },
  'deleteCatalog catalog-editing-forbidden': { as: 'tiago.duarte' },
  ...each(['updateCatalog', 'deleteCatalog'], 'catalog-not-found', { swap: ['catalog-work', 'none'] }),
  ...each(['updateCatalog', 'deleteCatalog'], 'catalog-forbidden', { swap: ['catalog-work', 'catalog-board'] }),
  'createCatalog catalog-name-taken': { patch: { name: ' how WE work' } },
  'createCatalog catalogs-full': {
    arrange: ({ world }) => {
      for (let index = 0; index < 200; index += 1)
        world.data.catalogs.push({ id: `catalog-${index}`, name: `Catalog ${index}`, description: null, saves: 0 })
    },
  },
  'updateCatalog catalog-name-taken': { patch: { name: 'People' } },
  'updateCatalog occ-conflict': { patch: { occToken: 'catalog-work-0' } },
  'deleteCatalog occ-conflict': { path: `${base}/catalogs/catalog-work?occToken=catalog-work-0` },
  'createCommunity community-editing-forbidden': { as: 'tiago.duarte' },
  'createCommunity community-name-taken': { patch: { name: ' QUALITY and safety' } },
  'updateCommunity community-editing-forbidden': { path: `${base}/communities/werk-ulm` },
  'updateCommunity community-name-taken': { patch: { name: 'Werk Ulm' } },
  'updateCommunity upload-session-not-found': { patch: { cover: { fileId: 'none' } } },
  'updateCommunity image-unreadable': sentCover(png('walk').slice(0, 4_000)),
  'updateCommunity image-too-large': sentCover(hugePng()),
  'updateCommunity file-type-forbidden': sentCover(
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ),
  'updateCommunity occ-conflict': { patch: { occToken: 'quality-and-safety-0' } },
  ...each(['archiveCommunity', 'unarchiveCommunity'], 'community-archiving-forbidden', {
    swap: ['quality-and-safety', 'werk-ulm'],
  }),
  'archiveCommunity occ-conflict': { patch: { occToken: 'quality-and-safety-0' } },
  'unarchiveCommunity community-not-archived': { arrange: again('unarchiveCommunity') },
  'removeCommunity community-removing-forbidden': { as: 'tiago.duarte' },
  'removeCommunity community-not-archived': {
    path: `${base}/communities/quality-and-safety?occToken=quality-and-safety-3`,
    arrange: (visitor) => visitor.send('DELETE', `${base}/communities/quality-and-safety/archive`),
  },
  'removeCommunity occ-conflict': { path: `${base}/communities/quality-and-safety?occToken=quality-and-safety-1` },
  'joinCommunity community-archived': {
    path: `${base}/communities/people-and-places/membership`,
    arrange: ({ world }) => archiveOf(world, 'people-and-places'),
  },
  'joinCommunity joining-closed': { path: `${base}/communities/works-council/membership` },
  'joinCommunity rules-changed': { ...ofShiftLeads, patch: { rulesRevision: 7 } },
  'joinCommunity request-too-early': {
    ...ofShiftLeads,
    arrange: ({ world }) =>
      shiftLeads(world)?.memberships.set('giulia-riva', {
        state: 'declined',
        source: 'request',
        at: world.clock.now(),
      }),
  },
  'leaveCommunity membership-assigned': { ...ofShiftLeads, arrange: assigned },
  'leaveCommunity last-moderator': { ...ofShiftLeads, arrange: moderatesAlone },
  'updateMember last-moderator': { ...ofGiulia, patch: { role: 'member' }, arrange: moderatesAlone },
  'updateMember membership-not-found': { path: `${base}/communities/shift-leads-torino/members/nicolo-villa` },
  'removeMember last-moderator': { ...ofGiulia, arrange: moderatesAlone },
  'removeMember membership-assigned': { arrange: assigned },
  'removeMember membership-not-found': { path: `${base}/communities/shift-leads-torino/members/nobody` },
  'decideMembership membership-not-found': {
    path: `${base}/communities/shift-leads-torino/members/anna-lindqvist/decision`,
  },
  'decideMembership already-decided': { arrange: again('decideMembership') },
  'listPosts community-not-found': { path: `${base}/posts?communityId=none` },
  'listPosts community-forbidden': { path: `${base}/posts?communityId=management-board` },
  'listPosts page-token-unknown': { path: `${base}/posts?pageToken=old` },
  ...each(ofPosts(), 'post-not-found', { swap: ['p-1042', 'none'] }),
  ...each(ofPosts(), 'community-forbidden', { swap: ['p-1042', board] }),
  ...each(ofPosts('p-1041'), 'post-not-found', { swap: ['p-1041', 'none'] }),
  ...each(ofPosts('p-1041'), 'community-forbidden', { swap: ['p-1041', board] }),
  ...each(['saveDraft', 'publishPost'], 'editing-forbidden', { swap: ['p-1041', 'p-1042'] }),
  ...each(['getDraft', 'discardDraft'], 'draft-not-found', { swap: ['p-1041', 'p-1042'] }),
  ...each(ofPosts('p-967'), 'post-not-found', { swap: ['p-967', 'none'] }),
  ...each(ofPosts('p-967'), 'community-forbidden', { swap: ['p-967', board] }),
  ...each(['archivePost', 'unarchivePost'], 'archiving-forbidden', { swap: ['p-967', 'p-1042'] }),
  'removePost removing-forbidden': { path: `${base}/posts/p-1042?occToken=occ-1042-1` },
  'removePost occ-conflict': { path: `${base}/posts/p-967?occToken=occ-967-1-r2` },
  ...each(ofPosts('p-1035'), 'post-not-found', { swap: ['p-1035', 'none'] }),
  ...each(ofPosts('p-1035'), 'community-forbidden', { swap: ['p-1035', board] }),
  'updatePostData planning-forbidden': { path: `${base}/posts/p-1042/data` },
  'updatePostData occ-conflict': { patch: { occToken: null } },
  'updatePostData end-before-start': { patch: { expectedStartDate: '2027-02-02', expectedEndDate: '2027-02-01' } },
  'updatePostData assignee-cannot-read': {
    patch: { assignee: { type: 'group', group: { id: 'none', name: 'No such group' } } },
  },
  'updatePostData validation-failed': { patch: { priority: 'whenever' } },
  ...ofSubActivities('planning-forbidden', { arrange: ({ world }) => giveAway(world, 'p-1042') }),
  'updateSubActivity sub-activity-not-found': { path: `${base}/posts/p-1042/sub-activities/none` },
  'removeSubActivity sub-activity-not-found': {
    path: `${base}/posts/p-1042/sub-activities/none?occToken=sub-1042-1-v1`,
  },
  'reorderSubActivities sub-activity-not-found': { patch: { afterId: 'none' } },
  'updateSubActivity occ-conflict': { patch: { occToken: 'sub-1042-1-v0' } },
  'removeSubActivity occ-conflict': { path: `${base}/posts/p-1042/sub-activities/sa-1042-1?occToken=sub-1042-1-v0` },
  'createSubActivity sub-activities-full': {
    arrange: async (visitor) => {
      for (let count = 6; count < 100; count += 1)
        await visitor.send('POST', `${base}/posts/p-1042/sub-activities`, { title: `Round ${count}` })
    },
  },
  'createSubActivity end-before-start': { patch: { expectedStartDate: '2027-02-02', expectedEndDate: '2027-02-01' } },
  'updateSubActivity end-before-start': { patch: { expectedEndDate: '2020-02-01' } },
  'createSubActivity assignee-cannot-read': { patch: { assignee: nobody } },
  'updateSubActivity assignee-cannot-read': { patch: { assignee: nobody } },
  'createSubActivity validation-failed': { patch: { priority: 'whenever' } },
  'updateSubActivity validation-failed': { patch: { stateId: 'sa-whenever' } },
  'explainPostReader user-not-found': { path: `${base}/posts/p-1042/visibility/readers/none` },
  'createPost posting-forbidden': { patch: { communityId: 'werk-ulm' } },
  'saveFeedPosition post-not-found': { patch: { postId: 'none' } },
  'saveFeedPosition community-forbidden': { patch: { postId: board } },
  'createPost community-forbidden': { patch: { communityId: 'management-board' } },
  'createPost community-not-found': { patch: { communityId: 'none' } },
  'createPost post-not-found': { patch: { copyOfPostId: 'none' } },
  'createPost copying-forbidden': { patch: { copyOfPostId: 'p-1041' } },
  'saveDraft draft-conflict': { patch: { occToken: 'draft-1041-2' } },
  'saveDraft draft-too-large': { patch: { content: { ops: [{ insert: 'x'.repeat(100_001) }] } } },
  'discardDraft draft-conflict': { path: `${base}/posts/p-1041/draft?occToken=draft-1041-2` },
  'publishPost draft-conflict': { patch: { draftOccToken: 'draft-1041-2' } },
  'publishPost occ-conflict': { patch: { occToken: 'occ-1041-0-r2' } },
  'publishPost draft-incomplete': {
    path: `${base}/posts/p-1038/publish`,
    patch: { draftOccToken: 'draft-1038-3', occToken: 'occ-1038-0' },
  },
  'publishPost publish-time-past': {
    patch: { publishAt: { zonedDatetime: '2026-11-20T11:17:00+01:00', timeZone: 'Europe/Rome' } },
  },
  'unschedulePost already-published': {
    arrange: async (visitor) => {
      visitor.world.clock.advance(14 * 24 * 3_600_000)
      // By then the session has ended.
      await visitor.signIn('giulia.riva')
    },
  },
  'listDrafts page-token-unknown': { path: `${base}/drafts?pageToken=old` },
  ...each(ofPosts('p-1035'), 'post-not-found', { swap: ['p-1035', 'none'] }),
  ...each(ofPosts('p-1035'), 'community-forbidden', { swap: ['p-1035', board] }),
  'acknowledgePost revision-outdated': { path: `${base}/posts/p-966/acknowledgements/mine` },
  'acknowledgePost acknowledgement-closed': { path: `${base}/posts/p-1042/acknowledgements/mine` },
  'acknowledgePost validation-failed': { patch: { revision: 2 } },
  ...each(['listAcknowledgements', 'remindAcknowledgements'], 'acknowledgements-forbidden', {
    swap: ['p-967', 'p-1035'],
  }),
  'listAcknowledgements page-token-unknown': { path: `${base}/posts/p-967/acknowledgements?pageToken=old` },
  'remindAcknowledgements reminder-too-early': { arrange: again('remindAcknowledgements') },
  ...each(ofPosts('p-957'), 'post-not-found', { swap: ['p-957', 'none'] }),
  ...each(ofPosts('p-957'), 'community-forbidden', { swap: ['p-957', board] }),
  'createRelation relating-forbidden': { path: `${base}/posts/p-1042/relations` },
  'createRelation relation-exists': { arrange: again('createRelation') },
  'createRelation relation-itself': { patch: { postId: 'p-967' } },
  'createRelation relation-cycle': {
    patch: { kind: 'continues' },
    arrange: (visitor) => visitor.send('POST', `${base}/posts/p-957/relations`, { kind: 'continues', postId: 'p-967' }),
  },
  'createRelation too-many-relations': { arrange: (visitor) => relateToMany(visitor, 100) },
  'removeRelation relating-forbidden': { path: `${base}/posts/p-1015/relations/rel-2` },
  'removeRelation relation-not-found': { path: `${base}/posts/p-957/relations/none` },
  'listPostCandidates post-not-found': { path: `${base}/post-candidates?postId=none` },
  'listPostCandidates community-forbidden': { path: `${base}/post-candidates?postId=${board}` },
  'listPostRevisions page-token-unknown': { path: `${base}/posts/p-1042/revisions?pageToken=old` },
  'getPostRevision revision-not-found': { path: `${base}/posts/p-1042/revisions/99` },
  ...each(ofCollections, 'collection-not-found', { swap: ['collection-audit', 'none'] }),
  ...each(
    ofCollections.filter((operationId) => operationId !== 'listCollectionPosts'),
    'collection-forbidden',
    { swap: ['collection-audit', 'collection-lockout'] },
  ),
  'createCollection collection-name-taken': { patch: { name: ' supplier AUDIT' } },
  'createCollection collections-full': { arrange: (visitor) => fillCollections(visitor, 100) },
  'updateCollection collection-name-taken': { patch: { name: 'Spring lamps' } },
  ...Object.fromEntries(
    ['updateCollection', 'reorderCollection'].map((operationId) => [
      `${operationId} occ-conflict`,
      { patch: { occToken: 'col-audit-0' } },
    ]),
  ),
  'reorderCollection post-not-found': { patch: { postId: 'p-1042' } },
  'listCollectionPosts page-token-unknown': { path: `${base}/collections/collection-audit/posts?pageToken=old` },
  'addPostToCollection collection-full': {
    arrange: ({ world }) => {
      const audit = world.data.collections.get('collection-audit')
      if (audit) audit.postIds = Array.from({ length: 1_000 }, (_, index) => `p-none-${index}`)
    },
  },
  'listCommunityHashtags community-not-found': { path: `${base}/communities/none/hashtags` },
  'listCommunityHashtags page-token-unknown': {
    path: `${base}/communities/quality-and-safety/hashtags?pageToken=old`,
  },
  'listComments page-token-unknown': { path: `${base}/posts/p-1042/comments?pageToken=old` },
  'createComment comment-empty': { patch: { content: { ops: [{ insert: ' \n' }] } } },
  'createComment comment-too-long': { patch: { content: { ops: [{ insert: 'x'.repeat(10_001) }] } } },
  'createComment comment-not-found': { patch: { replyToCommentId: 'none' } },
  'createComment comments-closed': { path: `${base}/posts/p-875/comments` },
  'updateComment comment-empty': { patch: { content: { ops: [{ insert: ' \n' }] } } },
  'updateComment comment-too-long': { patch: { content: { ops: [{ insert: 'x'.repeat(10_001) }] } } },
  'updateComment comments-closed': {
    arrange: ({ world }) => {
      for (const post of world.data.posts.values()) post.archived = true
    },
  },
  'updateComment occ-conflict': { patch: { occToken: 'occ-cm-808-0' } },
  'deleteComment occ-conflict': { path: `${base}/comments/cm-808?occToken=occ-cm-808-0` },
  ...each(['updateComment', 'deleteComment'], 'comment-forbidden', { swap: ['cm-808', 'cm-801'] }),
  ...each(['updateComment', 'deleteComment'], 'comment-not-found', { swap: ['cm-808', 'none'] }),
  ...each(['updateComment', 'deleteComment'], 'community-forbidden', { swap: ['cm-808', 'cm-1167'] }),
  ...each(['likeComment', 'unlikeComment'], 'comment-not-found', { swap: ['cm-801', 'none'] }),
  ...Object.fromEntries(
    ['likePost', 'unlikePost', 'likeComment', 'unlikeComment'].map((operationId): [string, Case] => [
      `${operationId} community-archived`,
      { arrange: ({ world }) => archiveOf(world, 'quality-and-safety') },
    ]),
  ),
  ...each(['likeComment', 'unlikeComment'], 'community-forbidden', { swap: ['cm-801', 'cm-1167'] }),
  'getAttachmentContent attachment-not-found': { path: `${base}/attachments/att-1/content?version=99` },
  'getAttachmentContent community-forbidden': { path: `${base}/attachments/att-27/content` },
  'saveAttachments attachments-forbidden': { as: 'jules.perrin' },
  'saveAttachments occ-conflict': { patch: { occToken: 'occ-1042-0' } },
  'saveAttachments save-batch-empty': { patch: { removeAttachmentIds: [] } },
  'saveAttachments uploaded-file-unknown': { patch: { ...newFile, attachments: [{ fileId: 'none', name: 'a.pdf' }] } },
  'saveAttachments upload-incomplete': { patch: newFile },
  'saveAttachments upload-session-not-found': { patch: { ...newFile, attachmentsUploadSessionId: 'none' } },
  'restoreAttachmentVersion attachment-not-found': {
    path: `${base}/posts/p-1042/attachments/att-1/versions/9/restore`,
  },
  'restoreAttachmentVersion attachments-forbidden': { as: 'jules.perrin' },
  'restoreAttachmentVersion occ-conflict': { patch: { occToken: 'occ-1042-0' } },
  'createUploadSession post-not-found': { patch: { postId: 'none' } },
  'createUploadSession community-not-found': { patch: { communityId: 'none', purpose: 'cover' } },
  'createUploadSession community-editing-forbidden': { patch: { communityId: 'werk-ulm', purpose: 'cover' } },
  'createUploadSession community-forbidden': { patch: { postId: board } },
  'createUploadSession attachments-forbidden': { as: 'jules.perrin' },
  'createUploadSession upload-session-not-found': { patch: { sessionId: 'none' } },
  'createUploadSession file-too-large': { patch: { files: [{ ...file, sizeBytes: 2 ** 31 }] } },
  'createUploadSession file-type-forbidden': { patch: { files: [{ ...file, name: 'setup.exe' }] } },
  ...each(ofPosts('p-966'), 'post-not-found', { swap: ['p-966', 'none'] }),
  ...each(ofPosts('p-966'), 'community-forbidden', { swap: ['p-966', board] }),
  ...each(ofPosts('p-966'), 'event-not-found', { swap: ['p-966', 'p-1042'] }),
  ...each(['updateInvitation', 'removeInvitation'], 'invitation-not-found', { swap: ['inv-966-1', 'none'] }),
  ...each(['invitePeople'], 'inviting-forbidden', { swap: ['p-966', 'p-1015'] }),
  'updateInvitation inviting-forbidden': { path: `${base}/posts/p-1015/invitations/inv-1015-1` },
  'removeInvitation inviting-forbidden': { path: `${base}/posts/p-1015/invitations/inv-1015-1` },
  'listInvitations page-token-unknown': { path: `${base}/posts/p-966/invitations?pageToken=old` },
  'invitePeople too-many-invitees': { arrange: (visitor) => fillEvent(visitor, 5_000) },
  'respondToInvitation not-invited': { path: `${base}/posts/p-989/invitations/mine` },
  'respondToInvitation event-over': { arrange: (visitor) => changeEvent(visitor, { cancelled: true }) },
  'respondToInvitation responses-closed': {
    arrange: (visitor) => changeEvent(visitor, { respondBy: '2026-11-01T00:00:00Z' }),
  },
  ...each(['addPostImage', 'updatePostImage', 'createTable'], 'editing-forbidden', { swap: ['p-1041', 'p-1042'] }),
  'createUploadSession editing-forbidden': { patch: { purpose: 'image' } },
  'createUploadSession image-too-large': {
    patch: { postId: 'p-1041', purpose: 'image', files: [{ ...file, name: 'a.png', sizeBytes: 21 * 1024 ** 2 }] },
  },
  'addPostImage upload-session-not-found': { patch: { fileId: 'none' } },
  'addPostImage image-unreadable': sent(png('walk').slice(0, 4_000)),
  'addPostImage image-too-large': sent(hugePng()),
  'addPostImage file-type-forbidden': sent(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  'updatePostImage image-not-found': { path: `${base}/posts/p-1041/images/none` },
  'createTable table-too-large': {
    patch: { data: { columns: [{ id: 'c1', name: 'Screw', type: 'text' }], rows: Array(1_001).fill(['M10']) } },
  },
  'uploadFileRange upload-session-not-found': { path: `${uploads}/none/files/file-1` },
  'uploadFileRange upload-range-mismatch': stretch('bytes 2-3/4', 'ur'),
  'uploadFileRange upload-range-invalid': stretch('bytes 0-9/4'),
  'uploadFileRange upload-range-too-large': {
    ...stretch('bytes 0-5999999/6000000', 'x'),
    arrange: (visitor) =>
      visitor.send('POST', uploads, { postId: 'p-1042', files: [{ ...file, sizeBytes: 6_000_000 }] }),
    path: `${uploads}/upload-2/files/file-2`,
  },
  'completeUploadSession upload-session-not-found': { path: `${uploads}/none/complete` },
  'completeUploadSession upload-incomplete': { arrange: sendHalf },
  ...each(['getHashtagInstancesCount', 'followHashtag', 'unfollowHashtag'], 'hashtag-not-found', {
    swap: ['safety', 'none'],
  }),
  'followHashtag hashtag-deleted': { path: `${base}/hashtags/oldchecklist/follow` },
  'followHashtag hashtags-disabled': { path: `${base}/hashtags/lunch/follow` },
  'getTable table-not-found': { path: `${base}/posts/data/tables/none` },
  'getNotificationsStream page-token-unknown': {
    path: `${base}/update-notifications/notifications-stream?pageToken=old`,
  },
  'getNotificationsStream sync-token-unknown': {
    path: `${base}/update-notifications/notifications-stream?syncToken=old`,
  },
  'getNotificationsStream validation-failed': {
    path: `${base}/update-notifications/notifications-stream?syncToken=a&pageToken=b`,
  },
  'markAllNotificationsAsRead notification-unknown': { patch: { lastReadNotificationId: 'none' } },
  'askAssistant assistant-forbidden': { seed: 'no-assistant' },
  'askAssistant ai-session-expired': { patch: { sessionId: 'long-gone' } },
  'askAssistant ai-cannot-access-info': { patch: { communityIds: ['management-board'] } },
  'askAssistant ai-too-many-requests': {
    arrange: async (visitor) => {
      for (let count = 0; count < 30; count += 1) await ask(visitor)
    },
  },
  'sendMessageFeedback ai-message-not-found': { path: '/internal/v2/ai/messages/none/feedback' },
  'getWorkflow workflow-not-found': { path: `${base}/workflows/none` },
  'getWorkflow workflow-forbidden': { path: `${base}/workflows/wf-board` },
  'listWorkflowPosts page-token-unknown': { path: `${base}/workflow-posts?pageToken=old` },
  'listTransitionRecords page-token-unknown': { path: `${base}/posts/p-1042/workflow/records?pageToken=old` },
  ...each(ofWorkflows(), 'workflow-not-found', { swap: ['p-1042', 'p-1015'] }),
  ...each(['getTransitionOption', 'transitionPost'], 'transition-not-found', { swap: ['tr-approve', 'none'] }),
  ...each(['updateTransitionRecord', 'undoTransition'], 'record-not-found', { swap: ['wr-1042-2', 'none'] }),
  'transitionPost transition-forbidden': { as: 'tiago.duarte' },
  'transitionPost state-changed': { patch: { occToken: 'wf-1042-0' } },
  'transitionPost four-eyes': { arrange: (visitor) => letOrganise(visitor, 'p-1042') },
  'transitionPost post-locked': { arrange: ({ world }) => lock(world, 'p-1042') },
  'transitionPost post-archived': {
    arrange: ({ world }) => {
      for (const post of world.data.posts.values()) post.archived = true
    },
  },
  'transitionPost upload-incomplete': { ...sendingBack, arrange: announceFile },
  'transitionPost uploaded-file-unknown': { ...sendingBack, patch: { ...sendingBack.patch, fileIds: ['none'] } },
  'transitionPost required-field-missing': { ...sendingBack, patch: { note: null } },
  'transitionPost end-before-start': { patch: { data: { expectedEndDate: '2020-01-01' } } },
  'transitionPost assignee-cannot-read': {
    patch: { data: { assignee: { type: 'group', group: { id: 'none', name: 'No such group' } } } },
  },
  'undoTransition transition-forbidden': { as: 'giulia.riva', path: `${ofLine4}/records/wr-1042-1/undo` },
  'undoTransition undo-expired': { arrange: finish },
  'undoTransition undo-superseded': { arrange: publishLine4 },
  'updateTransitionRecord transition-forbidden': { as: 'tiago.duarte', path: `${ofLine4}/records/wr-1042-1` },
  'updateTransitionRecord occ-conflict': { patch: { occToken: 'wr-1042-2-v0' } },
  'updateTransitionRecord record-closed': { arrange: publishLine4 },
  'updateTransitionRecord required-field-missing': {
    path: `${base}/posts/p-1035/workflow/records/wr-1035-2`,
    patch: { occToken: 'wr-1035-2-v1', note: null },
    arrange: sendBackAudit,
  },
  'updateTransitionRecord end-before-start': { patch: { data: { expectedEndDate: '2020-01-01' } } },
  'updateTransitionRecord assignee-cannot-read': {
    patch: { data: { assignee: { type: 'group', group: { id: 'none', name: 'No such group' } } } },
  },
  'createBulkPreflight selection-empty': { patch: { postIds: ['none'] } },
  'createBulkPreflight too-many-posts': { patch: { postIds: Array.from({ length: 501 }, (_, at) => `p-${at}`) } },
  'createBulkPreflight preflight-not-found': { patch: { preflightId: 'none' } },
  ...each(['getBulkPreflight', 'updateBulkPreflight'], 'preflight-not-found', { swap: ['preflight-1', 'none'] }),
  'getBulkPreflight preflight-expired': { arrange: expireCheck },
  'updateBulkPreflight preflight-expired': { arrange: expireCheck },
  'updateBulkPreflight target-state-unknown': { patch: { targetStateId: 'ws-none' } },
  'listBulkTransitions page-token-unknown': { path: `${base}/bulk-transitions?pageToken=old` },
  'startBulkTransition preflight-not-found': { patch: { preflightId: 'none' } },
  'startBulkTransition preflight-expired': { patch: { preflightId: 'preflight-1' }, arrange: expireCheck },
  'transitionPost tasks-open': {
    path: `${base}/posts/p-1035/workflow/transitions/tr-approve`,
    patch: { occToken: 'wf-1035-1' },
  },
  'listTasks page-token-unknown': { path: `${base}/tasks?pageToken=old` },
  'listWaiting page-token-unknown': { path: `${base}/waiting?pageToken=old` },
  'searchContent query-empty': { path: `${base}/search?q=%2B` },
  'searchContent query-too-long': { path: `${base}/search?q=${'x'.repeat(501)}` },
  'searchContent too-many-words': { path: `${base}/search?q=${'x+'.repeat(33)}` },
  'searchContent page-token-unknown': { path: `${base}/search?q=press&pageToken=old` },
  'quickSearch query-empty': { path: `${base}/search/quick?q=%2B` },
  'quickSearch query-too-long': { path: `${base}/search/quick?q=${'x'.repeat(501)}` },
  'quickSearch too-many-words': { path: `${base}/search/quick?q=${'x+'.repeat(33)}` },
  'listMentions page-token-unknown': { path: `${base}/mentions?pageToken=old` },
  'markMentionsRead mention-unknown': { patch: { newestId: 'none' } },
  'listFavourites page-token-unknown': { path: `${base}/favourites?pageToken=old` },
  'listFavourites collection-not-found': { path: `${base}/favourites?collectionId=none` },
  'listEvents page-token-unknown': { path: `${base}/events?pageToken=old` },
  'listEvents community-not-found': { path: `${base}/events?communityId=none` },
  'listEvents community-forbidden': { path: `${base}/events?communityId=management-board` },
  'listTasks post-not-found': { path: `${base}/tasks?scope=post&postId=none` },
  'listTasks community-forbidden': { path: `${base}/tasks?scope=post&postId=${board}` },
  'createTask task-forbidden': { as: 'tiago.duarte' },
  'createTask expiration-past': {
    patch: { expiration: { zonedDatetime: '2020-01-01T12:00:00+01:00', timeZone: 'Europe/Rome' } },
  },
  'createTask assignee-cannot-read': {
    patch: { assignees: [{ type: 'group', group: { id: 'group-empty', name: 'Choir' } }, nobody] },
  },
  'updateTask assignee-cannot-read': { patch: { assignee: nobody } },
  ...ofTasks('task-not-found', { within: 'tasks', spoil: (path) => path.replace(/t-\d+/, 'none') }),
  ...ofTasks('community-forbidden', { within: 'tasks', arrange: moveToBoard }),
  'updateTask task-forbidden': { as: 'tiago.duarte' },
  'updateTask occ-conflict': { patch: { occToken: 'task-301-0' } },
  'deleteTask task-forbidden': { as: 'tiago.duarte' },
  'deleteTask occ-conflict': { path: `${base}/tasks/t-301?occToken=task-301-0` },
  'moveTask task-forbidden': { as: 'tiago.duarte' },
  'moveTask task-closed': { path: `${base}/tasks/t-340/state` },
  'closeTask task-forbidden': { as: 'tiago.duarte' },
  'closeTask task-closed': { path: `${base}/tasks/t-340/close` },
  'reopenTask task-forbidden': { as: 'tiago.duarte' },
  'takeTask task-forbidden': { path: `${base}/tasks/t-325/take` },
  'takeTask task-taken': {
    arrange: async (visitor) => (await visitor.another('marco.bianchi')).send('POST', `${base}/tasks/t-322/take`),
  },
  'releaseTask task-forbidden': { path: `${base}/tasks/t-301/release` },
  'remindTask task-forbidden': { path: `${base}/tasks/t-301/reminders` },
  'remindTask reminder-too-early': { arrange: again('remindTask') },
  'copyTask task-forbidden': { as: 'tiago.duarte' },
  'listTaskComments page-token-unknown': { path: `${base}/tasks/t-302/comments?pageToken=old` },
  'createTaskComment comments-closed': {
    arrange: ({ world }) => {
      for (const post of world.data.posts.values()) post.archived = true
    },
  },
  'createTaskComment comment-empty': { patch: { content: { ops: [{ insert: '\n' }] } } },
  'createTaskComment comment-too-long': { patch: { content: { ops: [{ insert: `${'a'.repeat(10_001)}\n` }] } } },
  'saveTaskAttachments task-forbidden': { path: `${base}/tasks/t-340/attachments` },
  'saveTaskAttachments occ-conflict': { patch: { occToken: 'task-301-0' } },
  'saveTaskAttachments upload-session-not-found': { patch: { attachmentsUploadSessionId: 'none' } },
  'saveTaskAttachments upload-incomplete': {
    arrange: ({ world }) => {
      for (const upload of world.data.uploads.get('upload-1')?.files.values() ?? []) upload.receivedBytes = 0
    },
  },
  'saveTaskAttachments save-batch-empty': { patch: { attachments: [] } },
  'saveTaskAttachments uploaded-file-unknown': { patch: { attachments: [{ fileId: 'none', name: 'a.pdf' }] } },
  'saveTaskAttachments file-type-forbidden': { patch: { attachments: [{ fileId: 'file-1', name: 'a.exe' }] } },
  ...each(ofFeedback(), 'post-not-found', { swap: ['p-1035', 'none'] }),
  ...each(ofFeedback(), 'community-forbidden', { swap: ['p-1035', board] }),
  ...each(ofFeedbackRequests, 'feedback-request-not-found', { swap: ['fr-1035', 'none'] }),
  ...as('sofia.karras', managersOnly, 'feedback-forbidden'),
  'createFeedbackRequest recipient-cannot-read': { patch: { recipients: [nobody] } },
  'createFeedbackRequest too-many-recipients': { patch: { recipients: [everybody] }, arrange: crowdTheGroup },
  'createFeedbackRequest expiration-past': { patch: { expiration: longOver } },
  'updateFeedbackRequest recipient-cannot-read': { patch: { addRecipients: [nobody] } },
  'updateFeedbackRequest too-many-recipients': { patch: { addRecipients: [everybody] }, arrange: crowdTheGroup },
  'updateFeedbackRequest expiration-past': { patch: { expiration: longOver } },
  'updateFeedbackRequest occ-conflict': { patch: { occToken: 'fr-1035-0' } },
  'updateFeedbackRequest feedback-closed': { arrange: closeFeedback },
  'remindFeedback reminder-too-early': { arrange: again('remindFeedback') },
  'remindFeedback feedback-closed': { arrange: closeFeedback },
  'listFeedbackTasks page-token-unknown': {
    path: `${base}/posts/p-1035/feedback-requests/fr-1035/tasks?pageToken=old`,
  },
  ...ofTasks('feedback-task-not-found', { within: 'feedback-tasks', spoil: (path) => path.replace(/t-\d+/, 'none') }),
  ...ofTasks('community-forbidden', { within: 'feedback-tasks', arrange: moveToBoard }),
  ...each(['saveFeedbackDraft', 'submitFeedback'], 'feedback-forbidden', { swap: ['t-311', 't-502'] }),
  ...each(['acceptFeedback', 'returnFeedback'], 'feedback-forbidden', { swap: ['t-502', 't-311'] }),
  'withdrawFeedback feedback-forbidden': { path: `${base}/feedback-tasks/t-311/withdraw` },
  ...Object.fromEntries(
    ['saveFeedbackDraft', 'submitFeedback', 'acceptFeedback', 'returnFeedback', 'withdrawFeedback'].map(
      (operationId) => [`${operationId} occ-conflict`, { patch: { occToken: 'feedback-0' } }],
    ),
  ),
  'saveFeedbackDraft already-submitted': { arrange: submitBefore },
  'submitFeedback already-submitted': { arrange: submitBefore },
  'saveFeedbackDraft feedback-closed': { arrange: closeFeedback },
  'submitFeedback feedback-closed': { arrange: closeFeedback },
  'saveFeedbackDraft upload-session-not-found': {
    patch: { fileIds: ['file-1'] },
    arrange: async (visitor) => {
      await announceAnswerFile(visitor)
      visitor.world.clock.advance(2 * 3_600_000)
      await visitor.signIn('giulia.riva')
    },
  },
  'saveFeedbackDraft upload-incomplete': { patch: { fileIds: ['file-1'] }, arrange: announceAnswerFile },
  'saveFeedbackDraft uploaded-file-unknown': { patch: { fileIds: ['none'] } },
  'saveFeedbackDraft answer-too-long': { patch: { content: { ops: [{ insert: 'x'.repeat(10_001) }] } } },
  'saveFeedbackDraft too-many-files': {
    patch: { attachmentIds: ['att-held'], fileIds: Array.from({ length: 20 }, (_, index) => `file-${index}`) },
    arrange: holdOneFile,
  },
  'saveFeedbackDraft files-forbidden': { patch: { fileIds: ['file-1'] }, arrange: askForNoFiles },
  'submitFeedback answer-empty': { arrange: blankAnswer },
  'startBulkTransition target-state-unknown': { patch: { targetStateId: 'none' } },
  'startBulkTransition transition-forbidden': { patch: { targetStateId: 'ws-published' } },
  'startBulkTransition bulk-operation-running': {
    patch: { clientKey: 'another-key-of-the-walk' },
    arrange: again('startBulkTransition'),
  },
  ...each(['getBulkTransition', 'abortBulkTransition', 'markBulkTransitionAsRead'], 'bulk-operation-not-found', {
    swap: ['bulk-1', 'none'],
  }),
  'abortBulkTransition bulk-operation-finished': { arrange: finish },
  'markBulkTransitionAsRead bulk-operation-in-progress': { arrange: (visitor) => restart(visitor) },
}

describe('a refusal of the world is one that the contract names for the operation', () => {
  const given = new Set<string>()
  let client: CheckedClient

  beforeAll(async () => {
    client = await createCheckedClient()
  }, 120_000)

  it.each(Object.keys(cases))('%s', async (name) => {
    const [operationId = '', code = ''] = name.split(' ')
    const { patch, seed, as = 'giulia.riva', arrange, ...spoilt } = cases[name] ?? {}
    const operation = operationNamed(operationId)
    const visitor = await Visitor.signedIn(as, seed)
    await prepare(visitor, operationId)
    await arrange?.(visitor)
    const call = { ...callOf(operation), ...spoilt }
    if (patch) call.body = { ...(call.body as object), ...patch }
    client.violations.length = 0
    const response = await client.send(visitor, call)
    expect(await response.clone().json()).toMatchObject({ code, requestId: 'walk' })
    expect(await undocumented(operation, response)).toBe('')
    expect(client.violations).toEqual([])
    given.add(code)
  })

  afterAll(() => {
    // Sessions are the matter of damaged-requests.test.ts.
    const elsewhere = [refusals.authenticationRequired.code, refusals.sessionExpired.code]
    const known = Object.values(refusals).map((refused) => refused.code)
    expect(known.filter((code) => !given.has(code) && !elsewhere.includes(code))).toEqual([])
  })
})

function operationNamed(operationId: string) {
  const found = operations.find((operation) => operation.operationId === operationId)
  if (!found) throw new Error(`The contract does not know ${operationId}`)
  return found
}

/** The same refusal of several operations, by another id in their paths. */
function each(operationIds: string[], code: string, { swap: [id, other] }: { swap: [string, string] }) {
  const paths = operationIds.map((operationId) => callOf(operationNamed(operationId)).path)
  return Object.fromEntries(
    operationIds.map((operationId, index): [string, Case] => [
      `${operationId} ${code}`,
      { path: (paths[index] ?? '').replace(`/${id}`, `/${other}`) },
    ]),
  )
}

/** Operations that the walk asks of this post. */
function ofPosts(id = 'p-1042'): string[] {
  return operations
    .filter((operation) => operation.path.includes('{postId}') && callOf(operation).path.includes(`/${id}`))
    .map(({ operationId }) => operationId)
}

/** Operations on a community of the visitor. */
function ofCommunities(): string[] {
  return operations
    .filter((operation) => callOf(operation).path.includes('/communities/quality-and-safety'))
    .map(({ operationId }) => operationId)
}

/** Operations about the workflow of a post. */
function ofWorkflows(): string[] {
  return operations.filter(({ path }) => path.includes('{postId}/workflow')).map(({ operationId }) => operationId)
}

/** The same refusal of all that changes sub-activities. */
function ofSubActivities(code: string, given: Case): Record<string, Case> {
  const changing = operations.filter(({ path, method }) => path.includes('/sub-activities') && method !== 'GET')
  return Object.fromEntries(changing.map(({ operationId }) => [`${operationId} ${code}`, given]))
}

/** Lets somebody else have written a post. */
function giveAway({ data }: World, postId: string): void {
  const post = data.posts.get(postId)
  if (post) post.authorId = 'marco-bianchi'
}

type Spoiling = {
  within: 'tasks' | 'feedback-tasks'
  spoil?: (path: string) => string
  arrange?: (visitor: Visitor, taskId: string) => void
}

/** The same refusal of all operations on a task. */
function ofTasks(code: string, { within, spoil = (path) => path, arrange = () => undefined }: Spoiling) {
  return Object.fromEntries(
    operations
      .filter(({ path }) => path.includes(`/${within}/{taskId}`))
      .map((operation): [string, Case] => {
        const { path } = callOf(operation)
        const [taskId = ''] = /t-\d+/.exec(path) ?? []
        return [
          `${operation.operationId} ${code}`,
          { path: spoil(path), arrange: (visitor) => arrange(visitor, taskId) },
        ]
      }),
  )
}

function moveToBoard({ world }: Visitor, taskId: string): void {
  const task = world.data.tasks.get(taskId)
  if (task) task.postId = board
}

/** Operations on what people are asked at a post. */
function ofFeedback(): string[] {
  return operations.filter(({ path }) => path.includes('feedback-requests')).map(({ operationId }) => operationId)
}

/** The same refusal of several operations for somebody who may do less. */
function as(userName: string, operationIds: string[], code: string) {
  return Object.fromEntries(operationIds.map((id): [string, Case] => [`${id} ${code}`, { as: userName }]))
}

/** More people are in the group than can be asked. */
function crowdTheGroup({ world: { data } }: Visitor): void {
  const somebody = data.people.get('luca-ferrari')
  if (!somebody) return
  const memberIds = Array.from({ length: 501 }, (_, at) => `many-${at}`)
  for (const id of memberIds) data.people.set(id, { ...somebody, id })
  data.groups.set('group-everybody', {
    id: 'group-everybody',
    name: 'Everybody',
    description: null,
    memberIds,
    deleted: false,
  })
}

function closeFeedback({ world }: Visitor): void {
  for (const request of world.data.feedbackRequests.values()) request.closed = true
}

function submitBefore({ world }: Visitor): void {
  const { feedback } = world.data.tasks.get('t-311') ?? {}
  if (feedback) feedback.step = 'submitted'
}

function askForNoFiles({ world }: Visitor): void {
  for (const request of world.data.feedbackRequests.values()) request.filesAllowed = false
}

function blankAnswer({ world }: Visitor): void {
  const { feedback } = world.data.tasks.get('t-311') ?? {}
  if (feedback) feedback.verdict = null
}

/** Announces a file for the answer of the walk and does not send it. */
async function announceAnswerFile(visitor: Visitor): Promise<void> {
  await visitor.send('POST', uploads, { postId: 'p-1034', purpose: 'feedback', files: [file] })
}

/** The answer holds a file, which the request names as one that stays. */
function holdOneFile({ world }: Visitor): void {
  const version = {
    version: 1,
    name: 'a.pdf',
    mimeType: 'application/pdf',
    sizeBytes: 4,
    addedAt: 0,
    addedBy: 'giulia-riva',
  }
  world.data.tasks.get('t-311')?.feedback?.attachments.push({ id: 'att-held', postId: 'p-1034', versions: [version] })
}

/** Lets somebody else write on a post. */
function lock({ data, clock }: World, postId: string): void {
  const fields = { title: '', content: { ops: [] }, communityId: 'quality-and-safety', language: 'en' }
  keepDraft(data, { postId, personId: 'sofia-karras', mode: 'edit', fields, updatedAt: clock.now(), saves: 1 })
}

/** The post moves on once more, by the person who may publish. */
async function publishLine4(visitor: Visitor): Promise<void> {
  const sofia = await visitor.another('sofia.karras')
  await sofia.send('POST', `${ofLine4}/transitions/tr-publish`, { occToken: 'wf-1042-2' })
}

async function sendBackAudit(visitor: Visitor): Promise<void> {
  const { note, values } = sendingBack.patch
  const body = { occToken: 'wf-1035-1', note, values }
  await visitor.send('POST', `${base}/posts/p-1035/workflow/transitions/tr-send-back`, body)
}

function expireCheck({ world }: Visitor): void {
  for (const check of world.data.preflights.values()) check.expiresAt = 0
}

function changeEvent({ world }: Visitor, change: Partial<PostEvent>): void {
  const post = world.data.posts.get('p-966')
  if (post?.event) post.event = { ...post.event, ...change }
}

/** Lets the visitor have so many collections. */
function fillCollections({ world: { data } }: Visitor, count: number): void {
  const audit = data.collections.get('collection-audit')
  for (let at = 0; audit && data.collections.size <= count; at += 1) {
    data.collections.set(`c-${at}`, { ...audit, id: `c-${at}`, name: `Collection ${at}` })
  }
}

/** Lets so many people be invited to the event already. */
function fillEvent({ world }: Visitor, count: number): void {
  const invitee = { viaGroupId: null, kind: 'guest', duty: null } as const
  const post = world.data.posts.get('p-966')
  if (post) post.invitations = Array.from({ length: count }, (_, at) => newInvitation(`i-${at}`, `x-${at}`, invitee))
}

/** Lets the post of the walk stand to so many others already. */
function relateToMany({ world: { data } }: Visitor, count: number): void {
  const others = data.feed.filter(({ id }) => id !== 'p-967' && id !== 'p-957').slice(0, count)
  for (const { id } of others)
    relatePosts(data, { kind: 'related', fromPostId: 'p-967', toPostId: id, by: 'giulia-riva', at: 0 })
}

function block({ world }: Visitor): void {
  const giulia = world.data.people.get('giulia-riva')
  if (giulia) world.data.people.set('giulia-riva', { ...giulia, blocked: true })
}

/** Marking as read finds the operation at its beginning, though the walk has let it end. */
function restart({ world }: Visitor): void {
  for (const { operation } of world.data.bulkOperations.values()) operation.state = 'in-progress'
}
