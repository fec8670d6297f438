/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */

/** What the contract names for PersonMatch.field; a server may send further values. */
export const personMatchFields = ['caption', 'role', 'place', 'area', 'business-unit', 'internal-phone'] as const
export type PersonMatchField = (typeof personMatchFields)[number]

/** What the contract names for DeltaReference.type; a server may send further values. */
export const deltaReferenceTypes = ['user', 'group'] as const
export type DeltaReferenceType = (typeof deltaReferenceTypes)[number]

/** What the contract names for WorkflowStateMetadata.styleColor; a server may send further values. */
export const workflowStateMetadataStyleColors = ['neutral', 'info', 'success', 'warn', 'error', 'pro'] as const
export type WorkflowStateMetadataStyleColor = (typeof workflowStateMetadataStyleColors)[number]

/** What the contract names for Invitation.kind; a server may send further values. */
export const invitationKinds = ['guest', 'staff'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** What the contract names for Invitation.response; a server may send further values. */
export const invitationResponses = ['pending', 'accepted', 'tentative', 'declined', 'waiting'] as const
export type InvitationResponse = (typeof invitationResponses)[number]

/** What the contract names for Publication.state; a server may send further values. */
export const publicationStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type PublicationState = (typeof publicationStates)[number]

/** What the contract names for TaskState.kind; a server may send further values. */
export const taskStateKinds = ['open', 'in-progress', 'done'] as const
export type TaskStateKind = (typeof taskStateKinds)[number]

/** What the contract names for TaskClosing.outcome; a server may send further values. */
export const taskClosingOutcomes = ['done', 'not-needed'] as const
export type TaskClosingOutcome = (typeof taskClosingOutcomes)[number]

/** What the contract names for TaskSummary.kind; a server may send further values. */
export const taskSummaryKinds = ['task', 'feedback'] as const
export type TaskSummaryKind = (typeof taskSummaryKinds)[number]

/** What the contract names for WaitingItem.kind; a server may send further values. */
export const waitingItemKinds = ['decision', 'acknowledgement', 'invitation', 'task', 'failed-schedule'] as const
export type WaitingItemKind = (typeof waitingItemKinds)[number]

/** What the contract names for SearchFind.type; a server may send further values. */
export const searchFindTypes = ['post', 'comment', 'media', 'document'] as const
export type SearchFindType = (typeof searchFindTypes)[number]

/** What the contract names for SearchFind.matchedIn; a server may send further values. */
export const searchFindMatchedIns = ['title', 'text', 'table', 'hashtag', 'comment', 'name', 'content'] as const
export type SearchFindMatchedIn = (typeof searchFindMatchedIns)[number]

/** What the contract names for SearchFacet.name; a server may send further values. */
export const searchFacetNames = ['in', 'by', 'state', 'has', 'tag', 'lang'] as const
export type SearchFacetName = (typeof searchFacetNames)[number]

/** What the contract names for QuickSuggestion.kind; a server may send further values. */
export const quickSuggestionKinds = ['community', 'person', 'post', 'hashtag'] as const
export type QuickSuggestionKind = (typeof quickSuggestionKinds)[number]

/** What the contract names for NewPost.copyParts; a server may send further values. */
export const newPostCopyParts = ['text', 'images', 'attachments', 'event'] as const
export type NewPostCopyPart = (typeof newPostCopyParts)[number]

/** What the contract names for TableColumn.type; a server may send further values. */
export const tableColumnTypes = ['text', 'number', 'date', 'boolean'] as const
export type TableColumnType = (typeof tableColumnTypes)[number]

/** What the contract names for PostDataFields.priority; a server may send further values. */
export const postDataFieldsPrioritys = ['low', 'normal', 'high', 'urgent'] as const
export type PostDataFieldsPriority = (typeof postDataFieldsPrioritys)[number]

/** What the contract names for Acknowledgement.state; a server may send further values. */
export const acknowledgementStates = ['pending', 'acknowledged', 'outdated'] as const
export type AcknowledgementState = (typeof acknowledgementStates)[number]

/** What the contract names for DraftProblem.code; a server may send further values. */
export const draftProblemCodes = [
  'title-missing',
  'title-too-long',
  'content-missing',
  'content-too-long',
  'too-many-images',
  'too-many-tables',
  'image-without-description',
  'cannot-read',
] as const
export type DraftProblemCode = (typeof draftProblemCodes)[number]

/** What the contract names for DraftProblem.severity; a server may send further values. */
export const draftProblemSeveritys = ['error', 'warning'] as const
export type DraftProblemSeverity = (typeof draftProblemSeveritys)[number]

/** What the contract names for DraftSummary.state; a server may send further values. */
export const draftSummaryStates = ['draft', 'edit', 'scheduled'] as const
export type DraftSummaryState = (typeof draftSummaryStates)[number]

/** What the contract names for DraftSummary.mode; a server may send further values. */
export const draftSummaryModes = ['create', 'edit', 'copy'] as const
export type DraftSummaryMode = (typeof draftSummaryModes)[number]

/** What the contract names for Draft.mode; a server may send further values. */
export const draftModes = ['create', 'edit', 'copy'] as const
export type DraftMode = (typeof draftModes)[number]

/** What the contract names for Relation.kind; a server may send further values. */
export const relationKinds = ['related', 'continues', 'replaces', 'copied-from'] as const
export type RelationKind = (typeof relationKinds)[number]

/** What the contract names for Relation.direction; a server may send further values. */
export const relationDirections = ['outgoing', 'incoming'] as const
export type RelationDirection = (typeof relationDirections)[number]

/** What the contract names for PostRevisionSummary.changed; a server may send further values. */
export const postRevisionSummaryChangeds = ['title', 'content', 'images', 'coverImage'] as const
export type PostRevisionSummaryChanged = (typeof postRevisionSummaryChangeds)[number]

/** What the contract names for PostGrant.role; a server may send further values. */
export const postGrantRoles = ['read', 'plan', 'edit'] as const
export type PostGrantRole = (typeof postGrantRoles)[number]

/** What the contract names for PostGrant.source; a server may send further values. */
export const postGrantSources = ['author', 'moderator', 'administrator', 'assignee'] as const
export type PostGrantSource = (typeof postGrantSources)[number]

/** What the contract names for PostVisibility.scope; a server may send further values. */
export const postVisibilityScopes = ['community'] as const
export type PostVisibilityScope = (typeof postVisibilityScopes)[number]

/** What the contract names for PostReader.reasons; a server may send further values. */
export const postReaderReasons = [
  'author',
  'community-member',
  'community-open',
  'not-member',
  'account-blocked',
  'account-deleted',
  'not-published',
] as const
export type PostReaderReason = (typeof postReaderReasons)[number]

/** What the contract names for PriorityChange; a server may send further values. */
export const priorityChangeValues = ['low', 'normal', 'high', 'urgent'] as const
export type PriorityChangeValue = (typeof priorityChangeValues)[number]

/** What the contract names for Notification.typeId; a server may send further values. */
export const notificationTypeIds = [
  'attachment-add',
  'attachment-remove',
  'attachment-new-version',
  'comment',
  'comment-remove',
  'comment-mention',
  'comment-like',
  'post-comment',
  'comment-reply',
  'status-change',
  'screen-data-edit',
  'task-create',
  'task-edit',
  'task-copy',
  'task-delete',
  'task-reminder',
  'task-comment',
  'task-mention',
  'task-assign',
  'task-attachment',
  'task-reopened',
  'task-closed',
  'task-deleted',
  'event-staff-invitation',
  'feedback-task-status-change',
  'post-remove',
  'post-creation',
  'activity-assigned',
  'activity-edit',
  'post-attachments-edit',
] as const
export type NotificationTypeId = (typeof notificationTypeIds)[number]

/** What the contract names for MessageFeedback.feedbacks; a server may send further values. */
export const messageFeedbackFeedbacks = [
  'accurate',
  'complete',
  'easy-to-read',
  'good-sources',
  'wrong',
  'incomplete',
  'out-of-date',
  'off-topic',
  'poor-sources',
] as const
export type MessageFeedbackFeedback = (typeof messageFeedbackFeedbacks)[number]

/** What the contract names for WorkflowStep.kind; a server may send further values. */
export const workflowStepKinds = ['initial', 'open', 'final'] as const
export type WorkflowStepKind = (typeof workflowStepKinds)[number]

/** What the contract names for Actor.kind; a server may send further values. */
export const actorKinds = ['author', 'assignee', 'moderator', 'member', 'group', 'user'] as const
export type ActorKind = (typeof actorKinds)[number]

/** What the contract names for TransitionField.kind; a server may send further values. */
export const transitionFieldKinds = [
  'assignee',
  'expectedStartDate',
  'expectedEndDate',
  'priority',
  'text',
  'long-text',
  'number',
  'date',
  'choice',
  'checkbox',
] as const
export type TransitionFieldKind = (typeof transitionFieldKinds)[number]

/** What the contract names for Transition.direction; a server may send further values. */
export const transitionDirections = ['forward', 'back'] as const
export type TransitionDirection = (typeof transitionDirections)[number]

/** What the contract names for Transition.rules; a server may send further values. */
export const transitionRules = ['four-eyes', 'tasks-closed', 'sub-activities-closed'] as const
export type TransitionRule = (typeof transitionRules)[number]

/** What the contract names for PostStep.status; a server may send further values. */
export const postStepStatuss = ['done', 'current', 'upcoming'] as const
export type PostStepStatus = (typeof postStepStatuss)[number]

/** What the contract names for Blocker.code; a server may send further values. */
export const blockerCodes = [
  'forbidden',
  'state-changed',
  'required-field-missing',
  'post-locked',
  'transition-unavailable',
  'four-eyes',
  'tasks-open',
  'sub-activities-open',
  'post-archived',
] as const
export type BlockerCode = (typeof blockerCodes)[number]

/** What the contract names for Blocker.remedy; a server may send further values. */
export const blockerRemedys = ['fill-field', 'open-tasks', 'ask-person', 'reload', 'none'] as const
export type BlockerRemedy = (typeof blockerRemedys)[number]

/** What the contract names for SubActivity.priority; a server may send further values. */
export const subActivityPrioritys = ['low', 'normal', 'high', 'urgent'] as const
export type SubActivityPriority = (typeof subActivityPrioritys)[number]

/** What the contract names for SubActivityFields.priority; a server may send further values. */
export const subActivityFieldsPrioritys = ['low', 'normal', 'high', 'urgent'] as const
export type SubActivityFieldsPriority = (typeof subActivityFieldsPrioritys)[number]

/** What the contract names for SubActivityFields.stateId; a server may send further values. */
export const subActivityFieldsStateIds = ['sa-planned', 'sa-running', 'sa-done', 'sa-cancelled'] as const
export type SubActivityFieldsStateId = (typeof subActivityFieldsStateIds)[number]

/** What the contract names for TaskEvent.kind; a server may send further values. */
export const taskEventKinds = ['created', 'copied', 'edited', 'assigned', 'taken', 'released', 'moved', 'closed', 'reopened', 'reminded', 'files'] as const
export type TaskEventKind = (typeof taskEventKinds)[number]

/** What the contract names for TaskEvent.fields; a server may send further values. */
export const taskEventFields = ['title', 'description', 'expiration', 'remindBefore', 'priority', 'monitors', 'requiredFor'] as const
export type TaskEventField = (typeof taskEventFields)[number]

/** What the contract names for TaskEvent.outcome; a server may send further values. */
export const taskEventOutcomes = ['done', 'not-needed'] as const
export type TaskEventOutcome = (typeof taskEventOutcomes)[number]

/** What the contract names for FeedbackTask.state; a server may send further values. */
export const feedbackTaskStates = ['requested', 'draft', 'submitted', 'returned', 'accepted', 'withdrawn'] as const
export type FeedbackTaskState = (typeof feedbackTaskStates)[number]

/** What the contract names for BulkOperationSummary.state; a server may send further values. */
export const bulkOperationSummaryStates = ['in-progress', 'completed', 'completed-with-failures', 'aborted'] as const
export type BulkOperationSummaryState = (typeof bulkOperationSummaryStates)[number]

/** What the contract names for BulkFailureReason.code; a server may send further values. */
export const bulkFailureReasonCodes = ['forbidden', 'post-not-found', 'state-changed', 'required-field-missing', 'post-locked'] as const
export type BulkFailureReasonCode = (typeof bulkFailureReasonCodes)[number]

/** What the contract names for BulkOperationPost.outcome; a server may send further values. */
export const bulkOperationPostOutcomes = ['waiting', 'succeeded', 'failed', 'not-processed'] as const
export type BulkOperationPostOutcome = (typeof bulkOperationPostOutcomes)[number]

/** What the contract names for BulkOperation.state; a server may send further values. */
export const bulkOperationStates = ['in-progress', 'completed', 'completed-with-failures', 'aborted'] as const
export type BulkOperationState = (typeof bulkOperationStates)[number]

/** What the contract names for PreflightPost.verdict; a server may send further values. */
export const preflightPostVerdicts = ['ready', 'needs-value', 'blocked'] as const
export type PreflightPostVerdict = (typeof preflightPostVerdicts)[number]
