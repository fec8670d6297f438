import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepDraft } from '../state/drafts.ts'
import { taskState } from '../state/tasks.ts'
import { png } from '../files/png.ts'
import { webp } from '../files/webp.ts'
import type { SeedName } from '../state/seed-names.ts'
import { undocumented } from '../testing/documented.ts'
import { Visitor } from '../testing/visitor.ts'
import {
  callOf,
  createCheckedClient,
  letModerate,
  operations,
  prepare,
  sendPicture,
  type Call,
  type CheckedClient,
} from '../testing/walk.ts'
import { refusals } from './refusals.ts'

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
const anybody = {
  id: 'marco-bianchi',
  fullName: 'Marco Bianchi',
  firstName: 'Marco',
  accountPhotoUrl: null,
  deleted: false,
}
const undo1035 = `${base}/posts/p-1035/workflow/records/wr-1035-2/undo`
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
/** Other bytes than those of a sound picture, in a session of their own. */
const sent = (bytes: Uint8Array<ArrayBuffer>): Case => ({
  arrange: async (visitor) => {
    visitor.world.data.uploads.clear()
    visitor.world.data.counters.set('upload', 0)
    visitor.world.data.counters.set('file', 0)
    await sendPicture(visitor, bytes)
  },
})
/** Other bytes than those of a sound cover. */
const sentCover = (bytes: Uint8Array<ArrayBuffer>): Case => ({
  patch: { cover: { fileId: 'file-1' } },
  arrange: (visitor) => sendPicture(visitor, bytes, { communityId: 'quality-and-safety' }),
})
/** The visitor is the only moderator of the closed community. */
const moderatesAlone = (visitor: Visitor) => {
  letModerate(visitor)
  const roles = visitor.world.data.communities.get('shift-leads-torino')?.roles
  for (const id of ['marco-bianchi', 'davide-greco']) roles?.set(id, 'member')
}
/** A picture that says of itself that it is 10,100 × 10,000. */
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
const letWrite = ({ data }: Visitor['world'], postId: string, authorId: string) => {
  const post = data.posts.get(postId)
  if (post) post.authorId = authorId
}
const letNobodyModerate = ({ data }: Visitor['world']) =>
  data.communities.get('quality-and-safety')?.moderators?.splice(0)
const finish = (visitor: Visitor) => visitor.world.clock.advance(60_000)
const ask = async (visitor: Visitor) =>
  (
    await visitor.ask<{ sessionId: string }>(
      'POST',
      '/internal/v2/ai/chat/rag/message',
      callOf(operationNamed('askAssistant')).body,
    )
  ).sessionId

const ofOneself = [
  'updateProfile',
  'setProfilePhoto',
  'removeProfilePhoto',
  'updatePersonalSettings',
  'setAbsence',
  'clearAbsence',
]

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
  'changeOwnPassword wrong-current-password': { patch: { currentPassword: 'wrong' } },
  'changeOwnPassword password-policy-violated': { patch: { password: 'short' } },
  'changeOwnPassword password-managed-elsewhere': {
    arrange: ({ world: { data } }) => {
      const giulia = data.people.get('giulia-riva')
      if (giulia?.account)
        data.people.set(giulia.id, { ...giulia, account: { ...giulia.account, passwordElsewhere: true } })
    },
  },
  'endSession session-not-found': { path: '/core/auth/sessions/none' },
  'endSession session-current': { path: '/core/auth/sessions/device-11' },
  'setPrivateEmail wrong-current-password': { patch: { currentPassword: 'wrong' } },
  'setPrivateEmail too-many-requests': { arrange: again('setPrivateEmail') },
  'resendPrivateEmail too-many-requests': { arrange: again('resendPrivateEmail') },
  'resendPrivateEmail private-email-not-pending': { arrange: again('removePrivateEmail') },
  'verifyPrivateEmail token-expired': { patch: { verifyToken: 'used' } },
  'describeSubscription token-expired': { patch: { token: 'used' } },
  'unsubscribe token-expired': { patch: { token: 'used' } },
  'exchangeResultToken token-expired': { patch: { resultToken: 'used' } },
  'exchangeResultToken account-missing': { patch: { resultToken: 'xr-unknown-person' } },
  'signOut origin-mismatch': { headers: { origin: 'https://elsewhere.example' } },
  'getLabels not-found': { path: '/core/settings/labels/unknown/it' },
  'searchPeople user-registry-forbidden': { as: 'jules.perrin' },
  'getPeopleFacets user-registry-forbidden': { as: 'jules.perrin' },
  'searchPeople page-token-unknown': { path: '/internal/v2/users?pageToken=old' },
  'listReports page-token-unknown': { path: '/internal/v2/users/marco-bianchi/reports?pageToken=old' },
  ...each(['getProfile', 'getUserInCommon', 'listReports', 'getUser', 'followUser', 'unfollowUser'], 'user-not-found', {
    swap: ['marco-bianchi', 'nobody'],
  }),
  ...each(['listUserCommunities', 'getReportingLine'], 'user-not-found', { swap: ['marco-bianchi', 'nobody'] }),
  'listUserCommunities page-token-unknown': { path: '/internal/v2/users/marco-bianchi/communities?pageToken=old' },
  ...each(ofOneself, 'profile-of-another', {
    swap: ['giulia-riva', 'marco-bianchi'],
  }),
  ...each(ofOneself, 'user-not-found', {
    swap: ['giulia-riva', 'nobody'],
  }),
  'updateProfile occ-conflict': { patch: { occToken: 'profile-giulia-riva-9' } },
  'updateProfile field-managed': { patch: { role: 'Managing director' } },
  'createCustomerFeedback image-unknown': { patch: { pictureIds: ['feedback-picture-9'] } },
  'createCustomerFeedback too-many-requests': {
    arrange: async (visitor) => {
      for (let count = 0; count < 20; count += 1) await again('createCustomerFeedback')(visitor)
    },
  },
  'listCustomerFeedback page-token-unknown': { path: '/internal/v2/customer-feedback?pageToken=old' },
  'addCustomerFeedbackPicture image-unreadable': { body: new Uint8Array([1, 2, 3]) },
  'addCustomerFeedbackPicture image-too-large': { body: png('walk', 5 * 1024 ** 2) },
  ...same(['getCustomerFeedback', 'replyToCustomerFeedback'], 'customer-feedback-forbidden', { as: 'sofia.karras' }),
  'withdrawCustomerFeedback customer-feedback-forbidden': { as: 'elena.papadaki' },
  ...each(['getCustomerFeedback', 'replyToCustomerFeedback'], 'customer-feedback-not-found', {
    swap: ['feedback-4', 'none'],
  }),
  'withdrawCustomerFeedback customer-feedback-not-found': { path: '/internal/v2/customer-feedback/none' },
  'withdrawCustomerFeedback customer-feedback-answered': { path: '/internal/v2/customer-feedback/feedback-4' },
  'setProfilePhoto image-unreadable': { body: new Uint8Array([1, 2, 3]) },
  'setProfilePhoto image-too-small': { body: webp(200) },
  'setProfilePhoto image-too-large': { body: webp(3_000) },
  'setAbsence absence-in-past': { patch: { from: '2026-10-01', to: '2026-10-09' } },
  'setAbsence absence-too-long': { patch: { to: '2028-01-01' } },
  'setAbsence deputy-unavailable': { patch: { deputyId: 'giulia-riva' } },
  'updatePersonalSettings language-not-offered': { patch: { languageCode: 'tlh' } },
  'updatePersonalSettings time-zone-unknown': { patch: { timeZone: 'Mars/Olympus' } },
  ...same(['listRegistryUsers', 'getRegistryUser', 'blockUser', 'unblockUser'], 'user-registry-forbidden', {
    as: 'tiago.duarte',
  }),
  ...each(['getRegistryUser', 'blockUser', 'unblockUser'], 'user-not-found', { swap: ['tiago-duarte', 'nobody'] }),
  ...same(['getAdminInfo', 'listAuditEntries'], 'administration-forbidden', { as: 'tiago.duarte' }),
  'updateGroupMembers group-registry-forbidden': { as: 'tiago.duarte' },
  ...each(['updateGroupMembers'], 'group-not-found', { swap: ['group-on-shift', 'none'] }),
  ...each(['updateGroupMembers'], 'group-deleted', { swap: ['group-on-shift', 'group-old-press-hall'] }),
  'updateGroupMembers validation-failed': { patch: { add: ['nobody'] } },
  'listAuditEntries page-token-unknown': { path: '/internal/v3/admin/audit-entries?pageToken=old' },
  'listRegistryUsers page-token-unknown': { path: '/internal/v3/admin/registry/users?pageToken=old' },
  'blockUser root-required': { path: '/internal/v3/admin/registry/users/elena-papadaki/block' },
  'unblockUser root-required': {
    path: '/internal/v3/admin/registry/users/elena-papadaki/block',
    arrange: ({ world }) => {
      const elena = world.data.people.get('elena-papadaki')
      if (elena) world.data.people.set(elena.id, { ...elena, blocked: true })
    },
  },
  'blockUser cannot-change-oneself': { path: '/internal/v3/admin/registry/users/giulia-riva/block' },
  'blockUser user-deleted': { path: '/internal/v3/admin/registry/users/roberto-esposito/block' },
  'blockUser block-end-past': { patch: { until: '2026-11-01T00:00:00Z' } },
  'followUser cannot-follow-oneself': { path: '/internal/v2/users/giulia-riva/follow' },
  'followUser user-deleted': { path: '/internal/v2/users/roberto-esposito/follow' },
  ...each(['getHome', 'visitHome', 'getWidgetData'], 'workspace-forbidden', { swap: ['home-torino', 'home-campinas'] }),
  ...each(['getHome', 'visitHome', 'getWidgetData'], 'workspace-not-found', { swap: ['home-torino', 'home-lyon'] }),
  ...each(['getWidgetData'], 'widget-not-found', { swap: ['torino-news', 'torino-shift'] }),
  ...each(['getGroup', 'listGroupMembers'], 'group-not-found', { swap: ['group-on-shift', 'none'] }),
  'listGroupMembers page-token-unknown': { path: '/internal/v2/groups/group-on-shift/members?pageToken=old' },
  'searchContent query-empty': { path: `${base}/search?q=%2B%20-%20%22%22` },
  'searchContent query-too-long': { path: `${base}/search?q=${'a'.repeat(501)}` },
  'searchContent too-many-words': { path: `${base}/search?q=${'a+'.repeat(33)}` },
  'searchContent page-token-unknown': { path: `${base}/search?q=press&pageToken=old` },
  'getCommunity community-not-found': { path: `${base}/communities/none` },
  'getCommunity community-forbidden': { path: `${base}/communities/management-board` },
  'listCommunities catalog-forbidden': { path: `${base}/communities?catalogId=catalog-board` },
  'listCommunities page-token-unknown': { path: `${base}/communities?scope=all&pageToken=old` },
  ...each(ofCommunities(), 'community-not-found', { swap: ['quality-and-safety', 'none'] }),
  ...each(ofCommunities(), 'community-forbidden', { swap: ['quality-and-safety', 'management-board'] }),
  ...each(['listMembers', 'listCommunityFiles', 'followCommunity', 'unfollowCommunity'], 'community-forbidden', {
    swap: ['quality-and-safety', 'shift-leads-torino'],
  }),
  'listMembers page-token-unknown': { path: `${base}/communities/quality-and-safety/members?pageToken=old` },
  'listCommunityFiles page-token-unknown': { path: `${base}/communities/quality-and-safety/files?pageToken=old` },
  'listEvents page-token-unknown': { path: `${base}/events?pageToken=old` },
  'listEvents community-forbidden': { path: `${base}/events?communityId=management-board` },
  'listEvents community-not-found': { path: `${base}/events?communityId=none` },
  'createCommunity community-editing-forbidden': { as: 'tiago.duarte' },
  'createCommunity community-name-taken': { patch: { name: ' QUALITY and safety' } },
  'updateCommunity community-editing-forbidden': { path: `${base}/communities/werk-ulm` },
  'archiveCommunity community-editing-forbidden': { path: `${base}/communities/werk-ulm/archive` },
  'unarchiveCommunity community-editing-forbidden': { path: `${base}/communities/werk-ulm/archive` },
  'archiveCommunity community-archived': { arrange: again('archiveCommunity') },
  'archiveCommunity occ-conflict': { patch: { occToken: 'quality-and-safety-0' } },
  'removeCommunity community-editing-forbidden': { as: 'tiago.duarte' },
  'removeCommunity community-not-archived': {
    arrange: ({ world }) => {
      delete world.data.communities.get('quality-and-safety')?.archived
    },
  },
  ...each(['archiveCommunity', 'unarchiveCommunity', 'removeCommunity'], 'community-not-found', {
    swap: ['quality-and-safety', 'none'],
  }),
  ...each(['archiveCommunity', 'unarchiveCommunity', 'removeCommunity'], 'community-forbidden', {
    swap: ['quality-and-safety', 'management-board'],
  }),
  'updateCommunity community-name-taken': { patch: { name: 'Werk Ulm' } },
  'updateCommunity community-archived': { path: `${base}/communities/old-press-shop` },
  'updateCommunity occ-conflict': { patch: { occToken: 'quality-and-safety-0' } },
  'updateCommunity upload-session-not-found': { patch: { cover: { fileId: 'none' } } },
  'updateCommunity image-unreadable': sentCover(png('walk').slice(0, 4_000)),
  'updateCommunity image-too-large': sentCover(hugePng()),
  'updateCommunity file-type-forbidden': sentCover(
    new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ),
  ...each(['updateMember', 'removeMember'], 'community-not-found', { swap: ['shift-leads-torino', 'none'] }),
  ...each(['updateMember', 'removeMember'], 'community-forbidden', {
    swap: ['shift-leads-torino', 'management-board'],
  }),
  ...each(['updateMember', 'removeMember'], 'members-forbidden', {
    swap: ['shift-leads-torino', 'quality-and-safety'],
  }),
  'updateMember membership-not-found': { path: `${base}/communities/shift-leads-torino/members/nicolo-villa` },
  'removeMember membership-not-found': { path: `${base}/communities/shift-leads-torino/members/nobody` },
  'updateMember last-moderator': {
    path: `${base}/communities/shift-leads-torino/members/giulia-riva`,
    patch: { role: 'member' },
    arrange: moderatesAlone,
  },
  'removeMember last-moderator': {
    path: `${base}/communities/shift-leads-torino/members/giulia-riva`,
    arrange: moderatesAlone,
  },
  'removeMember membership-assigned': {
    arrange: ({ world }) => {
      const community = world.data.communities.get('shift-leads-torino')
      if (community) community.joining = 'assigned'
    },
  },
  'createUploadSession community-not-found': { body: { communityId: 'none', purpose: 'image', files: [file] } },
  'createUploadSession community-editing-forbidden': {
    body: { communityId: 'werk-ulm', purpose: 'image', files: [{ ...file, name: 'a.png' }] },
  },
  'joinCommunity joining-closed': { path: `${base}/communities/works-council/membership` },
  'joinCommunity community-archived': { path: `${base}/communities/old-press-shop/membership` },
  'joinCommunity rules-changed': {
    path: `${base}/communities/shift-leads-torino/membership`,
    patch: { rulesRevision: 9 },
  },
  'joinCommunity request-too-early': {
    path: `${base}/communities/shift-leads-torino/membership`,
    arrange: ({ world }) =>
      world.data.communities
        .get('shift-leads-torino')
        ?.memberships?.set('giulia-riva', { state: 'declined', source: 'request', at: world.clock.now() }),
  },
  'leaveCommunity membership-assigned': {
    path: `${base}/communities/works-council/membership`,
    arrange: ({ world }) =>
      world.data.communities
        .get('works-council')
        ?.memberships?.set('giulia-riva', { state: 'member', source: 'organisation', at: 0 }),
  },
  'leaveCommunity last-moderator': {
    path: `${base}/communities/shift-leads-torino/membership`,
    arrange: (visitor) => {
      letModerate(visitor)
      const left = { state: 'left', source: 'self', at: 0 } as const
      visitor.world.data.communities.get('shift-leads-torino')?.memberships?.set('marco-bianchi', left)
    },
  },
  'decideMembership members-forbidden': {
    path: `${base}/communities/quality-and-safety/members/nicolo-villa/decision`,
  },
  'inviteMembers members-forbidden': { path: `${base}/communities/quality-and-safety/invitations` },
  ...each(['inviteMembers'], 'community-not-found', { swap: ['shift-leads-torino', 'none'] }),
  ...each(['inviteMembers'], 'community-forbidden', { swap: ['shift-leads-torino', 'management-board'] }),
  ...each(['decideMembership'], 'membership-not-found', { swap: ['nicolo-villa', 'anna-lindqvist'] }),
  ...each(['decideMembership'], 'community-not-found', { swap: ['shift-leads-torino', 'none'] }),
  'decideMembership already-decided': { arrange: again('decideMembership') },
  'listPosts community-not-found': { path: `${base}/posts?communityId=none` },
  'listPosts community-forbidden': { path: `${base}/posts?communityId=management-board` },
  'listPosts page-token-unknown': { path: `${base}/posts?pageToken=old` },
  ...each(ofPosts(), 'post-not-found', { swap: ['p-1042', 'none'] }),
  ...each(ofPosts(), 'community-forbidden', { swap: ['p-1042', board] }),
  ...each(ofOwnPosts('p-1041'), 'post-not-found', { swap: ['p-1041', 'none'] }),
  ...each(ofOwnPosts('p-1041'), 'community-forbidden', { swap: ['p-1041', board] }),
  ...each(ofOwnPosts('p-967'), 'post-not-found', { swap: ['p-967', 'none'] }),
  ...each(['saveDraft', 'publishPost'], 'editing-forbidden', { swap: ['p-1041', 'p-1042'] }),
  ...each(['archivePost', 'unarchivePost'], 'archiving-forbidden', { swap: ['p-967', 'p-1042'] }),
  ...each(['removePost'], 'removing-forbidden', { swap: ['p-967', 'p-1042'] }),
  ...each(['getDraft', 'publishPost'], 'draft-not-found', { swap: ['p-1041', 'p-957'] }),
  ...each(ofOwnPosts('p-1035'), 'post-not-found', { swap: ['p-1035', 'none'] }),
  ...each(ofOwnPosts('p-1035'), 'community-forbidden', { swap: ['p-1035', board] }),
  'updatePostData planning-forbidden': { path: `${base}/posts/p-1042/data` },
  ...same(
    ['createSubActivity', 'updateSubActivity', 'removeSubActivity', 'reorderSubActivities'],
    'planning-forbidden',
    {
      arrange: ({ world }) => letWrite(world, 'p-1042', 'marco-bianchi'),
    },
  ),
  ...each(['updateSubActivity', 'removeSubActivity'], 'sub-activity-not-found', { swap: ['sa-1042-1', 'none'] }),
  'reorderSubActivities sub-activity-not-found': { patch: { id: 'none' } },
  'updateSubActivity occ-conflict': { patch: { occToken: 'sub-1042-1-v0' } },
  ...same(['createSubActivity', 'updateSubActivity'], 'end-before-start', {
    patch: { expectedStartDate: '2027-02-02', expectedEndDate: '2027-02-01' },
  }),
  ...same(['createSubActivity', 'updateSubActivity'], 'assignee-cannot-read', {
    patch: { assignee: { type: 'user', user: { ...anybody, id: 'nobody' } } },
  }),
  'updatePostData occ-conflict': { patch: { occToken: null } },
  'updatePostData end-before-start': { patch: { expectedStartDate: '2027-02-02', expectedEndDate: '2027-02-01' } },
  'updatePostData assignee-cannot-read': {
    patch: { assignee: { type: 'user', user: { ...anybody, id: 'nobody' } } },
  },
  'acknowledgePost revision-outdated': { path: `${base}/posts/p-966/acknowledgements/mine` },
  'acknowledgePost acknowledgement-closed': { path: `${base}/posts/p-1042/acknowledgements/mine` },
  ...each(['listAcknowledgements', 'remindAcknowledgements'], 'acknowledgements-forbidden', {
    swap: ['p-967', 'p-1035'],
  }),
  'listAcknowledgements page-token-unknown': { path: `${base}/posts/p-967/acknowledgements?pageToken=old` },
  'remindAcknowledgements reminder-too-early': { arrange: again('remindAcknowledgements') },
  ...each(ofOwnPosts('p-1004'), 'post-not-found', { swap: ['p-1004', 'none'] }),
  ...each(ofOwnPosts('p-1004'), 'community-forbidden', { swap: ['p-1004', board] }),
  ...each(ofOwnPosts('p-1004'), 'survey-not-found', { swap: ['p-1004', 'p-1042'] }),
  ...each(ofOwnPosts('p-997'), 'post-not-found', { swap: ['p-997', 'none'] }),
  ...each(ofOwnPosts('p-997'), 'community-forbidden', { swap: ['p-997', board] }),
  ...each(ofOwnPosts('p-997'), 'survey-not-found', { swap: ['p-997', 'p-1042'] }),
  ...each(ofOwnPosts('p-997'), 'survey-forbidden', { swap: ['p-997', 'p-1004'] }),
  ...each([...ofOwnPosts('p-1004'), ...ofOwnPosts('p-997')], 'post-forbidden', { arrange: keepSurveysForOthers }),
  'getQuestionSet revision-not-found': { path: `${base}/posts/p-1004/question-sets/7` },
  ...each(['getMySurveyAnswers', 'saveMySurveyAnswers', 'submitSurveyAnswers'], 'not-asked', {
    swap: ['p-1004', 'p-997'],
  }),
  ...each(['saveMySurveyAnswers', 'submitSurveyAnswers'], 'survey-closed', { swap: ['p-1004', 'p-983'] }),
  ...each(['saveMySurveyAnswers', 'submitSurveyAnswers'], 'occ-conflict', { patch: { occToken: 'as-1004-9' } }),
  'submitSurveyAnswers required-field-missing': { patch: { answers: [] } },
  ...each(['getSurveyResults', 'listSurveyTexts'], 'results-not-yet', { as: 'davide.greco' }),
  ...each(['getSurveyResults', 'listSurveyTexts'], 'results-forbidden', {
    swap: ['p-1004', 'p-997'],
    as: 'davide.greco',
  }),
  'listSurveyTexts group-too-small': {
    arrange: ({ world }) => {
      const answers = world.data.posts.get('p-1004')?.facets?.survey?.answers
      for (const id of [...(answers?.keys() ?? [])]) if (id !== 'giulia-riva') answers?.delete(id)
    },
  },
  'getSurveyResults breakdown-not-offered': { path: `${base}/posts/p-1004/survey/results?groupBy=shoe-size` },
  'listSurveyTexts question-not-found': { path: `${base}/posts/p-1004/survey/results/none/texts` },
  'listSurveyTexts page-token-unknown': {
    path: `${base}/posts/p-1004/survey/results/q-handover-wish/texts?pageToken=old`,
  },
  'listSurveyAnswers page-token-unknown': { path: `${base}/posts/p-997/survey/answers?pageToken=old` },
  'listSurveyParticipation page-token-unknown': { path: `${base}/posts/p-997/survey/participation?pageToken=old` },
  'listToAnswer page-token-unknown': { path: `${base}/to-answer?pageToken=old` },
  'remindSurvey reminder-too-early': { arrange: again('remindSurvey') },
  'remindSurvey survey-closed': { arrange: again('closeSurvey') },
  'closeSurvey survey-closed': { arrange: again('closeSurvey') },
  'reopenSurvey survey-open': { arrange: again('reopenSurvey') },
  ...each(ofOwnPosts('p-966'), 'post-not-found', { swap: ['p-966', 'none'] }),
  ...each(ofOwnPosts('p-966'), 'community-forbidden', { swap: ['p-966', board] }),
  ...each(ofOwnPosts('p-966'), 'event-not-found', { swap: ['p-966', 'p-1042'] }),
  ...each(['updateInvitation', 'removeInvitation'], 'invitation-not-found', { swap: ['inv-966-1', 'none'] }),
  ...each(['invitePeople', 'updateInvitation', 'removeInvitation'], 'inviting-forbidden', {
    swap: ['p-966', 'p-1015'],
  }),
  'listInvitations page-token-unknown': { path: `${base}/posts/p-966/invitations?pageToken=old` },
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
  'addPostImage image-unreadable': { ...sent(png('walk').slice(0, 4_000)) },
  'addPostImage image-too-large': { ...sent(hugePng()) },
  'addPostImage file-type-forbidden': {
    ...sent(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  },
  'updateNotificationSettings occ-conflict': { patch: { occToken: 'settings-9' } },
  'updateNotificationSettings cell-locked': {
    patch: { cells: [{ typeId: 'task-assign', channel: 'stream', value: 'off' }] },
  },
  'updatePostImage image-not-found': { path: `${base}/posts/p-1041/images/none` },
  'createTable table-too-large': {
    patch: { data: { columns: [{ id: 'c1', name: 'Screw', type: 'text' }], rows: Array(1_001).fill(['M10']) } },
  },
  'createPost posting-forbidden': { patch: { communityId: 'werk-ulm' } },
  'createPost community-forbidden': { patch: { communityId: 'management-board' } },
  'createPost community-not-found': { patch: { communityId: 'none' } },
  'createPost post-not-found': { patch: { copyOfPostId: 'none' } },
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
  'getPostRevision revision-not-found': { path: `${base}/posts/p-1015/revisions/9` },
  'listPostRevisions page-token-unknown': { path: `${base}/posts/p-1015/revisions?pageToken=old` },
  'getPost post-forbidden': { arrange: keepForOthers },
  'setPostVisibility visibility-forbidden': { path: `${base}/posts/p-1042/visibility` },
  'setPostVisibility occ-conflict': { patch: { occToken: 'vis-967-9' } },
  'setPostVisibility grant-outside-community': {
    patch: { grants: [{ subject: { type: 'user', user: { ...anybody, id: 'nobody' } }, role: 'read' }] },
  },
  'listPostReaders page-token-unknown': { path: `${base}/posts/p-1015/visibility/readers?pageToken=old` },
  'explainPostReader user-not-found': { path: `${base}/posts/p-1015/visibility/readers/none` },
  'createRelation relating-forbidden': { path: `${base}/posts/p-1042/relations` },
  'createRelation relation-exists': { arrange: again('createRelation') },
  'createRelation relation-itself': { patch: { postId: 'p-967' } },
  'createRelation relation-cycle': {
    path: `${base}/posts/p-957/relations`,
    patch: { postId: 'p-967' },
    arrange: again('createRelation'),
  },
  'removeRelation relation-not-found': { path: `${base}/posts/p-957/relations/none` },
  'removeRelation relating-forbidden': { path: `${base}/posts/p-1015/relations/rel-2` },
  ...each(
    [
      'updateCollection',
      'deleteCollection',
      'listCollectionPosts',
      'reorderCollection',
      'addPostToCollection',
      'removePostFromCollection',
    ],
    'collection-not-found',
    { swap: ['collection-audit', 'none'] },
  ),
  ...each(
    ['updateCollection', 'deleteCollection', 'reorderCollection', 'addPostToCollection', 'removePostFromCollection'],
    'collection-forbidden',
    { swap: ['collection-audit', 'collection-lockout'] },
  ),
  'createCollection collection-name-taken': { patch: { name: ' supplier AUDIT' } },
  'updateCollection collection-name-taken': { patch: { name: 'Spring lamps' } },
  'updateCollection occ-conflict': { patch: { occToken: 'col-audit-0' } },
  'reorderCollection occ-conflict': { patch: { occToken: 'col-audit-0' } },
  'reorderCollection post-not-found': { patch: { postId: 'p-1042' } },
  'listCollectionPosts page-token-unknown': { path: `${base}/collections/collection-audit/posts?pageToken=old` },
  'addPostToCollection collection-full': {
    arrange: ({ world }) => {
      const audit = world.data.personal.get('giulia-riva')?.collections.find(({ id }) => id === 'collection-audit')
      if (audit) audit.postIds = Array.from({ length: 1_000 }, (_, index) => `p-none-${index}`)
    },
  },
  'restoreAttachmentVersion attachments-forbidden': { as: 'jules.perrin' },
  'restoreAttachmentVersion occ-conflict': { patch: { occToken: 'occ-1042-0' } },
  'restoreAttachmentVersion attachment-not-found': {
    path: `${base}/posts/p-1042/attachments/att-1/versions/99/restore`,
  },
  'removePost occ-conflict': { path: `${base}/posts/p-967?occToken=occ-967-1-r2` },
  'listDrafts page-token-unknown': { path: `${base}/drafts?pageToken=old` },
  'listCommunityHashtags community-not-found': { path: `${base}/communities/none/hashtags` },
  'listCommunityHashtags page-token-unknown': {
    path: `${base}/communities/quality-and-safety/hashtags?pageToken=old`,
  },
  'listComments page-token-unknown': { path: `${base}/posts/p-1042/comments?pageToken=old` },
  'createComment comment-empty': { patch: { content: { ops: [{ insert: ' \n' }] } } },
  'createComment comment-too-long': { patch: { content: { ops: [{ insert: 'x'.repeat(10_001) }] } } },
  'createComment comment-not-found': { patch: { replyToCommentId: 'none' } },
  'createComment comments-closed': { path: `${base}/posts/p-875/comments` },
  ...each(['updateComment', 'deleteComment'], 'comment-not-found', { swap: ['cm-808', 'none'] }),
  ...each(['updateComment', 'deleteComment'], 'comment-forbidden', { swap: ['cm-808', 'cm-801'] }),
  ...each(['updateComment', 'deleteComment'], 'community-forbidden', { swap: ['cm-808', 'cm-1167'] }),
  'updateComment comments-closed': {
    arrange: async ({ world }) => {
      const post = world.data.posts.get('p-1042')
      if (post) post.archived = true
    },
  },
  'updateComment occ-conflict': { patch: { occToken: 'occ-cm-808-0' } },
  'updateComment comment-empty': { patch: { content: { ops: [{ insert: ' \n' }] } } },
  'updateComment comment-too-long': { patch: { content: { ops: [{ insert: 'x'.repeat(10_001) }] } } },
  ...each(['likeComment', 'unlikeComment'], 'comment-not-found', { swap: ['cm-808', 'none'] }),
  ...each(['likeComment', 'unlikeComment'], 'community-forbidden', { swap: ['cm-808', 'cm-1167'] }),
  'getAttachmentContent attachment-not-found': { path: `${base}/attachments/att-1/content?version=99` },
  'getAttachmentContent community-forbidden': { path: `${base}/attachments/att-27/content` },
  'saveAttachments attachments-forbidden': { as: 'jules.perrin' },
  'saveAttachments occ-conflict': { patch: { occToken: 'occ-1042-0' } },
  'saveAttachments save-batch-empty': { patch: { removeAttachmentIds: [] } },
  'saveAttachments uploaded-file-unknown': { patch: { ...newFile, attachments: [{ fileId: 'none', name: 'a.pdf' }] } },
  'saveAttachments upload-incomplete': { patch: newFile },
  'saveAttachments upload-session-not-found': { patch: { ...newFile, attachmentsUploadSessionId: 'none' } },
  'createUploadSession post-not-found': { patch: { postId: 'none' } },
  'createUploadSession community-forbidden': { patch: { postId: board } },
  'createUploadSession attachments-forbidden': { as: 'jules.perrin' },
  'createUploadSession upload-session-not-found': { patch: { sessionId: 'none' } },
  'createUploadSession file-too-large': { patch: { files: [{ ...file, sizeBytes: 2 ** 31 }] } },
  'createUploadSession file-type-forbidden': { patch: { files: [{ ...file, name: 'setup.exe' }] } },
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
  'getWorkflowStatistics statistics-forbidden': { arrange: ({ world }) => letNobodyModerate(world) },
  'getPostStatistics statistics-forbidden': { arrange: ({ world }) => letNobodyModerate(world) },
  'getWorkflowStatistics workflow-not-found': { path: `${base}/workflows/none/statistics` },
  'getPostStatistics workflow-not-found': { path: `${base}/statistics/posts?workflowId=none` },
  'getWorkflowStatistics range-too-long': {
    path: `${base}/workflows/wf-review/statistics?from=2022-01-01&to=2026-11-20`,
  },
  'getPostStatistics range-too-long': { path: `${base}/statistics/posts?from=2022-01-01&to=2026-11-20` },
  'getWorkflowStatistics end-before-start': {
    path: `${base}/workflows/wf-review/statistics?from=2026-11-20&to=2026-11-01`,
  },
  'getPostStatistics end-before-start': { path: `${base}/statistics/posts?from=2026-11-20&to=2026-11-01` },
  'getWorkflow workflow-forbidden': { path: `${base}/workflows/wf-board` },
  'listWorkflowPosts page-token-unknown': { path: `${base}/workflow-posts?pageToken=old` },
  'listTransitionRecords page-token-unknown': { path: `${base}/posts/p-1042/workflow/records?pageToken=old` },
  ...each(['getPostWorkflow', 'transitionPost', 'undoTransition'], 'workflow-not-found', {
    swap: ['p-1042', 'p-1034'],
  }),
  ...each(['getTransitionOption', 'transitionPost'], 'transition-not-found', { swap: ['tr-approve', 'none'] }),
  ...each(['updateTransitionRecord', 'undoTransition'], 'record-not-found', { swap: ['wr-1042-2', 'none'] }),
  'transitionPost transition-forbidden': { as: 'tiago.duarte' },
  'transitionPost state-changed': { patch: { occToken: 'wf-1042-0' } },
  'transitionPost four-eyes': { as: 'marco.bianchi', arrange: edits },
  'transitionPost post-locked': { arrange: lock },
  'transitionPost tasks-open': {
    as: 'marco.bianchi',
    path: `${base}/posts/p-1009/workflow/transitions/tr-release`,
    patch: { occToken: 'wf-1009-3' },
    arrange: requireTask,
  },
  'transitionPost post-archived': { arrange: archive },
  'transitionPost required-field-missing': {
    path: `${base}/posts/p-1042/workflow/transitions/tr-send-back`,
    patch: { note: null },
  },
  'transitionPost end-before-start': { patch: { data: { expectedEndDate: '2020-01-01' } } },
  'transitionPost assignee-cannot-read': {
    patch: { data: { assignee: { type: 'user', user: { ...anybody, id: 'nobody' } } } },
  },
  'listWaiting page-token-unknown': { path: `${base}/waiting?pageToken=old` },
  'listMentions page-token-unknown': { path: `${base}/mentions?pageToken=old` },
  'listFavourites page-token-unknown': { path: `${base}/favourites?pageToken=old` },
  'listFavourites collection-not-found': { path: `${base}/favourites?collectionId=none` },
  'markMentionsRead mention-unknown': { patch: { newestId: 'none' } },
  'saveFeedPosition post-not-found': { patch: { postId: 'none' } },
  'saveFeedPosition community-forbidden': { patch: { postId: board } },
  'listTasks page-token-unknown': { path: `${base}/tasks?pageToken=old` },
  'listTasks post-not-found': { path: `${base}/tasks?scope=all&postId=none` },
  'listTasks community-forbidden': { path: `${base}/tasks?scope=all&postId=${board}` },
  'listTaskComments page-token-unknown': { path: `${base}/tasks/t-302/comments?pageToken=old` },
  ...each(ofTasks(), 'task-not-found', { swap: ['t-301', 'none'] }),
  ...each(ofNotes(), 'ai-note-not-found', { swap: ['note-118', 'none'] }),
  ...each(ofNotes(), 'ai-note-forbidden', { swap: ['note-118', 'note-99'] }),
  ...same([...ofNotes(), 'listAiNotes', 'listPostAiNotes'], 'ai-notes-not-installed', { seed: 'no-assistant' }),
  'listTranscriptSegments ai-note-forbidden': { path: `${base}/ai-notes/note-103/transcript` },
  'getNoteAudio ai-note-forbidden': { path: `${base}/ai-notes/note-103/audio` },
  'saveSummary ai-note-forbidden': { path: `${base}/ai-notes/note-104/summary` },
  'getNoteSharing ai-note-forbidden': { path: `${base}/ai-notes/note-102/sharing` },
  'deleteNoteAudio ai-note-forbidden': { path: `${base}/ai-notes/note-102/audio` },
  'listAiNotes page-token-unknown': { path: `${base}/ai-notes?pageToken=old` },
  'listTranscriptSegments page-token-unknown': { path: `${base}/ai-notes/note-118/transcript?pageToken=old` },
  'retryAiNote ai-note-not-found': { path: `${base}/ai-notes/none/retry` },
  'retryAiNote ai-note-forbidden': { path: `${base}/ai-notes/note-99/retry` },
  'retryAiNote nothing-to-retry': { path: `${base}/ai-notes/note-118/retry` },
  'updateSpeaker speaker-not-found': { path: `${base}/ai-notes/note-118/speakers/none` },
  'updateSpeaker validation-failed': { patch: { userId: 'nobody' } },
  'saveSummary occ-conflict': { patch: { occToken: 'note-118-2' } },
  'saveSummary validation-failed': {
    patch: { sections: [{ kind: 'topics', title: null, items: [1, 2].map(() => ({ id: 'one', text: 'Twice.' })) }] },
  },
  'checkNote occ-conflict': { patch: { revision: 2 } },
  ...each(['updateActionItem', 'acceptActionItem'], 'action-item-not-found', { swap: ['ac-118-1', 'none'] }),
  ...same(['updateActionItem', 'acceptActionItem'], 'action-accepted', { arrange: again('acceptActionItem') }),
  'acceptActionItem task-forbidden': { patch: { postId: 'p-1034' } },
  'acceptActionItem community-forbidden': { patch: { postId: board } },
  'acceptActionItem post-not-found': { patch: { postId: 'none' } },
  'acceptActionItem expiration-past': { patch: { dueDate: '2026-11-18' } },
  'acceptActionItem assignee-cannot-read': {
    patch: { assignee: { type: 'user', user: { ...anybody, id: 'jules-perrin' } } },
    arrange: keepForOthersButGiulia,
  },
  'setNoteSharing occ-conflict': { patch: { occToken: 'share-118-0' } },
  'setNoteSharing grant-not-allowed': {
    patch: { grants: [{ subject: { type: 'group', group: { id: 'none', name: 'None' } }, level: 'edit' }] },
  },
  ...same(['getNoteAudio', 'deleteNoteAudio'], 'audio-deleted', { path: `${base}/ai-notes/note-113/audio` }),
  ...each(['updateTask', 'deleteTask', 'moveTask', 'closeTask', 'copyTask'], 'task-forbidden', {
    swap: ['t-301', 't-334'],
  }),
  'getTask community-forbidden': { arrange: ({ world }) => moveTaskTo(world, 't-301', board) },
  'createTask task-forbidden': { path: `${base}/posts/p-1034/tasks` },
  'createTask expiration-past': {
    patch: { expiration: { zonedDatetime: '2026-11-19T00:00:00+01:00', timeZone: 'Europe/Rome' } },
  },
  'createTask assignee-cannot-read': { patch: { assignees: [{ type: 'user', user: { ...anybody, id: 'nobody' } }] } },
  'updateTask occ-conflict': { patch: { occToken: 'task-301-0' } },
  'updateTask assignee-cannot-read': { patch: { assignee: { type: 'user', user: { ...anybody, id: 'nobody' } } } },
  ...each(['moveTask', 'closeTask'], 'task-closed', { swap: ['t-301', 't-340'] }),
  'reopenTask task-forbidden': { path: `${base}/tasks/t-334/reopen` },
  'takeTask task-forbidden': { path: `${base}/tasks/t-334/take` },
  'takeTask task-taken': {
    arrange: async (visitor) => {
      const davide = await visitor.another('davide.greco')
      await davide.send('POST', `${base}/tasks/t-322/take`)
    },
  },
  'releaseTask task-forbidden': { path: `${base}/tasks/t-302/release` },
  'remindTask task-forbidden': { path: `${base}/tasks/t-301/reminders` },
  'remindTask reminder-too-early': { arrange: again('remindTask') },
  'createTaskComment comments-closed': { arrange: archive },
  'createTaskComment comment-empty': { patch: { content: { ops: [{ insert: '\n' }] } } },
  'createTaskComment comment-too-long': { patch: { content: { ops: [{ insert: 'x'.repeat(10_001) }] } } },
  ...each(['remindFeedback', 'closeFeedbackRequest', 'listFeedbackTasks'], 'feedback-forbidden', {
    swap: ['p-1035/feedback-requests/fr-1035', 'p-1034/feedback-requests/fr-1034'],
  }),
  'createFeedbackRequest feedback-forbidden': { path: `${base}/posts/p-1034/feedback-requests` },
  ...each(['remindFeedback', 'closeFeedbackRequest', 'listFeedbackTasks'], 'feedback-request-not-found', {
    swap: ['fr-1035', 'none'],
  }),
  'createFeedbackRequest recipient-cannot-read': {
    patch: { recipients: [{ type: 'user', user: { ...anybody, id: 'nobody' } }] },
  },
  'createFeedbackRequest too-many-recipients': {
    patch: { recipients: [{ type: 'group', group: { id: 'group-everybody', name: 'Everybody' } }] },
    arrange: crowdTheGroup,
  },
  'createFeedbackRequest expiration-past': {
    patch: { expiration: { zonedDatetime: '2026-11-19T00:00:00+01:00', timeZone: 'Europe/Rome' } },
  },
  'remindFeedback reminder-too-early': { arrange: again('remindFeedback') },
  'remindFeedback feedback-closed': { arrange: again('closeFeedbackRequest') },
  'listFeedbackTasks page-token-unknown': {
    path: `${base}/posts/p-1035/feedback-requests/fr-1035/tasks?pageToken=old`,
  },
  ...each(['getFeedbackTask', 'saveFeedbackDraft', 'submitFeedback'], 'feedback-task-not-found', {
    swap: ['t-311', 'none'],
  }),
  ...each(['acceptFeedback', 'returnFeedback'], 'feedback-task-not-found', { swap: ['t-502', 'none'] }),
  'withdrawFeedback feedback-task-not-found': { path: `${base}/feedback-tasks/none/withdraw` },
  'getFeedbackTask community-forbidden': { arrange: ({ world }) => moveTaskTo(world, 't-311', board) },
  ...each(['saveFeedbackDraft', 'submitFeedback'], 'feedback-forbidden', { swap: ['t-311', 't-502'] }),
  ...each(['acceptFeedback', 'returnFeedback'], 'feedback-forbidden', { swap: ['t-502', 't-311'] }),
  'withdrawFeedback feedback-forbidden': { path: `${base}/feedback-tasks/t-311/withdraw` },
  ...same(
    ['saveFeedbackDraft', 'submitFeedback', 'acceptFeedback', 'returnFeedback', 'withdrawFeedback'],
    'occ-conflict',
    {
      patch: { occToken: 'feedback-0' },
    },
  ),
  ...same(['saveFeedbackDraft', 'submitFeedback'], 'already-submitted', { arrange: submitBefore }),
  ...same(['saveFeedbackDraft', 'submitFeedback'], 'feedback-closed', { arrange: closeFeedback }),
  'saveFeedbackDraft upload-session-not-found': { patch: { fileIds: ['none'] } },
  'saveFeedbackDraft answer-too-long': { patch: { content: { ops: [{ insert: 'x'.repeat(10_001) }] } } },
  'saveFeedbackDraft too-many-files': {
    patch: { attachmentIds: ['att-held'], fileIds: Array.from({ length: 20 }, (_, index) => `file-${index}`) },
    arrange: holdOneFile,
  },
  'saveFeedbackDraft files-forbidden': { patch: { fileIds: ['file-1'] }, arrange: askForNoFiles },
  'submitFeedback answer-empty': { arrange: blankAnswer },
  'undoTransition transition-forbidden': {
    as: 'sofia.karras',
    arrange: another('giulia.riva', 'p-1035'),
    path: undo1035,
  },
  'undoTransition undo-expired': { arrange: finish },
  'undoTransition undo-superseded': { arrange: publish },
  'updateTransitionRecord transition-forbidden': {
    as: 'tiago.duarte',
    path: `${base}/posts/p-1042/workflow/records/wr-1042-1`,
  },
  'updateTransitionRecord occ-conflict': { patch: { occToken: 'wr-1042-2-v0' } },
  'updateTransitionRecord record-closed': { arrange: publish },
  'updateTransitionRecord required-field-missing': {
    path: `${base}/posts/p-1035/workflow/records/wr-1035-2`,
    patch: { occToken: 'wr-1035-2-v1', note: null },
    arrange: sendBack1035,
  },
  'createBulkPreflight selection-empty': { patch: { postIds: ['none'] } },
  'createBulkPreflight too-many-posts': { patch: { postIds: Array.from({ length: 501 }, (_, index) => `p-${index}`) } },
  ...each(['getBulkPreflight', 'updateBulkPreflight'], 'preflight-not-found', { swap: ['preflight-1', 'none'] }),
  'getBulkPreflight preflight-expired': { arrange: expireCheck },
  'updateBulkPreflight preflight-expired': { arrange: expireCheck },
  'updateBulkPreflight target-state-unknown': { patch: { targetStateId: 'ws-none' } },
  'startBulkTransition preflight-not-found': { patch: { preflightId: 'none' } },
  'startBulkTransition preflight-expired': { patch: { preflightId: 'preflight-1' }, arrange: expireCheck },
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
  }, 60_000)

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

/** What makes several operations be refused alike. */
function same(operationIds: string[], code: string, why: Case): Record<string, Case> {
  return Object.fromEntries(operationIds.map((operationId) => [`${operationId} ${code}`, why]))
}

/** The same refusal of several operations, by another id in their paths. */
function each(operationIds: string[], code: string, { swap, ...rest }: Case & { swap?: [string, string] }) {
  const paths = operationIds.map((operationId) => callOf(operationNamed(operationId)).path)
  return Object.fromEntries(
    operationIds.map((operationId, index): [string, Case] => [
      `${operationId} ${code}`,
      { ...rest, ...(swap ? { path: (paths[index] ?? '').replace(`/${swap[0]}`, `/${swap[1]}`) } : {}) },
    ]),
  )
}

/** Operations that name a community in their path, and that the walk asks for one of the person's own. */
function ofCommunities(): string[] {
  return operations
    .filter((operation) => callOf(operation).path.includes('/quality-and-safety'))
    .map(({ operationId }) => operationId)
}

/** Operations that the walk asks for this task. */
function ofTasks(): string[] {
  return operations
    .filter((operation) => callOf(operation).path.includes('/tasks/t-301'))
    .map(({ operationId }) => operationId)
}

/** Operations that the walk asks for this note. */
function ofNotes(): string[] {
  return operations.filter(({ path }) => path.includes('{noteId}')).map(({ operationId }) => operationId)
}

/** The post is kept for its author and the visitor. */
function keepForOthersButGiulia({ world }: Visitor): void {
  const post = world.data.posts.get('p-1042')
  if (!post) return
  post.authorId = 'giulia-riva'
  post.facets = { ...post.facets, visibility: { scope: 'selected', grants: [], saves: 1 } }
}

/** The task hangs at another post. */
function moveTaskTo({ data }: Visitor['world'], id: string, postId: string): void {
  const task = data.tasks.get(id)
  if (task) task.postId = postId
}

/** Operations that name a post in their path. */
function ofPosts(): string[] {
  return ofOwnPosts('p-1042')
}

/** Operations that the walk asks for this post. */
function ofOwnPosts(id: string): string[] {
  return operations
    .filter((operation) => operation.path.includes('{postId}') && callOf(operation).path.includes(`/${id}`))
    .map(({ operationId }) => operationId)
}

/** Another person has written the posts that ask something, and keeps them. */
function keepSurveysForOthers({ world }: Visitor): void {
  for (const id of ['p-1004', 'p-997']) {
    const post = world.data.posts.get(id)
    if (post) post.authorId = 'miriam-schaefer'
    if (post) post.facets = { ...post.facets, visibility: { scope: 'selected', grants: [], saves: 1 } }
  }
}

/** The post is kept for its author. */
function keepForOthers({ world }: Visitor): void {
  const post = world.data.posts.get('p-1042')
  if (post) post.facets = { ...post.facets, visibility: { scope: 'selected', grants: [], saves: 1 } }
}

/** Marco wrote the post; among the editors he would still not be the second pair of eyes. */
function edits({ world }: Visitor): void {
  world.data.groups.get('group-editors')?.memberIds.push('marco-bianchi')
}

/** Another person has just saved a draft of the post. */
function lock({ world }: Visitor): void {
  const fields = { title: '', content: { ops: [] }, communityId: 'quality-and-safety', language: 'en' }
  const draft = { postId: 'p-1042', personId: 'marco-bianchi', mode: 'edit' as const, saves: 1 }
  keepDraft(world.data, { ...draft, fields, updatedAt: world.clock.now() })
}

/** A group of more people than one request may ask. */
function crowdTheGroup({ world: { data } }: Visitor): void {
  const marco = data.people.get('marco-bianchi')
  const memberIds = Array.from({ length: 501 }, (_, index) => `member-${index}`)
  for (const id of memberIds) if (marco) data.people.set(id, { ...marco, id })
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
  const held = { id: 'att-held', postId: 'p-1034', versions: [version] }
  world.data.tasks.get('t-311')?.feedback?.attachments.push(held)
}

function blankAnswer({ world }: Visitor): void {
  const { feedback } = world.data.tasks.get('t-311') ?? {}
  if (feedback) feedback.verdict = null
}

function expireCheck({ world }: Visitor): void {
  for (const check of world.data.preflights.values()) check.expiresAt = 0
}

function requireTask({ world }: Visitor): void {
  const task = { id: 't-needed', title: 'Count the boxes', postId: 'p-1009', createdBy: 'marco-bianchi', createdAt: 0 }
  world.data.tasks.set(task.id, taskState({ ...task, requiredFor: 'tr-release' }))
}

function archive({ world }: Visitor): void {
  const post = world.data.posts.get('p-1042')
  if (post) post.archived = true
}

/** Somebody else decides about a post. */
function another(userName: string, postId: string) {
  return async (visitor: Visitor) => {
    const other = await visitor.another(userName)
    for (const task of visitor.world.data.tasks.values()) delete task.requiredFor
    const occToken = `wf-${postId.slice(2)}-1`
    await other.send('POST', `${base}/posts/${postId}/workflow/transitions/tr-approve`, { occToken })
  }
}

/** The post moves on, by the person who may publish. */
async function publish(visitor: Visitor) {
  const sofia = await visitor.another('sofia.karras')
  const body = { occToken: 'wf-1042-2' }
  await sofia.send('POST', `${base}/posts/p-1042/workflow/transitions/tr-publish`, body)
}

async function sendBack1035(visitor: Visitor) {
  const note = { ops: [{ insert: 'Which week?\n' }] }
  const body = { occToken: 'wf-1035-1', note, values: [{ fieldId: 'reason', text: 'facts' }] }
  await visitor.send('POST', `${base}/posts/p-1035/workflow/transitions/tr-send-back`, body)
}

function changeEvent({ world }: Visitor, change: object): void {
  const post = world.data.posts.get('p-966')
  if (post?.event) post.event = { ...post.event, ...change }
}

function block({ world }: Visitor): void {
  const giulia = world.data.people.get('giulia-riva')
  if (giulia) world.data.people.set('giulia-riva', { ...giulia, blocked: true })
}

/** Marking as read finds the operation at its beginning, though the walk has let it end. */
function restart({ world }: Visitor): void {
  for (const { operation } of world.data.bulkOperations.values()) operation.state = 'in-progress'
}
