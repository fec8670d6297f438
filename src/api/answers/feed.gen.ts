/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
import type { Definitions } from '@/shared/json-schema'

/** Name of the schema of the successful answer of each operation that has a JSON one. */
export const answers: Readonly<Record<string, string>> = { 'GET /internal/v2/communication/posts': 'PostPage' }

/** Operations whose only success is 204, without content. */
export const empty: readonly string[] = []

export const definitions: Definitions = {
  AcknowledgementSummary: {
    type: 'object',
    required: ['dueDate', 'mine'],
    properties: {
      dueDate: { type: ['string', 'null'], format: 'date' },
      mine: {
        oneOf: [{ type: 'object', required: ['state'], properties: { state: { type: 'string' } } }, { type: 'null' }],
      },
    },
  },
  AttachmentSummary: {
    type: 'object',
    required: ['id', 'name', 'mimeType', 'sizeBytes', 'version', 'url', 'thumbnailUrl', 'addedAt', 'addedBy'],
    properties: {
      id: { $ref: 'Id' },
      name: { type: 'string', minLength: 1, maxLength: 255 },
      mimeType: { type: 'string', pattern: '^[\\w.+-]+/[\\w.+-]+$' },
      sizeBytes: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      version: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
      url: { type: 'string', format: 'uri-reference' },
      thumbnailUrl: { type: ['string', 'null'], format: 'uri-reference' },
      addedAt: { $ref: 'Instant' },
      addedBy: { $ref: 'UserSummary' },
    },
  },
  CommunityColor: { type: 'string', enum: ['green', 'red', 'blue', 'violet', 'amber', 'teal', 'rose', 'slate'] },
  CommunitySummary: {
    type: 'object',
    required: ['id', 'name', 'color'],
    properties: { id: { $ref: 'Id' }, name: { type: 'string' }, color: { $ref: 'CommunityColor' } },
  },
  EventTime: { oneOf: [{ $ref: 'ZonedDateTime' }, { $ref: 'LocalDateTime' }] },
  FocalPoint: {
    type: 'object',
    required: ['x', 'y'],
    properties: { x: { type: 'number', minimum: 0, maximum: 1 }, y: { type: 'number', minimum: 0, maximum: 1 } },
  },
  HashtagSummary: {
    type: 'object',
    required: ['id', 'name', 'deleted'],
    properties: { id: { $ref: 'Id' }, name: { type: 'string' }, deleted: { type: 'boolean' } },
  },
  Id: { type: 'string', minLength: 1, maxLength: 128 },
  Instant: { type: 'string', format: 'date-time' },
  LocalDateTime: {
    type: 'object',
    required: ['localDatetime'],
    properties: { localDatetime: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2})?$' } },
  },
  PostEvent: {
    type: 'object',
    required: ['startAt', 'allDay'],
    properties: {
      startAt: { $ref: 'EventTime' },
      endAt: { $ref: 'EventTime' },
      allDay: { type: 'boolean' },
      place: { type: 'string' },
    },
  },
  PostImage: {
    type: 'object',
    required: ['id', 'url', 'width', 'height', 'alternativeText'],
    properties: {
      id: { $ref: 'Id' },
      url: { type: 'string', format: 'uri-reference' },
      width: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
      height: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
      alternativeText: { type: 'string' },
      decorative: { type: 'boolean' },
      caption: { type: 'string', maxLength: 200 },
      focalPoint: { $ref: 'FocalPoint' },
    },
  },
  PostPage: {
    type: 'object',
    required: ['posts', 'nextPageToken'],
    properties: { posts: { type: 'array', items: { $ref: 'PostSummary' } }, nextPageToken: { type: ['string', 'null'] } },
  },
  PostSummary: {
    type: 'object',
    required: [
      'id',
      'number',
      'title',
      'excerpt',
      'author',
      'community',
      'createdAt',
      'editedAt',
      'workflowState',
      'hashtags',
      'coverImageUrl',
      'mainAttachment',
      'attachmentsCount',
      'imagesCount',
      'likesCount',
      'likedByMe',
      'bookmarkedByMe',
      'commentsCount',
      'read',
      'language',
    ],
    properties: {
      id: { $ref: 'Id' },
      number: { type: 'integer', minimum: 1, maximum: 9007199254740991 },
      title: { type: 'string' },
      excerpt: { type: 'string' },
      author: { $ref: 'UserSummary' },
      community: { $ref: 'CommunitySummary' },
      createdAt: { $ref: 'Instant' },
      editedAt: { oneOf: [{ $ref: 'Instant' }, { type: 'null' }] },
      workflowState: { oneOf: [{ $ref: 'WorkflowState' }, { type: 'null' }] },
      hashtags: { type: 'array', items: { $ref: 'HashtagSummary' } },
      coverImageUrl: { type: ['string', 'null'], format: 'uri-reference' },
      mainAttachment: { oneOf: [{ $ref: 'AttachmentSummary' }, { type: 'null' }] },
      attachmentsCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      imagesCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      likesCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      likedByMe: { type: 'boolean' },
      bookmarkedByMe: { type: 'boolean' },
      commentsCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      read: { type: 'boolean' },
      language: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' },
      event: { $ref: 'PostEvent' },
      coverImage: { oneOf: [{ $ref: 'PostImage' }, { type: 'null' }] },
      publication: { $ref: 'Publication' },
      acknowledgement: { oneOf: [{ $ref: 'AcknowledgementSummary' }, { type: 'null' }] },
    },
  },
  Publication: {
    type: 'object',
    required: ['state'],
    properties: {
      state: { type: 'string' },
      publishAt: { $ref: 'ZonedDateTime' },
      publishedAt: { $ref: 'Instant' },
      archivedAt: { $ref: 'Instant' },
      archiveAt: { type: 'string', format: 'date' },
      failure: {
        type: 'object',
        required: ['code', 'at'],
        properties: { code: { type: 'string' }, at: { $ref: 'Instant' } },
      },
    },
  },
  UserSummary: {
    type: 'object',
    required: ['id', 'fullName', 'firstName', 'accountPhotoUrl', 'deleted'],
    properties: {
      id: { $ref: 'Id' },
      fullName: { type: 'string' },
      firstName: { type: 'string' },
      accountPhotoUrl: { type: ['string', 'null'], format: 'uri-reference' },
      deleted: { type: 'boolean' },
    },
  },
  WorkflowState: {
    type: 'object',
    required: ['id', 'name', 'metadata'],
    properties: { id: { $ref: 'Id' }, name: { type: 'string' }, metadata: { $ref: 'WorkflowStateMetadata' } },
  },
  WorkflowStateMetadata: {
    type: 'object',
    required: ['styleColor', 'styleColorCode'],
    properties: { styleColor: { type: 'string' }, styleColorCode: { type: 'string', pattern: '^#[0-9a-fA-F]{6}$' } },
  },
  ZonedDateTime: {
    type: 'object',
    required: ['zonedDatetime', 'timeZone'],
    properties: { zonedDatetime: { type: 'string', format: 'date-time' }, timeZone: { type: 'string', minLength: 1 } },
  },
}
