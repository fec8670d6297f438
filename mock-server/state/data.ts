import type { Community } from '../content/communities.ts'
import type { HomeSeed } from '../content/homes/index.ts'
import type { HashtagSeed } from '../content/hashtags.ts'
import type { Language, Person } from '../content/people/index.ts'
import type { RichText } from '../content/rich-text.ts'
import type { CustomerFeedbackSummaryState } from '../../src/api/known-values.gen.ts'
import type { Schemas } from '../schemas.ts'
import type { Absence } from './availability.ts'
import { untouchedSettings, type NotificationSettingsState } from './notification-settings.ts'
import type { DraftFields, DraftState } from './drafts.ts'
import type { CollectionState, RelationState, RevisionState } from './relations.ts'
import type { FacetStates } from './facets.ts'
import type { RecordState } from './records.ts'
import type { RegistryState } from './registry.ts'
import type { SubActivityState } from './sub-activities.ts'
import type { FeedbackRequestState } from './feedback.ts'
import type { NoteState } from './ai-notes.ts'
import type { TaskState } from './tasks.ts'

/**
 * Everything that a world knows. Handlers and actions read and change it; what of it goes over the wire is decided in
 * `views/`.
 */
export type WorldData = {
  people: Map<string, Person>
  /** The many of a large company, whom only the directory lists. */
  crowd: ReadonlyMap<string, Person>
  /** When people are away, by their id. */
  absences: Map<string, Absence>
  groups: Map<string, Group>
  /** All homes, also those that are not published, in the order of the selector. */
  homes: Map<string, HomeSeed>
  communities: Map<string, Community>
  hashtags: Map<string, HashtagState>
  tables: Map<string, Schemas['TableInfo']>
  posts: Map<string, PostState>
  /** All published posts, newest first. */
  feed: PostState[]
  drafts: Map<string, DraftState>
  relations: Map<string, RelationState>
  comments: Map<string, CommentState>
  attachments: Map<string, AttachmentState>
  tasks: Map<string, TaskState>
  /** Tasks that were made, by person and idempotency key. */
  tasksByKey: Map<string, TaskState[]>
  feedbackRequests: Map<string, FeedbackRequestState>
  /** Requests for feedback that were made, by person and idempotency key. */
  feedbackByKey: Map<string, FeedbackRequestState>
  /** Sub-activities that were made, by person and idempotency key. */
  subActivitiesByKey: Map<string, SubActivityState>
  aiNotes: Map<string, NoteState>
  /** Notes of which action items became tasks, by person and idempotency key. */
  acceptedByKey: Map<string, NoteState>
  /** Codes with which the next attempts at failed notes fail. */
  failingNotes: string[]
  /** What belongs to one person alone, for those who can sign in. */
  personal: Map<string, PersonalState>
  auth: AuthState
  uploads: Map<string, UploadSessionState>
  /** Bytes of the pictures that were put into posts, by the id of the picture. */
  pictures: Map<string, { bytes: FileBytes; mimeType: string }>
  feedback: Map<string, FeedbackState>
  /** Feedback and messages about it that were made, by person, path and idempotency key. */
  customerFeedbackByKey: Map<string, FeedbackState>
  /** Who sent each picture for a piece of feedback. */
  feedbackPictures: Map<string, { personId: string; url: string; width: number; height: number }>
  /** Pictures and tables that were made, by person and idempotency key. */
  mediaByKey: Map<string, Schemas['PostImage'] | Schemas['TableSummary']>
  bulkOperations: Map<string, BulkOperationState>
  preflights: Map<string, PreflightState>
  assistant: AssistantState
  installation: Installation
  registry: RegistryState
  /** Numbers handed out so far, by kind of thing. */
  counters: Map<string, number>
}

export type Group = { id: string; name: string; description: string | null; memberIds: string[]; deleted: boolean }

export type HashtagState = HashtagSeed & { count: number }

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
  /** The transitions it went through, oldest first, those included that were undone. */
  records?: RecordState[]
  hashtagIds: string[]
  images: Schemas['PostImage'][]
  event?: Schemas['PostEvent']
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
  /** Number of the published text; absent for the first. */
  revision?: number
  /** All published texts, oldest first; absent where the first one still stands. */
  history?: RevisionState[]
  /** What goes out at the time of the schedule, as its author left it then. */
  scheduled?: { by: string; saves: number; fields: DraftFields; attempt: number }
  /** Pictures that were sent for it, also those that only a draft shows. */
  sentImages?: Schemas['PostImage'][]
  /** What it is beside its text. */
  facets?: FacetStates
  /** The picture above the title; absent where only its address is known. */
  coverImage?: Schemas['PostImage'] | null
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
  /** Counts what was written; the token for a change is made of it. */
  version: number
}

/** Bytes of a file: those that were uploaded, or none where the file is made up on demand. */
export type FileBytes = Uint8Array<ArrayBuffer>

export type AttachmentState = {
  id: string
  postId: string
  /** The answer to which it belongs; only its two sides read it. */
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
  note?: string | null
  /** The version that it brought back. */
  restoredFrom?: number
}

/** A notification with the number of the change that last touched it, by which a sync finds it. */
export type StoredNotification = {
  entry: Schemas['Notification']
  order: number
  revision: number
  /** Of a mention: the group that was mentioned. */
  viaGroupId?: string
}

/** The last visit of a feed, and where the one before it ended. */
export type FeedVisits = { postId: string; at: number; before?: { postId: string; at: number } }

export type PersonalState = {
  notificationSettings: NotificationSettingsState
  /** Oldest first: what is new is put at the end. */
  notifications: StoredNotification[]
  notificationsById: Map<string, StoredNotification>
  /** Counts all changes to this person's notifications. */
  revision: number
  unreadCount: number
  readPostIds: Set<string>
  /** In the order in which they were saved; those that are gone since stay. */
  bookmarkedPostIds: Set<string>
  bookmarkedAt: Map<string, number>
  /** By the name of the feed. */
  feedVisits: Map<string, FeedVisits>
  followedUserIds: Set<string>
  followedHashtagIds: Set<string>
  followedCommunityIds: Set<string>
  /** Comments that this person wrote, by the key that the client made up. */
  commentsByClientKey: Map<string, CommentState>
  /** Posts that this person began, by the idempotency key of the request. */
  postsByKey: Map<string, PostState>
  homes: Schemas['Home'][]
  collections: CollectionState[]
  /** Collections and relations that this person made, by the idempotency key of the request. */
  collectionsByKey: Map<string, CollectionState>
  relationsByKey: Map<string, RelationState>
  /** Devices of the demo, beside the sessions that are really open. */
  devices: DeviceState[]
  privateEmail: PrivateEmailState
}

/** Where somebody is signed in. */
export type DeviceState = DeviceInfo & { signedInAt: number; lastUsedAt: number }

/** What a browser says of itself. */
export type DeviceInfo = {
  id: string
  kind: string
  browser: string | null
  system: string | null
  ipAddress: string | null
}

export type PrivateEmailState = {
  address: string | null
  pending: { address: string; at: number; sentAt: number } | null
}

export type AuthState = {
  /** Accounts by user name in lower case. */
  accounts: Map<string, { personId: string; password: string }>
  sessions: Map<string, { personId: string; startedAt: number; usedAt: number; device: DeviceInfo }>
  /** Wrong passwords in a row by user name, with the moment of the last one. */
  failures: Map<string, { count: number; lastAt: number }>
  /** When recovery mails were asked for, by user name; whether there is such an account makes no difference. */
  recoveries: Map<string, number[]>
  /** One-time tokens that mails and foreign sign-ins have handed out; a used one is gone. */
  oneTimeTokens: Map<string, { kind: OneTimeTokenKind; personId: string | null }>
  passwordPolicy: Schemas['PasswordPolicy']
}

export type OneTimeTokenKind = 'change-password' | 'verify-private-email' | 'unsubscribe' | 'sign-in-result'

/** What somebody told those who run the portal. */
export type FeedbackState = Pick<
  Schemas['NewCustomerFeedback'],
  'kind' | 'title' | 'text' | 'pictureIds' | 'context'
> & {
  id: string
  number: number
  authorId: string
  state: CustomerFeedbackSummaryState
  createdAt: number
  updatedAt: number
  /** Its author has not opened the last answer. */
  unread: boolean
  /** Oldest first. */
  messages: { id: string; authorId: string; text: string; createdAt: number }[]
}

export type UploadSessionState = {
  id: string
  /** The post for which they are, or the community whose cover it becomes. */
  subjectId: string
  personId: string
  /** Pictures of the text, or files of an answer; absent for attachments. */
  purpose?: 'image' | 'feedback'
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
  catalogs: Schemas['Catalog'][]
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

/** A person to whom nothing has happened yet. */
export function emptyPersonal(): PersonalState {
  return {
    notifications: [],
    notificationsById: new Map(),
    revision: 0,
    unreadCount: 0,
    readPostIds: new Set(),
    bookmarkedPostIds: new Set(),
    bookmarkedAt: new Map(),
    feedVisits: new Map(),
    followedUserIds: new Set(),
    followedHashtagIds: new Set(),
    followedCommunityIds: new Set(),
    commentsByClientKey: new Map(),
    postsByKey: new Map(),
    homes: [],
    collections: [],
    collectionsByKey: new Map(),
    relationsByKey: new Map(),
    notificationSettings: untouchedSettings(),
    devices: [],
    privateEmail: { address: null, pending: null },
  }
}
