import { resolve, type Schema } from '../../../scripts/contract/document.ts'
import { contract } from './contract.ts'

/** What an id in an example stands for. */
export type EntityKind =
  | 'person'
  | 'group'
  | 'community'
  | 'catalog'
  | 'collection'
  | 'home'
  | 'link'
  | 'post'
  | 'comment'
  | 'attachment'
  | 'hashtag'
  | 'table'
  | 'task'
  | 'state'

/** An id that an example shows. */
export interface Mention {
  kind: EntityKind
  id: string
}

/** The kind of thing that a schema describes by its `id`. */
const kinds: Record<string, EntityKind> = {
  UserSummary: 'person',
  User: 'person',
  Group: 'group',
  CommunitySummary: 'community',
  NotificationCommunity: 'community',
  Catalog: 'catalog',
  Collection: 'collection',
  Home: 'home',
  ExternalLink: 'link',
  PostSummary: 'post',
  PostRef: 'post',
  NotificationPost: 'post',
  AiReferencePost: 'post',
  BulkOperationPost: 'post',
  Comment: 'comment',
  NotificationComment: 'comment',
  AttachmentSummary: 'attachment',
  AiAttachmentData: 'attachment',
  HashtagSummary: 'hashtag',
  Hashtag: 'hashtag',
  NotificationTask: 'task',
  TaskSummary: 'task',
  FeedbackTask: 'task',
  WorkflowState: 'state',
}

/** Fields that hold the id of something else. */
const references: Record<string, EntityKind> = {
  communityId: 'community',
  communityIds: 'community',
  catalogId: 'catalog',
  replyToCommentId: 'comment',
  mention: 'person',
  hashtag: 'hashtag',
  table: 'table',
  group: 'group',
}

/** Every id in a value of this schema, with what it stands for. What says of itself that it is gone is left out. */
export function mentionsIn(schema: Schema, value: unknown): Mention[] {
  if (Array.isArray(value)) return value.flatMap((item) => mentionsIn(schema.items ?? {}, item))
  if (!isRecord(value)) return []
  if (schema.$ref) {
    const kind = kinds[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]
    return [...named(kind, value), ...mentionsIn(resolve<Schema>(contract, { $ref: schema.$ref }), value)]
  }
  const alternatives = [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter((one) => fits(one, value))
  const parts = [...(schema.allOf ?? []), ...alternatives].flatMap((part) => mentionsIn(part, value))
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    ...referred(references[name], value[name]),
    ...mentionsIn(field, value[name]),
  ])
  return [...parts, ...fields]
}

function named(kind: EntityKind | undefined, value: Record<string, unknown>): Mention[] {
  const gone = value['removed'] === true || (value['deleted'] === true && (kind === 'comment' || kind === 'task'))
  return kind && !gone && typeof value['id'] === 'string' ? [{ kind, id: value['id'] }] : []
}

function referred(kind: EntityKind | undefined, value: unknown): Mention[] {
  if (!kind) return []
  const ids = [value].flat().map((one) => (isRecord(one) ? one['id'] : one))
  return ids.flatMap((id) => (typeof id === 'string' ? [{ kind, id }] : []))
}

/** Whether an object can be meant by one of several alternatives. */
function fits(schema: Schema, value: Record<string, unknown>): boolean {
  const whole = resolve<Schema>(contract, schema as { $ref: string })
  if (whole.type !== undefined && ![whole.type].flat().includes('object')) return false
  const constant = Object.entries(whole.properties ?? {}).every(
    ([name, field]) => field.const === undefined || field.const === value[name],
  )
  return constant && (whole.required ?? []).every((name) => name in value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
