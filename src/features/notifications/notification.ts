import type { Schemas } from '@/api'

/** One entry of the stream, as the contract describes it. */
export type Notification = Schemas['Notification']

/** One answer of the stream. */
export type StreamPage = Schemas['NotificationsStream']

/** A place in the stream: everything up to it is at least as old. */
export type Position = { id: string; timestamp: string }
