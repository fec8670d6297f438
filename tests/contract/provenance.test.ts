import { describe, expect, it } from 'vitest'
import { readEventSchemas } from '../../scripts/contract/event-schemas.ts'
import { contract, operations } from './support/contract.ts'
import { fieldsOf, namesReachedFrom, objectSchemas } from './support/provenance.ts'
import { shown } from './support/shown-fields.ts'

/**
 * What we added to those shapes, or where we had to choose what a field that is only spoken of is called or looks like.
 */
const added = [
  'AiAttachmentData.id',
  'AiAttachmentData.page',
  'AiReferencePost.community',
  'AttachmentSaveBatch.occToken',
  'BulkOperation.finishedAt',
  'BulkOperation.leftOut',
  'BulkOperation.note',
  'BulkOperation.preflightId',
  'BulkOperation.retryable',
  'BulkOperation.startedAt',
  'BulkOperation.state',
  'BulkOperation.targetState',
  'CarouselConfig.doneButtonColor',
  'CarouselConfig.doneButtonName',
  'CarouselConfig.dotColor',
  'CarouselConfig.nextButtonColor',
  'CarouselConfig.nextButtonName',
  'CarouselConfig.skipButtonColor',
  'CarouselConfig.skipButtonName',
  'CurrentUser.languageCode',
  'CurrentUser.timeZone',
  'Environment.customer',
  'Environment.languages',
  'ExternalLink.iconUrl',
  'ExternalLink.id',
  'ExternalLink.licence',
  'ExternalLink.name',
  'ExternalLink.url',
  'Group.name',
  'GroupMembersPage.members',
  'Hashtag.communityHashtagsDisabled',
  'Home.current',
  'InstalledFeatures.aiAssistant',
  'NavigationCounts.drafts',
  'NavigationCounts.mentions',
  'NavigationCounts.waiting',
  'Notification.typeId',
  'NotificationCommunity.id',
  'NotificationPost.id',
  'NotificationPost.removed',
  'NotificationPost.title',
  'NotificationTask.deleted',
  'NotificationTask.id',
  'NotificationTask.title',
  'NotificationsStream.nextPageToken',
  'OrganisationUnit.id',
  'Post.canAddAttachments',
  'PostDataChanges.assignee',
  'PostEvent.cancelled',
  'PostEvent.capacity',
  'PostEvent.counts',
  'PostEvent.endAt',
  'PostEvent.joinUrl',
  'PostEvent.myInvitation',
  'PostEvent.openToReaders',
  'PostEvent.place',
  'PostEvent.respondBy',
  'TableInfo.data',
  'UploadSessionRequest.communityId',
  'UploadSessionRequest.purpose',
  'WorkflowState.id',
  'ZonedDateTime.timeZone',
]

/** Shapes that the specification knows by name only, or not at all although one of its calls or shapes needs them. */
const inferredWhole = [
  'Acknowledgement',
  'AcknowledgementReminder',
  'AcknowledgementSummary',
  'Acknowledging',
  'AssigneeGroup',
  'AssigneeUser',
  'Attachment',
  'AttachmentSummary',
  'AttachmentUpdate',
  'AttachmentVersion',
  'BuildInfo',
  'BulkFailureReason',
  'BulkLeftOutPost',
  'BulkOperationPage',
  'BulkOperationPost',
  'BulkOperationSummary',
  'BulkPreflight',
  'Catalog',
  'CatalogChange',
  'CatalogFields',
  'ChatRoute',
  'ChatVisibility',
  'Collection',
  'CollectionChange',
  'CollectionFields',
  'CollectionMove',
  'Comment',
  'CommentChange',
  'Community',
  'CommunityAccess',
  'CommunityArchiving',
  'CommunityCover',
  'CommunityDetails',
  'CommunityFields',
  'CommunityFile',
  'CommunitySummary',
  'Customer',
  'Draft',
  'DraftContent',
  'DraftFields',
  'DraftMedia',
  'DraftProblem',
  'FeedPosition',
  'FeedPositionChange',
  'FeedPositionSaved',
  'FeedbackDraft',
  'FeedbackReminder',
  'FeedbackRequest',
  'FeedbackRequestChange',
  'FeedbackTask',
  'FocalPoint',
  'Invitation',
  'InvitationAnswer',
  'InvitationChange',
  'InvitationCounts',
  'Inviting',
  'LinkTarget',
  'MemberInviting',
  'Membership',
  'NewAttachment',
  'NewFeedbackRequest',
  'NewPost',
  'NewPostImage',
  'NewTable',
  'NotificationWorkspace',
  'Post',
  'PostAcknowledgement',
  'PostAcknowledging',
  'PostCollecting',
  'PostData',
  'PostDataChange',
  'PostDataFields',
  'PostFeedback',
  'PostGrant',
  'PostImage',
  'PostImageChange',
  'PostInWorkflow',
  'PostInviting',
  'PostLiking',
  'PostNarrowing',
  'PostPlanning',
  'PostReader',
  'PostRef',
  'PostRelating',
  'PostRevision',
  'PostRevisionSummary',
  'PostSubActivities',
  'PostSummary',
  'PostTables',
  'PostTasks',
  'PostVisibility',
  'PostWriting',
  'Publication',
  'Publishing',
  'RealtimeOptions',
  'Relation',
  'RuntimeConfiguration',
  'SubActivity',
  'SubjectCandidate',
  'TableColumn',
  'TableData',
  'TableSummary',
  'Task',
  'TaskStep',
  'TaskSummary',
  'ThemeMode',
  'Workflow',
]

const schemas = objectSchemas()

const markedFields = Object.entries(schemas).flatMap(([name, schema]) =>
  Object.entries(fieldsOf(schema))
    .filter(([, field]) => field['x-field-provenance'] === 'inferred')
    .map(([field, part]) => ({ field: `${name}.${field}`, reason: part['x-field-provenance-reason'] })),
)
const markedSchemas = Object.entries(schemas)
  .filter(([, schema]) => schema['x-provenance'] === 'inferred')
  .map(([name, schema]) => ({ name, reason: schema['x-provenance-reason'] }))

describe('where the fields come from', () => {
  it.each(Object.entries(shown))('%s holds what the specification shows, and marks the rest', (name, fields) => {
    const schema = schemas[name]
    if (!schema) throw new Error(`There is no shape called ${name}`)
    const unmarked = Object.entries(fieldsOf(schema)).filter(([, field]) => field['x-field-provenance'] === undefined)
    expect(unmarked.map(([field]) => field).sort()).toEqual([...fields].sort())
  })

  it('the fields that we added are these', () => {
    expect(markedFields.map(({ field }) => field).sort()).toEqual(added)
  })

  it('the shapes that we made up are these', () => {
    expect(markedSchemas.map(({ name }) => name).sort()).toEqual(inferredWhole)
  })

  it('each of them gives its reason in one sentence', () => {
    for (const { field, reason } of markedFields) expect(reason, field).toMatch(/^[A-Z][^.]{20,}\.$/)
    for (const { name, reason } of markedSchemas) expect(reason, name).toMatch(/^[A-Z][^.]{20,}\.$/)
  })

  it('no shape of a specified call is left out: it is shown or made up', () => {
    const specified = operations.filter(({ operation }) => operation['x-provenance'] === 'specified')
    const reached = namesReachedFrom(specified.map(({ operation, item }) => ({ operation, shared: item.parameters })))
    const silent = reached.filter(
      (name) => name in schemas && !(name in shown) && !inferredWhole.includes(name) && !/^Problem/.test(name),
    )
    expect(silent).toEqual([])
  })

  it('no shape within a shown one is left out either', () => {
    const roots = Object.keys(shown).flatMap((name) => contract.components.schemas?.[name] ?? [])
    const silent = namesReachedFrom(roots).filter(
      (name) => name in schemas && !(name in shown) && !inferredWhole.includes(name) && !/^Delta/.test(name),
    )
    expect(silent).toEqual([])
  })

  it('a schema under openapi/events says as a whole where it comes from', () => {
    for (const { file, schema } of readEventSchemas()) {
      expect(['specified', 'inferred'], file).toContain(schema['x-provenance'])
    }
  })
})
