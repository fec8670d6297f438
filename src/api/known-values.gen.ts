/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */

/** What the contract names for Subscription.kind; a server may send further values. */
export const subscriptionKinds = ['summary'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]

/** What the contract names for Subscription.frequency; a server may send further values. */
export const subscriptionFrequencys = ['off', 'daily', 'workdays', 'weekly'] as const
export type SubscriptionFrequency = (typeof subscriptionFrequencys)[number]

/** What the contract names for SessionDevice.kind; a server may send further values. */
export const sessionDeviceKinds = ['computer', 'phone', 'tablet'] as const
export type SessionDeviceKind = (typeof sessionDeviceKinds)[number]

/** What the contract names for PrivateEmail.state; a server may send further values. */
export const privateEmailStates = ['none', 'pending', 'verified'] as const
export type PrivateEmailState = (typeof privateEmailStates)[number]

/** What the contract names for ServiceState.name; a server may send further values. */
export const serviceStateNames = ['search', 'realtime', 'mail', 'files', 'assistant', 'chat'] as const
export type ServiceStateName = (typeof serviceStateNames)[number]

/** What the contract names for ServiceState.state; a server may send further values. */
export const serviceStateStates = ['ok', 'degraded', 'down'] as const
export type ServiceStateState = (typeof serviceStateStates)[number]

/** What the contract names for AuditTarget.kind; a server may send further values. */
export const auditTargetKinds = ['user', 'group'] as const
export type AuditTargetKind = (typeof auditTargetKinds)[number]

/** What the contract names for AuditChange.field; a server may send further values. */
export const auditChangeFields = ['state', 'block-until', 'members'] as const
export type AuditChangeField = (typeof auditChangeFields)[number]

/** What the contract names for AuditEntry.act; a server may send further values. */
export const auditEntryActs = ['user-block', 'user-unblock', 'group-members'] as const
export type AuditEntryAct = (typeof auditEntryActs)[number]

/** What the contract names for Availability.state; a server may send further values. */
export const availabilityStates = ['at-work', 'off-hours', 'away', 'unknown'] as const
export type AvailabilityState = (typeof availabilityStates)[number]

/** What the contract names for PersonMatch.field; a server may send further values. */
export const personMatchFields = ['skill', 'duty', 'language', 'area', 'business-unit', 'extension'] as const
export type PersonMatchField = (typeof personMatchFields)[number]

/** What the contract names for SpokenLanguage.level; a server may send further values. */
export const spokenLanguageLevels = ['basic', 'fluent', 'native'] as const
export type SpokenLanguageLevel = (typeof spokenLanguageLevels)[number]

/** What the contract names for Profile.managedFields; a server may send further values. */
export const profileManagedFields = ['role', 'contactEmail', 'phone', 'internalPhone', 'place', 'area', 'businessUnit', 'manager'] as const
export type ProfileManagedField = (typeof profileManagedFields)[number]

/** What the contract names for CustomerFeedbackSummary.kind; a server may send further values. */
export const customerFeedbackSummaryKinds = ['problem', 'idea', 'question', 'praise', 'wrong-profile-data'] as const
export type CustomerFeedbackSummaryKind = (typeof customerFeedbackSummaryKinds)[number]

/** What the contract names for CustomerFeedbackSummary.state; a server may send further values. */
export const customerFeedbackSummaryStates = ['received', 'in-review', 'planned', 'answered', 'closed'] as const
export type CustomerFeedbackSummaryState = (typeof customerFeedbackSummaryStates)[number]

/** What the contract names for RegistryUser.state; a server may send further values. */
export const registryUserStates = ['invited', 'active', 'blocked', 'deleting', 'deleted'] as const
export type RegistryUserState = (typeof registryUserStates)[number]

/** What the contract names for RegistryUser.source; a server may send further values. */
export const registryUserSources = ['manual', 'import', 'directory'] as const
export type RegistryUserSource = (typeof registryUserSources)[number]

/** What the contract names for RegistryUser.lastSignIn; a server may send further values. */
export const registryUserLastSignIns = ['month', 'quarter', 'longer', 'never'] as const
export type RegistryUserLastSignIn = (typeof registryUserLastSignIns)[number]

/** What the contract names for RegistryUser.blockRefusal; a server may send further values. */
export const registryUserBlockRefusals = ['oneself', 'root', 'deleted'] as const
export type RegistryUserBlockRefusal = (typeof registryUserBlockRefusals)[number]

/** What the contract names for SearchHit.type; a server may send further values. */
export const searchHitTypes = ['post', 'comment', 'media', 'document'] as const
export type SearchHitType = (typeof searchHitTypes)[number]

/** What the contract names for SearchHit.matchedIn; a server may send further values. */
export const searchHitMatchedIns = ['title', 'text', 'table', 'hashtag', 'comment', 'description', 'name', 'content'] as const
export type SearchHitMatchedIn = (typeof searchHitMatchedIns)[number]

/** What the contract names for WorkflowStateMetadata.styleColor; a server may send further values. */
export const workflowStateMetadataStyleColors = ['neutral', 'info', 'success', 'warn', 'error', 'pro'] as const
export type WorkflowStateMetadataStyleColor = (typeof workflowStateMetadataStyleColors)[number]

/** What the contract names for SearchFacet.name; a server may send further values. */
export const searchFacetNames = ['community', 'person', 'status', 'has', 'hashtag', 'language', 'archive'] as const
export type SearchFacetName = (typeof searchFacetNames)[number]

/** What the contract names for DeltaReference.type; a server may send further values. */
export const deltaReferenceTypes = ['user', 'group'] as const
export type DeltaReferenceType = (typeof deltaReferenceTypes)[number]

/** What the contract names for Community.createPostRefusal; a server may send further values. */
export const communityCreatePostRefusals = ['members-only', 'community-closed', 'moderators-only', 'community-archived'] as const
export type CommunityCreatePostRefusal = (typeof communityCreatePostRefusals)[number]

/** What the contract names for Invitation.kind; a server may send further values. */
export const invitationKinds = ['guest', 'staff'] as const
export type InvitationKind = (typeof invitationKinds)[number]

/** What the contract names for Invitation.response; a server may send further values. */
export const invitationResponses = ['pending', 'accepted', 'tentative', 'declined', 'waiting'] as const
export type InvitationResponse = (typeof invitationResponses)[number]

/** What the contract names for Publication.state; a server may send further values. */
export const publicationStates = ['draft', 'scheduled', 'published', 'archived'] as const
export type PublicationState = (typeof publicationStates)[number]

/** What the contract names for Acknowledgement.state; a server may send further values. */
export const acknowledgementStates = ['pending', 'acknowledged', 'outdated'] as const
export type AcknowledgementState = (typeof acknowledgementStates)[number]

/** What the contract names for SurveyParticipation.state; a server may send further values. */
export const surveyParticipationStates = ['none', 'begun', 'answered'] as const
export type SurveyParticipationState = (typeof surveyParticipationStates)[number]

/** What the contract names for PostSurvey.state; a server may send further values. */
export const postSurveyStates = ['scheduled', 'open', 'closed'] as const
export type PostSurveyState = (typeof postSurveyStates)[number]

/** What the contract names for PostSurvey.results; a server may send further values. */
export const postSurveyResultss = ['managers', 'answered', 'readers'] as const
export type PostSurveyResults = (typeof postSurveyResultss)[number]

/** What the contract names for PostSurvey.resultsFrom; a server may send further values. */
export const postSurveyResultsFroms = ['open', 'closed'] as const
export type PostSurveyResultsFrom = (typeof postSurveyResultsFroms)[number]

/** What the contract names for WidgetSettings.look; a server may send further values. */
export const widgetSettingsLooks = ['cards', 'list'] as const
export type WidgetSettingsLook = (typeof widgetSettingsLooks)[number]

/** What the contract names for WidgetSettings.tone; a server may send further values. */
export const widgetSettingsTones = ['neutral', 'info', 'success', 'warn'] as const
export type WidgetSettingsTone = (typeof widgetSettingsTones)[number]

/** What the contract names for HomeLink.icon; a server may send further values. */
export const homeLinkIcons = ['bus', 'canteen', 'document', 'help', 'key', 'learning', 'medical', 'phone', 'tool', 'travel'] as const
export type HomeLinkIcon = (typeof homeLinkIcons)[number]

/** What the contract names for HomeFigure.kind; a server may send further values. */
export const homeFigureKinds = ['manual', 'days-since', 'days-until', 'measure'] as const
export type HomeFigureKind = (typeof homeFigureKinds)[number]

/** What the contract names for Widget.kind; a server may send further values. */
export const widgetKinds = [
  'hero',
  'text',
  'news',
  'pinned',
  'todo',
  'events',
  'survey',
  'figures',
  'links',
  'search',
  'people',
  'communities',
  'track',
] as const
export type WidgetKind = (typeof widgetKinds)[number]

/** What the contract names for HomeSection.layout; a server may send further values. */
export const homeSectionLayouts = ['full', 'halves', 'thirds', 'main-aside', 'aside-main'] as const
export type HomeSectionLayout = (typeof homeSectionLayouts)[number]

/** What the contract names for HomeSection.narrowOrder; a server may send further values. */
export const homeSectionNarrowOrders = ['as-is', 'aside-first'] as const
export type HomeSectionNarrowOrder = (typeof homeSectionNarrowOrders)[number]

/** What the contract names for TaskClosing.outcome; a server may send further values. */
export const taskClosingOutcomes = ['done', 'not-needed'] as const
export type TaskClosingOutcome = (typeof taskClosingOutcomes)[number]

/** What the contract names for TaskSummary.kind; a server may send further values. */
export const taskSummaryKinds = ['task', 'feedback'] as const
export type TaskSummaryKind = (typeof taskSummaryKinds)[number]

/** What the contract names for WaitingItem.kind; a server may send further values. */
export const waitingItemKinds = ['decision', 'acknowledgement', 'answer', 'invitation', 'task', 'failed-schedule'] as const
export type WaitingItemKind = (typeof waitingItemKinds)[number]

/** What the contract names for NewPost.copyParts; a server may send further values. */
export const newPostCopyParts = ['text', 'images', 'attachments', 'event', 'data', 'visibility', 'questions'] as const
export type NewPostCopyPart = (typeof newPostCopyParts)[number]

/** What the contract names for PostDataFields.priority; a server may send further values. */
export const postDataFieldsPrioritys = ['low', 'normal', 'high', 'urgent'] as const
export type PostDataFieldsPriority = (typeof postDataFieldsPrioritys)[number]

/** What the contract names for TableColumn.type; a server may send further values. */
export const tableColumnTypes = ['text', 'number', 'date', 'boolean'] as const
export type TableColumnType = (typeof tableColumnTypes)[number]

/** What the contract names for DraftProblem.code; a server may send further values. */
export const draftProblemCodes = [
  'title-missing',
  'title-too-long',
  'content-missing',
  'content-too-long',
  'image-without-description',
  'cannot-read',
  'statement-missing',
  'event-end-before-start',
  'event-past',
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

/** What the contract names for Inviting.kind; a server may send further values. */
export const invitingKinds = ['guest', 'staff'] as const
export type InvitingKind = (typeof invitingKinds)[number]

/** What the contract names for InvitationAnswer.response; a server may send further values. */
export const invitationAnswerResponses = ['accepted', 'tentative', 'declined'] as const
export type InvitationAnswerResponse = (typeof invitationAnswerResponses)[number]

/** What the contract names for InvitationChange.kind; a server may send further values. */
export const invitationChangeKinds = ['guest', 'staff'] as const
export type InvitationChangeKind = (typeof invitationChangeKinds)[number]

/** What the contract names for InvitationChange.response; a server may send further values. */
export const invitationChangeResponses = ['pending', 'accepted', 'tentative', 'declined'] as const
export type InvitationChangeResponse = (typeof invitationChangeResponses)[number]

/** What the contract names for QuestionCondition.is; a server may send further values. */
export const questionConditionIss = ['answered', 'not-answered', 'equal', 'not-equal', 'at-least', 'at-most'] as const
export type QuestionConditionIs = (typeof questionConditionIss)[number]

/** What the contract names for Question.kind; a server may send further values. */
export const questionKinds = [
  'section',
  'yes-no',
  'date',
  'text',
  'single-choice',
  'multiple-choice',
  'scale',
  'number',
  'measurement',
  'ranking',
  'matrix',
  'check',
  'photo',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What the contract names for QuestionChange.kind; a server may send further values. */
export const questionChangeKinds = ['added', 'removed', 'worded', 'new-series'] as const
export type QuestionChangeKind = (typeof questionChangeKinds)[number]

/** What the contract names for AnswerSet.state; a server may send further values. */
export const answerSetStates = ['none', 'begun', 'sent', 'changed'] as const
export type AnswerSetState = (typeof answerSetStates)[number]

/** What the contract names for ParticipatingPerson.state; a server may send further values. */
export const participatingPersonStates = ['none', 'begun', 'answered'] as const
export type ParticipatingPersonState = (typeof participatingPersonStates)[number]

/** What the contract names for ToAnswerItem.kind; a server may send further values. */
export const toAnswerItemKinds = ['survey', 'run'] as const
export type ToAnswerItemKind = (typeof toAnswerItemKinds)[number]

/** What the contract names for PostRevisionSummary.changed; a server may send further values. */
export const postRevisionSummaryChangeds = ['title', 'content', 'images', 'event'] as const
export type PostRevisionSummaryChanged = (typeof postRevisionSummaryChangeds)[number]

/** What the contract names for Relation.kind; a server may send further values. */
export const relationKinds = ['related', 'continues', 'replaces', 'copied-from'] as const
export type RelationKind = (typeof relationKinds)[number]

/** What the contract names for Relation.direction; a server may send further values. */
export const relationDirections = ['outgoing', 'incoming'] as const
export type RelationDirection = (typeof relationDirections)[number]

/** What the contract names for PostGrant.role; a server may send further values. */
export const postGrantRoles = ['read', 'plan', 'edit'] as const
export type PostGrantRole = (typeof postGrantRoles)[number]

/** What the contract names for PostGrant.source; a server may send further values. */
export const postGrantSources = ['author', 'moderator', 'assignee', 'invitation', 'grant'] as const
export type PostGrantSource = (typeof postGrantSources)[number]

/** What the contract names for PostVisibility.scope; a server may send further values. */
export const postVisibilityScopes = ['community', 'selected'] as const
export type PostVisibilityScope = (typeof postVisibilityScopes)[number]

/** What the contract names for NewPostGrant.role; a server may send further values. */
export const newPostGrantRoles = ['read', 'edit'] as const
export type NewPostGrantRole = (typeof newPostGrantRoles)[number]

/** What the contract names for PostVisibilityChange.scope; a server may send further values. */
export const postVisibilityChangeScopes = ['community', 'selected'] as const
export type PostVisibilityChangeScope = (typeof postVisibilityChangeScopes)[number]

/** What the contract names for PostReader.reasons; a server may send further values. */
export const postReaderReasons = [
  'author',
  'moderator',
  'assignee',
  'granted',
  'community-member',
  'community-open',
  'not-member',
  'not-selected',
  'account-blocked',
  'account-deleted',
  'not-published',
] as const
export type PostReaderReason = (typeof postReaderReasons)[number]

/** What the contract names for NotificationCell.locked; a server may send further values. */
export const notificationCellLockeds = ['organisation', 'asked'] as const
export type NotificationCellLocked = (typeof notificationCellLockeds)[number]

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

/** What the contract names for StateMove.direction; a server may send further values. */
export const stateMoveDirections = ['forward', 'back'] as const
export type StateMoveDirection = (typeof stateMoveDirections)[number]

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

/** What the contract names for TaskEvent.kind; a server may send further values. */
export const taskEventKinds = ['created', 'copied', 'edited', 'assigned', 'taken', 'released', 'moved', 'closed', 'reopened', 'reminded'] as const
export type TaskEventKind = (typeof taskEventKinds)[number]

/** What the contract names for TaskEvent.fields; a server may send further values. */
export const taskEventFields = ['title', 'description', 'expiration', 'remindBefore', 'priority'] as const
export type TaskEventField = (typeof taskEventFields)[number]

/** What the contract names for TaskEvent.outcome; a server may send further values. */
export const taskEventOutcomes = ['done', 'not-needed'] as const
export type TaskEventOutcome = (typeof taskEventOutcomes)[number]

/** What the contract names for FeedbackTask.state; a server may send further values. */
export const feedbackTaskStates = ['requested', 'draft', 'submitted', 'returned', 'accepted', 'withdrawn'] as const
export type FeedbackTaskState = (typeof feedbackTaskStates)[number]

/** What the contract names for AiNoteFailure.code; a server may send further values. */
export const aiNoteFailureCodes = ['no-speech', 'audio-unreadable', 'language-unsupported', 'too-long', 'text-empty', 'service-failed'] as const
export type AiNoteFailureCode = (typeof aiNoteFailureCodes)[number]

/** What the contract names for AiNoteFailure.step; a server may send further values. */
export const aiNoteFailureSteps = ['uploading', 'transcribing', 'summarising'] as const
export type AiNoteFailureStep = (typeof aiNoteFailureSteps)[number]

/** What the contract names for NoteAudio.state; a server may send further values. */
export const noteAudioStates = ['none', 'kept', 'deleted'] as const
export type NoteAudioState = (typeof noteAudioStates)[number]

/** What the contract names for NoteReview.state; a server may send further values. */
export const noteReviewStates = ['unchecked', 'checked', 'changed-since'] as const
export type NoteReviewState = (typeof noteReviewStates)[number]

/** What the contract names for AiNoteSummary.kind; a server may send further values. */
export const aiNoteSummaryKinds = ['meeting', 'round', 'memo'] as const
export type AiNoteSummaryKind = (typeof aiNoteSummaryKinds)[number]

/** What the contract names for AiNoteSummary.source; a server may send further values. */
export const aiNoteSummarySources = ['recording', 'file', 'text'] as const
export type AiNoteSummarySource = (typeof aiNoteSummarySources)[number]

/** What the contract names for AiNoteSummary.state; a server may send further values. */
export const aiNoteSummaryStates = ['uploading', 'transcribing', 'summarising', 'ready', 'failed'] as const
export type AiNoteSummaryState = (typeof aiNoteSummaryStates)[number]

/** What the contract names for AiNoteSummary.level; a server may send further values. */
export const aiNoteSummaryLevels = ['owner', 'edit', 'transcript', 'summary'] as const
export type AiNoteSummaryLevel = (typeof aiNoteSummaryLevels)[number]

/** What the contract names for NoteConsent.method; a server may send further values. */
export const noteConsentMethods = ['announced', 'written', 'only-me', 'not-needed'] as const
export type NoteConsentMethod = (typeof noteConsentMethods)[number]

/** What the contract names for SummaryItem.origin; a server may send further values. */
export const summaryItemOrigins = ['ai', 'edited', 'person'] as const
export type SummaryItemOrigin = (typeof summaryItemOrigins)[number]

/** What the contract names for SummaryItem.support; a server may send further values. */
export const summaryItemSupports = ['stated', 'inferred', 'none'] as const
export type SummaryItemSupport = (typeof summaryItemSupports)[number]

/** What the contract names for SummarySection.kind; a server may send further values. */
export const summarySectionKinds = ['overview', 'decisions', 'findings', 'topics', 'questions'] as const
export type SummarySectionKind = (typeof summarySectionKinds)[number]

/** What the contract names for ActionResult.type; a server may send further values. */
export const actionResultTypes = ['task'] as const
export type ActionResultType = (typeof actionResultTypes)[number]

/** What the contract names for ActionItem.state; a server may send further values. */
export const actionItemStates = ['proposed', 'accepted', 'dismissed'] as const
export type ActionItemState = (typeof actionItemStates)[number]

/** What the contract names for ActionItem.origin; a server may send further values. */
export const actionItemOrigins = ['ai', 'edited', 'person'] as const
export type ActionItemOrigin = (typeof actionItemOrigins)[number]

/** What the contract names for NoteGap.reason; a server may send further values. */
export const noteGapReasons = ['paused', 'microphone-lost', 'silenced', 'slept', 'crashed'] as const
export type NoteGapReason = (typeof noteGapReasons)[number]

/** What the contract names for TranscriptSegment.confidence; a server may send further values. */
export const transcriptSegmentConfidences = ['low', 'normal'] as const
export type TranscriptSegmentConfidence = (typeof transcriptSegmentConfidences)[number]

/** What the contract names for NoteGrant.level; a server may send further values. */
export const noteGrantLevels = ['summary', 'transcript', 'edit'] as const
export type NoteGrantLevel = (typeof noteGrantLevels)[number]

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
