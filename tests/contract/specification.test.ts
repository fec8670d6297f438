/**
 * What the product specification fixes, row by row of its acceptance list: the calls of section 7 and the fields of
 * section 3.
 */
import { describe, expect, it } from 'vitest'
import { contract, messagesOf, operations, parametersOf } from './support/contract.ts'
import { fieldsAt, schemaNamed } from './support/fields.ts'

const communication = '/internal/v2/communication'
const updates = `${communication}/update-notifications`

interface Call {
  row: string
  call: string
  from: 'specified' | 'inferred'
  query?: string[]
  body?: string[]
  answer?: string[]
}

const calls: Call[] = [
  {
    row: 'EP-02',
    call: 'POST /internal/v2/ai/chat/rag/message',
    from: 'specified',
    body: ['question', 'sessionId', 'communityIds'],
    answer: ['answer.id', 'answer.message', 'answer.creationTimestamp', 'answer.references', 'sessionId'],
  },
  {
    row: 'EP-05',
    call: 'POST /internal/v2/ai/messages/{id}/feedback',
    from: 'specified',
    body: ['like', 'feedbacks', 'text'],
  },
  { row: 'EP-06', call: `GET ${communication}/settings/info-carousel`, from: 'specified', answer: ['config'] },
  { row: 'EP-07', call: `GET ${communication}/settings/external-links`, from: 'specified', answer: ['licence', 'url'] },
  {
    row: 'EP-08',
    call: `GET ${communication}/posts/data/hashtags/{id}/instances-count`,
    from: 'specified',
    answer: ['id', 'name', 'communityId', 'followedByMe', 'deleted', 'count'],
  },
  {
    row: 'EP-09',
    call: `GET ${communication}/posts/data/tables/{tableId}`,
    from: 'specified',
    answer: ['title', 'data'],
  },
  {
    row: 'EP-10',
    call: 'GET /core/settings/messages',
    from: 'specified',
    query: ['clientType'],
    answer: ['items.id', 'items.text'],
  },
  {
    row: 'EP-11',
    call: 'GET /internal/v3/admin/data/global/admin-capabilities',
    from: 'specified',
    answer: ['resellerAdmin', 'manageUsers'],
  },
  { row: 'EP-12', call: 'GET /core/settings/labels/{app}/{lang}', from: 'specified' },
  {
    row: 'EP-15',
    call: 'POST /core/auth/create-push-channels-client-transport',
    from: 'specified',
    answer: ['clientTransport.transportParams.realtimeOptions', 'clientTransport.transportParams.authToken'],
  },
  {
    row: 'EP-16',
    call: `GET ${updates}/user-notifications-channel`,
    from: 'specified',
    answer: ['channelConnection.channelId', 'channelConnection.connectionParams.firebaseChannelPath'],
  },
  {
    row: 'EP-17',
    call: `GET ${updates}/notifications-stream`,
    from: 'specified',
    query: ['pageSize', 'pageToken', 'syncToken', 'onlyUnread'],
    answer: ['notifications', 'nextSyncToken'],
  },
  { row: 'EP-18', call: `GET ${updates}/unread-notifications`, from: 'specified', answer: ['count'] },
  {
    row: 'EP-19',
    call: `POST ${updates}/mark-notifications-as-read`,
    from: 'specified',
    body: ['notificationIds'],
  },
  {
    row: 'EP-20',
    call: `POST ${updates}/mark-all-notifications-as-read`,
    from: 'specified',
    body: ['lastReadNotificationId'],
  },
  { row: 'EP-25', call: `PUT ${communication}/hashtags/{hashtagId}/follow`, from: 'inferred' },
  { row: 'EP-25', call: `DELETE ${communication}/hashtags/{hashtagId}/follow`, from: 'inferred' },
  { row: 'EP-26', call: `GET ${communication}/bulk-transitions/last-unread`, from: 'inferred' },
  { row: 'EP-26', call: `POST ${communication}/bulk-transitions/{operationId}/abort`, from: 'inferred' },
  { row: 'EP-26', call: `POST ${communication}/bulk-transitions/{operationId}/mark-as-read`, from: 'inferred' },
  { row: 'EP-27', call: 'GET /core/settings/environment', from: 'inferred' },
  { row: 'EP-27', call: 'GET /core/settings/time-zones', from: 'inferred' },
  {
    row: 'EP-28',
    call: `POST ${communication}/posts/{postId}/attachments`,
    from: 'inferred',
    body: ['attachments', 'updateAttachments', 'removeAttachmentIds', 'attachmentsUploadSessionId', 'hashtags'],
    answer: ['addAttachments', 'nextOccToken'],
  },
  { row: 'EP-29', call: `POST ${communication}/posts/{postId}/touch`, from: 'inferred' },
  { row: 'EP-30', call: 'POST /core/auth/sign-out', from: 'inferred' },
]

describe('the calls of section 7', () => {
  it('EP-01: three bases, of which learning is declared only', () => {
    expect(contract['x-server-bases']).toEqual({
      auth: './api/core/auth',
      common: './api',
      learning: '../learning/api',
    })
    expect(contract).toMatchObject({ servers: [{ url: './api' }, { url: '../learning/api' }] })
  })

  it.each(calls)('$row: $call is $from', ({ call, from, query = [], body = [], answer = [] }) => {
    const asked = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call)
    if (!asked) throw new Error(`${call} is not in the contract`)
    expect(asked.operation['x-provenance']).toBe(from)

    const known = parametersOf(asked).filter((parameter) => parameter.in === 'query')
    expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(query))

    const { requests, answers } = messagesOf(asked)
    const success = answers.filter(({ status }) => status.startsWith('2'))
    const missing = (messages: typeof requests, fields: string[]) =>
      fields.filter((field) => !messages.some(({ schema }) => fieldsAt({ schema, within: contract }, field).length))
    expect(missing(requests, body)).toEqual([])
    expect(missing(success, answer)).toEqual([])
  })

  it('EP-02: the communities of a question are a list or null', () => {
    const kinds = fieldsAt(schemaNamed('RagQuestion'), 'communityIds').flatMap(({ type }) => type ?? [])
    expect(kinds).toEqual(expect.arrayContaining(['array', 'null']))
  })

  it('EP-15: takes no body', () => {
    const asked = operations.find(({ operation }) => operation.operationId === 'createPushChannelsClientTransport')
    expect(asked?.operation.requestBody).toBeUndefined()
  })

  it('EP-21: exactly five calls sit under update-notifications', () => {
    const below = Object.keys(contract.paths).filter((path) => path.startsWith(`${updates}/`))
    expect(below.map((path) => path.slice(updates.length + 1)).sort()).toEqual([
      'mark-all-notifications-as-read',
      'mark-notifications-as-read',
      'notifications-stream',
      'unread-notifications',
      'user-notifications-channel',
    ])
  })

  it('EP-31: everything whose path is not written down there is marked inferred', () => {
    const specified = calls.filter(({ from }) => from === 'specified').map(({ call }) => call)
    const marked = operations
      .filter(({ operation }) => operation['x-provenance'] === 'specified')
      .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect(marked.sort()).toEqual(specified.sort())
  })
})

/** Rows of section 3, each with the schema that answers for it and the fields that it names. */
const entities: [row: string, schema: string, fields: string[]][] = [
  ['EN-01', 'Notification', ['id', 'typeId', 'authorUsers', 'read', 'timestamp']],
  ['EN-02', 'Notification', ['aggregated', 'aggregatedNotificationIds']],
  ['EN-03', 'Notification', ['title', 'descriptionPlainText']],
  ['EN-04', 'Notification', ['pushEnabled']],
  ['EN-05', 'Notification', ['routerLink', 'queryParams']],
  ['EN-06', 'Notification', ['post', 'hashtags', 'postDataChangedValues']],
  ['EN-07', 'Notification', ['task', 'task.expiration.zonedDatetime']],
  [
    'EN-08',
    'Notification',
    [
      'postWorkflowOperationDetail.fromState',
      'postWorkflowOperationDetail.toState',
      'firstPostWorkflowOperationDetail.fromState',
      'firstPostWorkflowOperationDetail.toState',
      'lastPostWorkflowOperationDetail.fromState',
      'lastPostWorkflowOperationDetail.toState',
    ],
  ],
  [
    'EN-09',
    'Notification',
    ['lastTaskTransitionOperationDetail.fromState', 'lastTaskTransitionOperationDetail.toState'],
  ],
  ['EN-10', 'Notification', ['workflowState', 'workspace']],
  ['EN-11', 'Notification', ['addedAttachments', 'updatedAttachments', 'versionedAttachments']],
  ['EN-12', 'Notification', ['community.name', 'comment.id', 'comment.deleted']],
  ['EN-13', 'NotificationsStream', ['notifications.id', 'nextSyncToken']],
  ['EN-14', 'NotificationsCount', ['count']],
  ['EN-15', 'PostDataChanges', ['assignee.old.user', 'assignee.old.group', 'assignee.new.user', 'assignee.new.group']],
  [
    'EN-16',
    'PostDataChanges',
    ['expectedStartDate.old', 'expectedStartDate.new', 'expectedEndDate.old', 'expectedEndDate.new'],
  ],
  ['EN-17', 'PostDataChanges', ['priority.old', 'priority.new']],
  ['EN-18', 'WorkflowState', ['name', 'metadata.styleColor', 'metadata.styleColorCode']],
  ['EN-19', 'PostSummary', ['event.startAt.zonedDatetime', 'event.startAt.localDatetime', 'event.allDay']],
  ['EN-20', 'TableInfo', ['title', 'data']],
  ['EN-28', 'User', ['id', 'fullName', 'accountPhotoUrl', 'firstName']],
  ['EN-29', 'User', ['caption', 'role', 'biography']],
  ['EN-30', 'User', ['deleted', 'blocked', 'privateProfile', 'followedByMe']],
  ['EN-31', 'User', ['contactEmail', 'phone', 'internalPhone', 'mobilePhone']],
  ['EN-32', 'User', ['place', 'area.name', 'businessUnit.name']],
  ['EN-33', 'CurrentUser', ['licences.type']],
  ['EN-34', 'CurrentUser', ['capabilities.resellerAdmin', 'capabilities.manageUsers']],
  ['EN-35', 'CurrentUser', ['userSettings.viewUserProfiles']],
  ['EN-36', 'Group', ['id', 'description', 'membersCount', 'deleted']],
  ['EN-37', 'GroupMembersPage', ['totalCount', 'nextPageToken']],
  [
    'EN-38',
    'UserNotificationsChannel',
    ['channelConnection.channelId', 'channelConnection.connectionParams.firebaseChannelPath'],
  ],
  ['EN-38', 'PushChannelsClientTransport', ['clientTransport.transportParams.authToken']],
  ['EN-39', 'BulkOperation', ['operationId', 'state', 'posts', 'successPostsCount', 'failedPostsCount', 'read']],
  [
    'EN-44',
    'AiPostReference',
    ['type', 'snippet', 'post.id', 'post.title', 'post.coverImage', 'post.mainAttachment', 'post.description'],
  ],
  ['EN-45', 'AiAttachmentReference', ['type', 'snippet', 'attachmentData.name', 'attachmentData.iconPath', 'post.id']],
  ['EN-48', 'RagAnswer', ['answer.id', 'answer.message', 'answer.creationTimestamp', 'answer.references', 'sessionId']],
  ['EN-49', 'MessageFeedback', ['like', 'feedbacks', 'text']],
  ['EN-50', 'InfoCarousel', ['config']],
  [
    'EN-51',
    'CarouselSlide',
    ['title', 'titleColor', 'description', 'descriptionColor', 'descriptionFontSize', 'urlImage'],
  ],
  ['EN-52', 'CarouselSlide', ['colorBegin', 'colorEnd', 'orientation_WebApp']],
  [
    'EN-53',
    'CarouselConfig',
    [
      'skipButtonName',
      'skipButtonColor',
      'doneButtonName',
      'doneButtonColor',
      'nextButtonName',
      'nextButtonColor',
      'dotColor',
      'descriptionFontSize_WebApp',
    ],
  ],
  ['EN-54', 'UnreadChatStatus', ['hasUnreadChats', 'unreadChatsEstimatedCount']],
  [
    'EN-55',
    'CurrentChatStatus',
    ['chatId', 'isClosed', 'title', 'unreadMessagesCount', 'avatarImageUrl', 'avatarInitials', 'avatarColorHash'],
  ],
  ['EN-56', 'ChatMessage', ['id', 'target', 'type', 'event', 'command', 'body']],
  ['EN-57', 'Hashtag', ['id', 'name', 'communityId', 'followedByMe', 'deleted', 'count']],
  ['EN-58', 'SystemMessage', ['id', 'text']],
  [
    'EN-59',
    'Environment',
    [
      'installedFeatures.chat',
      'installedFeatures.chatEmbedded',
      'installedFeatures.xlearning',
      'installedFeatures.aiAssistant',
    ],
  ],
  ['EN-60', 'Environment', ['plantBaseUrl', 'plantId', 'analyticsClientId', 'buildInfo']],
  [
    'EN-61',
    'Environment',
    ['mobileAppDownloadUrl.ios', 'mobileAppDownloadUrl.android', 'mobileAppDownloadUrl.generic'],
  ],
  ['EN-62', 'Home', ['id', 'name', 'isNew']],
  ['EN-63', 'Language', ['code', 'description']],
  [
    'EN-64',
    'AttachmentSaveBatch',
    ['attachments', 'updateAttachments', 'removeAttachmentIds', 'attachmentsUploadSessionId', 'hashtags'],
  ],
  ['EN-65', 'AttachmentSaveResult', ['addAttachments', 'nextOccToken']],
  ['EN-67', 'Post', ['id', 'title', 'content', 'occToken']],
  ['EN-67', 'Comment', ['id', 'author', 'content']],
  ['EN-67', 'Attachment', ['id', 'name', 'versions.version']],
  ['EN-67', 'Community', ['id', 'name', 'color']],
]

describe('the fields of section 3', () => {
  it.each(entities)('%s: %s has %j', (_, name, fields) => {
    const missing = fields.filter((field) => fieldsAt(schemaNamed(name), field).length === 0)
    expect(missing).toEqual([])
  })

  it('finds no field that is not there', () => {
    expect(fieldsAt(schemaNamed('Notification'), 'task.colour')).toEqual([])
    expect(fieldsAt(schemaNamed('Notification'), 'nothing.at.all')).toEqual([])
  })

  it('EN-01: one author or several', () => {
    const kinds = fieldsAt(schemaNamed('Notification'), 'authorUsers').flatMap(({ type }) => type ?? [])
    expect(kinds).toEqual(expect.arrayContaining(['object', 'array']))
  })

  it.each([
    ['EN-02', 'Notification', 'aggregated', false],
    ['EN-04', 'Notification', 'pushEnabled', true],
    ['EN-52', 'CarouselSlide', 'orientation_WebApp', 'row'],
    ['section 5', 'PasswordPolicy', 'minimumLength', 6],
  ])('%s: %s.%s is assumed to be %j when it is absent', (_, name, field, value) => {
    expect(fieldsAt(schemaNamed(name), field)).toEqual(
      expect.arrayContaining([expect.objectContaining({ default: value })]),
    )
  })

  it('EN-50: the carousel is JSON text', () => {
    expect(fieldsAt(schemaNamed('InfoCarousel'), 'config')).toEqual([
      expect.objectContaining({ type: 'string', contentMediaType: 'application/json' }),
    ])
  })

  it('EN-64: the hashtags of a save are optional', () => {
    expect(schemaNamed('AttachmentSaveBatch').schema.required).not.toContain('hashtags')
  })
})
