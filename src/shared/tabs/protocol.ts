/**
 * The messages between tabs of one browser. They state facts; no tab gives another one an order. A model sends one by
 * `broadcastFx` and hears those of the others from `tabMessageReceived`, both of tabs-model.ts.
 */
export type TabMessages = {
  /** The person signed out here; what belonged to them goes everywhere. */
  signedOut: { userId: string | null }
  /** The server has ended the session of the person who signed out. */
  signOutConfirmed: Record<string, never>
  /** The server could not be told that the person signed out; the sending tab keeps trying. */
  signOutDelayed: Record<string, never>
  /** Somebody signed in here; a tab that shows another person must not go on. */
  signedIn: { userId: string }
  languageChanged: { code: string }
  /** The server's absolute number of unread notifications. */
  unreadCount: { userId: string; fact: CountFact }
  /** Something moved in the person's stream on the server. */
  notificationsChanged: { userId: string }
  /** Marks of the sending tab: those the server has not confirmed yet, and those it just did. */
  notificationsRead: {
    userId: string
    pending: Reads & { unread: number }
    confirmed: Reads | null
    fact: CountFact | null
  }
  /** Pages, by path within the portal, that no longer exist or that the person may not see. */
  pagesGone: { userId: string; paths: readonly string[] }
  /** The person chose whether pushes are shown; what they chose lies in the storage. */
  pushChosen: { userId: string }
  /** Entries up to this one are due as pushes, unless a page of the portal is in front. */
  pushesDue: { userId: string; upTo: { id: string; timestamp: string } }
  /** The sending tab has the focus: what is due needs no push. */
  inFront: { userId: string }
  /** A newer build of the portal answers at this address. */
  newVersion: { build: string }
  /**
   * The contract's answer (`BulkOperation` or null) about the person's last unread bulk operation, asked for while
   * `shown` was in the banner of the sending tab.
   */
  bulkOperation: { userId: string; operation: unknown; shown: string | null }
  /** What the embedded chat of the sending tab says is unread; null: no chat runs there, and it does not know. */
  chatUnread: { userId: string; unread: { hasUnreadChats: boolean; unreadChatsEstimatedCount: number } | null }
}

/** A number with the interval in which it was true; all tabs read the same clock. */
export type CountFact = { count: number; askedAt: number; answeredAt: number; by: 'asking' | 'marking' }

/** Notifications that were marked one by one, each as it was then, and a mark-all up to and with `upTo`. */
export type Reads = {
  marked: readonly { id: string; timestamp: string }[]
  upTo: { id: string; timestamp: string } | null
}

export type TabMessageType = keyof TabMessages

/** One message of any type, with the tab that sent it. */
export type TabMessage = {
  [Type in TabMessageType]: { from: string; type: Type; payload: TabMessages[Type] }
}[TabMessageType]

/** Raised when a payload changes its shape, so that tabs of two builds do not misread each other. */
export const protocolVersion = 1

const types: Record<TabMessageType, true> = {
  signedOut: true,
  signOutConfirmed: true,
  signOutDelayed: true,
  signedIn: true,
  languageChanged: true,
  unreadCount: true,
  notificationsChanged: true,
  notificationsRead: true,
  pagesGone: true,
  pushChosen: true,
  pushesDue: true,
  inFront: true,
  newVersion: true,
  bulkOperation: true,
  chatUnread: true,
}

/** Null for anything but a message of this protocol version: tabs of an older or newer build are ignored. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { version, from, type, payload } = data as Record<string, unknown>
  if (version !== protocolVersion || typeof from !== 'string') return null
  if (typeof type !== 'string' || !Object.hasOwn(types, type)) return null
  if (typeof payload !== 'object' || payload === null) return null
  return { from, type, payload } as TabMessage
}
