import type { HashtagSeed } from '../content/hashtags.ts'
import type { Language, Person } from '../content/people/index.ts'
import type { RichText } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import type { AcknowledgementState } from './acknowledgements.ts'
import type { CatalogState } from './catalogs.ts'
import type { CollectionState } from './collections.ts'
import type { CommunityState } from './communities.ts'
import type { DraftFields, DraftState } from './drafts.ts'
import type { FeedbackRequestState } from './feedback.ts'
import type { PlanningState } from './planning.ts'
import type { InvitationState } from './invitations.ts'
import type { RecordState } from './records.ts'
import type { RelationState } from './relations.ts'
import type { RevisionState } from './revisions.ts'
import type { SubActivityState } from './sub-activities.ts'
import type { TaskState } from './tasks.ts'

/**
 * Everything that a world knows. Handlers and actions read and change it; what of it goes over the wire is decided in
 * `views/`.
 */
export type WorldData = {
  people: Map<string, Person>
  /** The many others of a large company; they write nothing and are never changed, so worlds share them. */
  crowd: ReadonlyMap<string, Person>
  groups: Map<string, Group>
  communities: Map<string, CommunityState>
  /** Communities that were made, by person, path and idempotency key. */
  communitiesByKey: Map<string, CommunityState>
  /** The catalogs of communities, in their order. */
  catalogs: CatalogState[]
  /** Catalogs that were made, by person, path and idempotency key. */
  catalogsByKey: Map<string, CatalogState>
  hashtags: Map<string, HashtagState>
  tables: Map<string, TableState>
  posts: Map<string, PostState>
  /** All published posts, newest first. */
  feed: PostState[]
  drafts: Map<string, DraftState>
  comments: Map<string, CommentState>
  attachments: Map<string, AttachmentState>
  tasks: Map<string, TaskState>
  /** Tasks that were made, by person, path and idempotency key. */
  tasksByKey: Map<string, TaskState[]>
  feedbackRequests: Map<string, FeedbackRequestState>
  /** Requests for feedback that were made, by person, path and idempotency key. */
  feedbackByKey: Map<string, FeedbackRequestState>
  /** Sub-activities that were made, by person, path and idempotency key. */
  subActivitiesByKey: Map<string, SubActivityState>
  /** What belongs to one person alone, for those who can sign in. */
  personal: Map<string, PersonalState>
  auth: AuthState
  uploads: Map<string, UploadSessionState>
  /** Bytes of the pictures that were put into posts, by the id of the picture. */
  pictures: Map<string, { bytes: FileBytes; mimeType: string }>
  /** Pictures and tables that were made, by person, path and idempotency key. */
  imagesByKey: Map<string, Schemas['PostImage']>
  tablesByKey: Map<string, Schemas['TableSummary']>
  relations: Map<string, RelationState>
  /** Relations that were made, by person, path and idempotency key. */
  relationsByKey: Map<string, RelationState>
  collections: Map<string, CollectionState>
  /** Collections that were made, by person and idempotency key. */
  collectionsByKey: Map<string, CollectionState>
  bulkOperations: Map<string, BulkOperationState>
  preflights: Map<string, PreflightState>
  assistant: AssistantState
  installation: Installation
  /** Numbers handed out so far, by kind of thing. */
  counters: Map<string, number>
}

export type Group = { id: string; name: string; description: string | null; memberIds: string[]; deleted: boolean }

export type HashtagState = HashtagSeed & { count: number }

/** A table; `madeBy` is who may read it before a text names it. */
export type TableState = Schemas['TableInfo'] & { madeBy?: string | undefined }

export type PostState = {
  id: string
  number: number
  /** Place in the order of time; a newer post has a greater one. */
  order: number
  title: string
  excerpt: string
  content: RichText
  authorId: string
  communityId: string
  language: Language
  createdAt: number
  editedAt: number | null
  workflowState: Schemas['WorkflowState'] | null
  hashtagIds: string[]
  images: Schemas['PostImage'][]
  event?: Schemas['PostEvent']
  /** Who is invited to the event. */
  invitations?: InvitationState[]
  /** Address of the picture above the teaser. */
  coverImageUrl: string | null
  /** The file that the teaser names. */
  mainAttachmentId: string | null
  /** Has left the other lists of the feed. */
  archived: boolean
  likedBy: Set<string>
  /** Oldest first. */
  comments: CommentState[]
  attachments: AttachmentState[]
  /** Counts the saves of the attachments; the token for the next save is made of it. */
  saves: number
  /** Whether it is out; absent for what always was. */
  publication?: Schemas['Publication']
  archivedAt?: number
  /** Rests because its community is archived, and comes back with it; inside the community it stands where it stood. */
  archivedWithCommunity?: boolean
  /** Number of the published text; absent for the first. */
  revision?: number
  /** Its published texts, oldest first; absent for what was never changed. */
  history?: RevisionState[]
  /** What goes out at the time of the schedule, as its author left it then. */
  scheduled?: { by: string; saves: number; fields: DraftFields; attempt: number }
  /** Pictures as drafts of it know them: new ones, and published ones whose words were changed since. */
  sentImages?: Schemas['PostImage'][]
  /** The picture above the title; absent where only its address is known. */
  coverImage?: Schemas['PostImage'] | null
  planning?: PlanningState
  /** The transitions that it went through, oldest first. */
  records?: RecordState[]
  /** What its readers are asked to confirm. */
  acknowledgement?: AcknowledgementState
  /** The parts of its work, in the order that its planners gave them. */
  subActivities?: SubActivityState[]
}

export type CommentState = {
  id: string
  postId: string
  authorId: string
  content: RichText
  createdAt: number
  editedAt: number | null
  deleted: boolean
  likedBy: Set<string>
  replyToCommentId: string | null
  /** What its writer's client called it; null for what stood there from the beginning. */
  clientKey: string | null
  /** Counts the texts it has had; the token of a change is made of it. */
  version: number
}

/** Bytes of a file: those that were uploaded, or none where the file is made up on demand. */
export type FileBytes = Uint8Array<ArrayBuffer>

export type AttachmentState = {
  id: string
  postId: string
  /** The task of feedback whose answer it belongs to; nobody else reads it. */
  feedbackTaskId?: string
  /** Newest first. */
  versions: AttachmentVersionState[]
}

export type AttachmentVersionState = {
  version: number
  name: string
  mimeType: string
  sizeBytes: number
  addedAt: number
  addedBy: string
  bytes?: FileBytes
  note?: string
  /** The version that it brought back, and the key of the request that did so. */
  restored?: { from: number; key: string | undefined }
  /** The version whose made-up bytes and picture it has; absent for its own. */
  looksLike?: number
}

/** A notification with the number of the change that last touched it, by which a sync finds it. */
export type StoredNotification = { entry: Schemas['Notification']; order: number; revision: number }

/** The last visit of a feed, and where the one before it ended: the newest post by its place, and the moment. */
export type FeedVisits = { order: number; at: number; before?: { order: number; at: number } }

export type PersonalState = {
  /** Oldest first: what is new is put at the end. */
  notifications: StoredNotification[]
  notificationsById: Map<string, StoredNotification>
  /** Counts all changes to this person's notifications. */
  revision: number
  unreadCount: number
  readPostIds: Set<string>
  /** Posts that the person keeps, with the moment at which they did. */
  bookmarkedPostIds: Map<string, number>
  followedUserIds: Set<string>
  followedHashtagIds: Set<string>
  followedCommunityIds: Set<string>
  /** Comments that this person wrote, by the key that the client made up. */
  commentsByClientKey: Map<string, CommentState>
  /** Posts that this person began, by the idempotency key of the request. */
  postsByKey: Map<string, PostState>
  /** By the name of the feed. */
  feedVisits: Map<string, FeedVisits>
  homes: Schemas['Home'][]
}

export type AuthState = {
  /** Accounts by user name in lower case. */
  accounts: Map<string, { personId: string; password: string }>
  sessions: Map<string, { personId: string; startedAt: number }>
  /** Wrong passwords in a row by user name, with the moment of the last one. */
  failures: Map<string, { count: number; lastAt: number }>
  /** One-time tokens that mails and foreign sign-ins have handed out; a used one is gone. */
  oneTimeTokens: Map<string, { kind: OneTimeTokenKind; personId: string | null }>
  passwordPolicy: Schemas['PasswordPolicy']
}

export type OneTimeTokenKind = 'change-password' | 'verify-private-email' | 'unsubscribe' | 'sign-in-result'

export type UploadSessionState = {
  id: string
  /** The post that the files are for; for a cover the community. */
  placeId: string
  personId: string
  /** Attachments of the post, pictures of its text, files of a transition, a task or an answer, or a cover. */
  purpose: NonNullable<Schemas['UploadSessionRequest']['purpose']>
  expiresAt: number
  files: Map<string, UploadedFileState>
}

export type UploadedFileState = {
  id: string
  clientKey: string
  name: string
  mimeType: string
  sizeBytes: number
  received: FileBytes[]
  receivedBytes: number
}

/** What many posts would be moved with; the posts themselves are looked at whenever it is asked for. */
export type PreflightState = {
  id: string
  personId: string
  postIds: string[]
  targetStateId: string | null
  excluded: Set<string>
  fill: Schemas['PreflightFill']
  note: Schemas['Delta'] | null
  checkedAt: number
  expiresAt: number
  /** The state of each post when it was checked. */
  seen: Map<string, string | undefined>
  started: boolean
}

export type BulkOperationState = {
  operation: Schemas['BulkOperation']
  personId: string
  clientKey: string
  order: number
  aborting: boolean
}

export type AssistantState = {
  /** Conversations, with how many questions they have seen. */
  conversations: Map<string, { personId: string; questions: number }>
  /** Answers by id, with what their reader thought of them. */
  answers: Map<string, { personId: string; feedback: Schemas['MessageFeedback'] | null }>
  /** When a person asked, to slow down those who ask too much. */
  askedAt: Map<string, number[]>
  /** Every conversation has expired after its first answer. */
  expiresAfterFirstAnswer: boolean
}

export type Installation = {
  environment: Omit<Schemas['Environment'], 'buildInfo'>
  messages: Schemas['SystemMessage'][]
  /** JSON text of the intro carousel; empty for none. */
  carousel: string
  externalLinks: Schemas['ExternalLink'][]
}

/** The next id of a kind, for example `cm-12`. */
export function nextId(data: WorldData, kind: string): string {
  const next = (data.counters.get(kind) ?? 0) + 1
  data.counters.set(kind, next)
  return `${kind}-${next}`
}

/** What belongs to this person; everybody has something once it is asked for. */
export function personalOf(data: WorldData, personId: string): PersonalState {
  const found = data.personal.get(personId)
  if (found) return found
  const fresh = emptyPersonal()
  data.personal.set(personId, fresh)
  return fresh
}

/** Everybody of a world, the many of a large company included. */
export function personById({ people, crowd }: WorldData, id: string): Person | undefined {
  return people.get(id) ?? crowd.get(id)
}

/** A person to whom nothing has happened yet. */
export function emptyPersonal(): PersonalState {
  return {
    notifications: [],
    notificationsById: new Map(),
    revision: 0,
    unreadCount: 0,
    readPostIds: new Set(),
    bookmarkedPostIds: new Map(),
    followedUserIds: new Set(),
    followedHashtagIds: new Set(),
    followedCommunityIds: new Set(),
    commentsByClientKey: new Map(),
    postsByKey: new Map(),
    feedVisits: new Map(),
    homes: [],
  }
}
