import { problemResponse, requestIdHeader, type ProblemEntry } from '../problem.ts'

/** Why a request is refused, with the stable code of the contract. */
export type Refused = { status: number; code: string; title: string; errors?: ProblemEntry[]; current?: object }

/** Every refusal that handlers know, in the words of the contract's examples. */
export const refusals = {
  authenticationRequired: { status: 401, code: 'authentication-required', title: 'A session is required' },
  sessionExpired: { status: 401, code: 'session-expired', title: 'The session has expired' },
  wrongCredentials: { status: 401, code: 'wrong-credentials', title: 'User name or password is wrong' },
  accountBlocked: { status: 403, code: 'account-blocked', title: 'The account is blocked' },
  accountMissing: { status: 403, code: 'account-missing', title: 'There is no account for this person' },
  tooManyRequests: { status: 429, code: 'too-many-requests', title: 'Too many requests' },
  tokenExpired: { status: 410, code: 'token-expired', title: 'The token is not valid any more' },
  originMismatch: { status: 403, code: 'origin-mismatch', title: 'The request comes from another origin' },
  notFound: { status: 404, code: 'not-found', title: 'Nothing was found at this address' },
  communityForbidden: {
    status: 403,
    code: 'community-forbidden',
    title: 'The community is closed to this person',
  },
  communityNotFound: { status: 404, code: 'community-not-found', title: 'There is no such community' },
  catalogForbidden: { status: 403, code: 'catalog-forbidden', title: 'The catalog is closed to this person' },
  catalogEditingForbidden: {
    status: 403,
    code: 'catalog-editing-forbidden',
    title: "This person isn't allowed to make or change catalogs",
  },
  catalogNotFound: { status: 404, code: 'catalog-not-found', title: 'There is no such catalog' },
  catalogNameTaken: { status: 409, code: 'catalog-name-taken', title: 'There is a catalog of this name already' },
  catalogsFull: { status: 409, code: 'catalogs-full', title: 'There are as many catalogs as there can be' },
  communityEditingForbidden: {
    status: 403,
    code: 'community-editing-forbidden',
    title: "This person isn't allowed to make or change the community",
  },
  communityNameTaken: {
    status: 409,
    code: 'community-name-taken',
    title: 'There is a community of this name already',
  },
  communityArchivingForbidden: {
    status: 403,
    code: 'community-archiving-forbidden',
    title: "This person isn't allowed to archive the community",
  },
  communityRemovingForbidden: {
    status: 403,
    code: 'community-removing-forbidden',
    title: "This person isn't allowed to remove the community",
  },
  communityNotArchived: { status: 409, code: 'community-not-archived', title: "The community isn't archived" },
  communityArchived: { status: 409, code: 'community-archived', title: 'The community is archived' },
  joiningClosed: { status: 403, code: 'joining-closed', title: 'The community takes no new members' },
  rulesChanged: { status: 409, code: 'rules-changed', title: 'The rules have changed in the meantime' },
  requestTooEarly: {
    status: 409,
    code: 'request-too-early',
    title: 'A request was declined within the last 7 days',
  },
  membershipAssigned: {
    status: 409,
    code: 'membership-assigned',
    title: 'The organisation assigns the members',
  },
  lastModerator: { status: 409, code: 'last-moderator', title: 'Nobody else moderates the community' },
  membersForbidden: { status: 403, code: 'members-forbidden', title: 'This person does not decide who belongs' },
  membershipNotFound: { status: 404, code: 'membership-not-found', title: 'This person has not asked to join' },
  alreadyDecided: { status: 409, code: 'already-decided', title: 'Somebody has decided before' },
  userRegistryForbidden: {
    status: 403,
    code: 'user-registry-forbidden',
    title: 'The registry of people is closed to this person',
  },
  userNotFound: { status: 404, code: 'user-not-found', title: 'There is no such person' },
  groupNotFound: { status: 404, code: 'group-not-found', title: 'There is no such group' },
  postNotFound: { status: 404, code: 'post-not-found', title: 'There is no such post' },
  commentNotFound: { status: 404, code: 'comment-not-found', title: 'There is no such comment' },
  commentForbidden: { status: 403, code: 'comment-forbidden', title: "The comment is another person's" },
  commentsClosed: { status: 403, code: 'comments-closed', title: 'The conversation below this post is closed' },
  attachmentNotFound: { status: 404, code: 'attachment-not-found', title: 'There is no such attachment' },
  attachmentsForbidden: {
    status: 403,
    code: 'attachments-forbidden',
    title: 'The files of this post are closed to changes by this person',
  },
  occConflict: { status: 409, code: 'occ-conflict', title: 'The files of the post have changed in the meantime' },
  postingForbidden: {
    status: 403,
    code: 'posting-forbidden',
    title: "This person isn't allowed to write posts in the community",
  },
  copyingForbidden: { status: 403, code: 'copying-forbidden', title: "This person isn't allowed to copy the post" },
  editingForbidden: { status: 403, code: 'editing-forbidden', title: "This person isn't allowed to change the post" },
  archivingForbidden: {
    status: 403,
    code: 'archiving-forbidden',
    title: "This person isn't allowed to archive the post",
  },
  removingForbidden: { status: 403, code: 'removing-forbidden', title: "This person isn't allowed to remove the post" },
  planningForbidden: { status: 403, code: 'planning-forbidden', title: "This person isn't allowed to plan the post" },
  relatingForbidden: {
    status: 403,
    code: 'relating-forbidden',
    title: "This person isn't allowed to relate the post",
  },
  relationNotFound: { status: 404, code: 'relation-not-found', title: 'There is no such relation' },
  relationExists: { status: 409, code: 'relation-exists', title: 'The posts are related in this way already' },
  relationItself: { status: 409, code: 'relation-itself', title: 'A post cannot be related to itself' },
  relationCycle: {
    status: 409,
    code: 'relation-cycle',
    title: 'The posts would replace or continue each other',
  },
  revisionNotFound: { status: 404, code: 'revision-not-found', title: 'There is no such revision of the post' },
  acknowledgementClosed: {
    status: 409,
    code: 'acknowledgement-closed',
    title: 'Nothing is to be acknowledged here',
  },
  revisionOutdated: { status: 409, code: 'revision-outdated', title: 'A newer revision has to be known' },
  acknowledgementsForbidden: {
    status: 403,
    code: 'acknowledgements-forbidden',
    title: "This person isn't allowed to see who has acknowledged",
  },
  reminderTooEarly: {
    status: 409,
    code: 'reminder-too-early',
    title: 'A reminder was sent within the last 24 hours',
  },
  collectionNotFound: { status: 404, code: 'collection-not-found', title: 'There is no such collection' },
  collectionForbidden: {
    status: 403,
    code: 'collection-forbidden',
    title: 'This person may not change the collection',
  },
  collectionNameTaken: {
    status: 409,
    code: 'collection-name-taken',
    title: 'There is a collection of this name already',
  },
  collectionFull: {
    status: 409,
    code: 'collection-full',
    title: 'The collection holds as many posts as it can',
  },
  collectionsFull: {
    status: 409,
    code: 'collections-full',
    title: 'The person keeps as many collections as they can',
  },
  draftNotFound: { status: 404, code: 'draft-not-found', title: 'This person has no draft of the post' },
  imageNotFound: { status: 404, code: 'image-not-found', title: 'The post has no such picture' },
  draftConflict: { status: 409, code: 'draft-conflict', title: 'The draft was saved elsewhere in the meantime' },
  draftIncomplete: { status: 422, code: 'draft-incomplete', title: 'The draft cannot be published as it is' },
  alreadyPublished: { status: 409, code: 'already-published', title: 'The post is published' },
  uploadIncomplete: { status: 409, code: 'upload-incomplete', title: 'Bytes of a file are still missing' },
  uploadSessionNotFound: { status: 404, code: 'upload-session-not-found', title: 'There is no such upload session' },
  rangeMismatch: {
    status: 409,
    code: 'upload-range-mismatch',
    title: 'The stretch does not begin where the file ends so far',
  },
  rangeTooLarge: {
    status: 413,
    code: 'upload-range-too-large',
    title: 'The stretch carries more bytes than the session allows',
  },
  hashtagNotFound: { status: 404, code: 'hashtag-not-found', title: 'There is no such hashtag' },
  hashtagDeleted: { status: 409, code: 'hashtag-deleted', title: 'The hashtag is deleted' },
  hashtagsDisabled: { status: 409, code: 'hashtags-disabled', title: 'The community has switched its hashtags off' },
  tableNotFound: { status: 404, code: 'table-not-found', title: 'There is no such table' },
  cannotFollowOneself: { status: 409, code: 'cannot-follow-oneself', title: 'Nobody can follow themselves' },
  userDeleted: { status: 409, code: 'user-deleted', title: 'The account does not exist any more' },
  assistantForbidden: {
    status: 403,
    code: 'assistant-forbidden',
    title: 'The assistant is not available to this person',
  },
  aiMessageNotFound: { status: 404, code: 'ai-message-not-found', title: 'There is no such answer' },
  aiSessionExpired: {
    status: 409,
    code: 'ai-session-expired',
    title: 'The conversation with the assistant has expired',
  },
  aiCannotAccessInfo: {
    status: 422,
    code: 'ai-cannot-access-info',
    title: 'The assistant may not look at what the question asks for',
  },
  aiTooManyRequests: { status: 429, code: 'ai-too-many-requests', title: 'Too many questions in a short time' },
  transitionForbidden: { status: 403, code: 'transition-forbidden', title: 'This person may not run the transition' },
  workflowForbidden: { status: 403, code: 'workflow-forbidden', title: 'The workflow is closed to this person' },
  workflowNotFound: { status: 404, code: 'workflow-not-found', title: 'There is no such workflow' },
  transitionNotFound: { status: 404, code: 'transition-not-found', title: 'There is no such transition' },
  recordNotFound: { status: 404, code: 'record-not-found', title: 'There is no such record' },
  stateChanged: { status: 409, code: 'state-changed', title: 'The post has moved on in the meantime' },
  postLocked: { status: 409, code: 'post-locked', title: 'Another person is editing the post' },
  fourEyes: { status: 409, code: 'four-eyes', title: 'The author may not take this step' },
  postArchived: { status: 409, code: 'post-archived', title: 'The post is archived' },
  requiredFieldMissing: { status: 422, code: 'required-field-missing', title: 'The request was not accepted' },
  undoExpired: { status: 409, code: 'undo-expired', title: 'The transition cannot be taken back any more' },
  undoSuperseded: { status: 409, code: 'undo-superseded', title: 'The post has moved on in the meantime' },
  recordClosed: { status: 409, code: 'record-closed', title: 'The record is closed' },
  tasksOpen: { status: 409, code: 'tasks-open', title: 'A task of the post must be closed first' },
  taskNotFound: { status: 404, code: 'task-not-found', title: 'There is no such task' },
  taskForbidden: {
    status: 403,
    code: 'task-forbidden',
    title: "This person isn't allowed to do this with the task",
  },
  taskClosed: { status: 409, code: 'task-closed', title: 'The task is closed' },
  subActivityNotFound: { status: 404, code: 'sub-activity-not-found', title: 'There is no such sub-activity' },
  subActivitiesFull: {
    status: 409,
    code: 'sub-activities-full',
    title: 'The post has as many sub-activities as it can',
  },
  taskTaken: { status: 409, code: 'task-taken', title: 'Another person has taken the task' },
  feedbackForbidden: {
    status: 403,
    code: 'feedback-forbidden',
    title: "This person isn't allowed to do this with the feedback",
  },
  feedbackRequestNotFound: {
    status: 404,
    code: 'feedback-request-not-found',
    title: 'There is no such request for feedback',
  },
  feedbackTaskNotFound: { status: 404, code: 'feedback-task-not-found', title: 'There is no such feedback task' },
  alreadySubmitted: { status: 409, code: 'already-submitted', title: 'The answer was submitted already' },
  feedbackClosed: { status: 409, code: 'feedback-closed', title: 'The request for feedback is closed' },
  eventNotFound: { status: 404, code: 'event-not-found', title: 'The post has no event' },
  invitationNotFound: { status: 404, code: 'invitation-not-found', title: 'There is no such invitation' },
  invitingForbidden: { status: 403, code: 'inviting-forbidden', title: 'This person may not invite to the event' },
  notInvited: { status: 403, code: 'not-invited', title: 'This person is not invited' },
  eventOver: { status: 409, code: 'event-over', title: 'The event is over' },
  responsesClosed: { status: 409, code: 'responses-closed', title: 'Answers are closed' },
  queryEmpty: { status: 422, code: 'query-empty', title: 'There is nothing to search for' },
  queryTooLong: { status: 422, code: 'query-too-long', title: 'The query is too long' },
  tooManyWords: { status: 422, code: 'too-many-words', title: 'The query has too many words' },
  selectionEmpty: { status: 422, code: 'selection-empty', title: 'There is no post to check' },
  tooManyPosts: { status: 422, code: 'too-many-posts', title: 'There are too many posts' },
  preflightNotFound: { status: 404, code: 'preflight-not-found', title: 'There is no such check' },
  preflightExpired: { status: 409, code: 'preflight-expired', title: 'The check has expired' },
  bulkNotFound: { status: 404, code: 'bulk-operation-not-found', title: 'There is no such operation' },
  bulkRunning: { status: 409, code: 'bulk-operation-running', title: 'Another operation is still running' },
  bulkFinished: { status: 409, code: 'bulk-operation-finished', title: 'The operation had finished before' },
  bulkInProgress: { status: 409, code: 'bulk-operation-in-progress', title: 'The operation is still running' },
} satisfies Record<string, Refused>

/** Thrown by a handler to answer with a problem. */
export class Refusal extends Error {
  readonly refused: Refused
  /** Seconds after which the same request makes sense again. */
  readonly retryAfter: number | undefined

  constructor(refused: Refused, { retryAfter }: { retryAfter?: number } = {}) {
    super(refused.title)
    this.name = 'Refusal'
    this.refused = refused
    this.retryAfter = retryAfter
  }
}

/** A request that breaks a rule: what is wrong at which pointer. */
export function invalid(pointer: string, code: string, message: string, problemCode = 'validation-failed'): Refusal {
  return new Refusal({
    status: 422,
    code: problemCode,
    title: 'The request was not accepted',
    errors: [{ pointer, code, message }],
  })
}

/** The value, or the refusal where there is none. */
export function found<Value>(value: Value | undefined | null, refused: Refused): Value {
  if (value === undefined || value === null) throw new Refusal(refused)
  return value
}

/** Goes on where a person may, and refuses where not. */
export function allowed(may: boolean, refused: Refused): void {
  if (!may) throw new Refusal(refused)
}

/** A refusal as the answer to its request. */
export function toResponse({ refused, retryAfter }: Refusal, request: Request): Response {
  const requestId = request.headers.get(requestIdHeader) ?? undefined
  return problemResponse(
    { ...refused, requestId },
    retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
  )
}
