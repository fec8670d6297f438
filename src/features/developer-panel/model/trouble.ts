import type { operations } from '@/api'

import type { Trouble, TroubleKind } from '../api/mock-world'

type OperationId = keyof operations

/** The operations whose failure somebody sees first; the surface of the mock server itself knows all of them. */
export const failingOperations = [
  'getSession',
  'getEnvironment',
  'listTimeZones',
  'signIn',
  'signOut',
  'listPosts',
  'getPost',
  'likePost',
  'bookmarkPost',
  'listComments',
  'createComment',
  'listAttachments',
  'listCommunities',
  'listHomes',
  'getNavigationCounts',
  'createPushChannelsClientTransport',
  'getUserNotificationsChannel',
  'getNotificationsStream',
  'getUnreadNotifications',
  'markNotificationsAsRead',
  'markAllNotificationsAsRead',
] as const satisfies readonly OperationId[]

export type FailingOperation = (typeof failingOperations)[number]

/** Statuses that the portal treats differently. */
export const failingStatuses = [500, 503, 429, 422, 409, 404, 403, 401] as const

/** What is chosen in the form, as its fields hold it. */
export type TroubleForm = {
  /** Empty for every call. */
  operation: FailingOperation | ''
  kind: TroubleKind
  status: string
  delayMs: string
  times: string
}

export const firstTroubleForm: TroubleForm = {
  operation: 'listPosts',
  kind: 'status',
  status: '500',
  delayMs: '3000',
  times: '1',
}

/** Kinds of answer that carry a status of their own choice. */
export function takesStatus(kind: TroubleKind): boolean {
  return kind === 'status' || kind === 'html'
}

/** The failure that the form describes; fields that its kind does not have, and empty ones, stay out. */
export function troubleOf({ operation, kind, status, delayMs, times }: TroubleForm): Trouble {
  return {
    kind,
    ...(operation !== '' && { operationId: operation }),
    ...(takesStatus(kind) && { status: Number(status) }),
    ...(kind === 'delay' && { delayMs: wholeNumber(delayMs) ?? 0 }),
    ...(wholeNumber(times) !== undefined && { times: Math.max(1, wholeNumber(times) ?? 1) }),
  }
}

function wholeNumber(text: string): number | undefined {
  return /^\d+$/.test(text.trim()) ? Number(text) : undefined
}
