import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { createDelay } from '@/shared/delay'
import { createEpoch } from '@/shared/epoch'
import type { ChatToPortal, PortalToChat, UnreadChatStatus } from '@/shared/events.gen'
import { urlInChat, targetOf } from './chat-address'
import {
  INITIAL_CHAT,
  close,
  setUnread,
  expand,
  open,
  announceVersion,
  timeOut,
  unmountFrame,
  reload,
  setCurrentChat,
  markReady,
  toggle,
  visibilityOf,
  type ChatState,
} from './chat-state'

/** After this time without a message the chat counts as failed, in milliseconds. */
export const FRAME_TIMEOUT_MS = 15_000

/** Sends a message to the embedded page. */
export type PostToChat = (message: PortalToChat) => void

/** Opens a screen of the portal without loading the page. */
export type Navigate = (path: string) => void

/** A message without the envelope that all of them have. */
type MessageBody = PortalToChat extends infer Message
  ? Message extends PortalToChat
    ? Omit<Message, 'id' | 'target'>
    : never
  : never

export type ThemeMode = 'dark' | 'light'

// What happens
export const toggleClicked = createEvent()
export const closeClicked = createEvent()
/** Another place of the portal leads to the chat. */
export const chatRequested = createEvent()
export const expandedChanged = createEvent<boolean>()
export const retryClicked = createEvent()
export const newTabClicked = createEvent()
/** The embedded page is in the document. */
export const frameMounted = createEvent<PostToChat>()
export const frameLeft = createEvent()
/** The embedded page sent a message of the contract. */
export const chatMessageReceived = createEvent<ChatToPortal>()
export const themeChanged = createEvent<ThemeMode>()
/** Another tab sent the unread count of its chat. */
export const unreadReceived = createEvent<UnreadChatStatus>()
/** Opens screens of the portal for links in the chat. */
export const navigatorReady = createEvent<Navigate>()

// What is
export const $chat = createStore<ChatState>(INITIAL_CHAT)
const $postToChat = createStore<PostToChat | null>(null, { serialize: 'ignore' })
  .on(frameMounted, (_, post) => post)
  .on(frameLeft, () => null)
const $navigate = createStore<Navigate | null>(null, { serialize: 'ignore' }).on(navigatorReady, (_, go) => go)
const $theme = createStore<ThemeMode>('light').on(themeChanged, (_, mode) => mode)

// What follows
$chat
  .on(chatMessageReceived, receive)
  .on(unreadReceived, setUnread)
  .on(toggleClicked, toggle)
  .on(closeClicked, close)
  .on(chatRequested, open)
  .on(expandedChanged, expand)
  .on(retryClicked, reload)
  .on(frameLeft, unmountFrame)
  .reset(signedOut)

const timeout = createDelay<{ epoch: number }>()
/** Each page in the document has a timeout of its own. */
const frameEpoch = createEpoch([frameMounted, frameLeft])
sample({
  clock: frameMounted,
  source: frameEpoch.$epoch,
  fn: (epoch) => ({ ms: FRAME_TIMEOUT_MS, of: { epoch } }),
  target: timeout.started,
})
$chat.on(frameEpoch.current(timeout.passed), timeOut)

// What the portal sends.
const postFx = attach({
  source: $postToChat,
  effect: (post, body: MessageBody) => post?.({ id: nextId(), target: 'chat', ...body }),
})
const visibilityDue = createEvent()
const themeDue = createEvent()
const $visibility = $chat.map(visibilityOf)

// Sent at each opening, closing, collapsing and expanding, also where the visibility stays the same.
const $place = $chat.map(({ place }) => place)
sample({ clock: $place, fn: () => undefined, target: visibilityDue })
sample({ clock: $theme, fn: () => undefined, target: themeDue })
// A page that asks has just started, and does not know the theme either.
sample({
  clock: chatMessageReceived,
  filter: (message) => isCommand(message, 'request-chat-visibility'),
  fn: () => undefined,
  target: [visibilityDue, themeDue],
})

sample({
  clock: visibilityDue,
  source: $visibility,
  fn: (visibility): MessageBody => ({ type: 'event', event: 'chat-visibility-updated', body: { visibility } }),
  target: postFx,
})
sample({
  clock: themeDue,
  source: $theme,
  fn: (mode): MessageBody => ({ type: 'event', event: 'theme-mode-updated', body: { mode } }),
  target: postFx,
})
// Opened because of something unread in another conversation: the list shows which.
sample({
  clock: toggleClicked,
  source: $chat,
  filter: ({ place, unread, current }) =>
    place === 'expanded' && unread.hasUnreadChats && (current === null || current.unreadMessagesCount === 0),
  fn: (): MessageBody => ({ type: 'command', command: 'open-chat-list' }),
  target: postFx,
})

// What the chat asks for.
/** The new tab has no access to this one. */
export const openTabFx = createEffect((url: string) => void window.open(url, '_blank', 'noopener,noreferrer'))
const navigateFx = attach({ source: $navigate, effect: (go, path: string) => go?.(path) })
const linkFollowed = chatMessageReceived.filterMap((message) =>
  isCommand(message, 'open-link') ? (targetOf(message.body.url) ?? undefined) : undefined,
)
sample({
  clock: linkFollowed.filterMap((target) => (target.kind === 'portal' ? target.path : undefined)),
  target: navigateFx,
})
sample({
  clock: linkFollowed.filterMap((target) => (target.kind === 'elsewhere' ? target.url : undefined)),
  target: openTabFx,
})
const tabRequested = chatMessageReceived.filterMap((message) =>
  isCommand(message, 'request-to-open-current-route') ? message.body.route : undefined,
)
const chatTabRequested = createEvent<string>()
sample({ clock: [tabRequested, newTabClicked.map(() => '/')], target: chatTabRequested })
sample({ clock: chatTabRequested.filterMap((route) => urlInChat(route)?.href), target: openTabFx })

function receive(state: ChatState, message: ChatToPortal): ChatState {
  const ready = markReady(state)
  if (message.type === 'command') return ready
  switch (message.event) {
    case 'unread-chat-status-updated':
      return setUnread(ready, message.body)
    case 'current-chat-status-updated':
      return setCurrentChat(ready, message.body)
    case 'version-update-found':
      return announceVersion(ready)
  }
}

let lastId = 0
/** Ids are unique in this tab. */
function nextId(): string {
  lastId += 1
  return `portal-${lastId}`
}

type Command = Extract<ChatToPortal, { type: 'command' }>

function isCommand<Name extends Command['command']>(
  message: ChatToPortal,
  name: Name,
): message is Extract<Command, { command: Name }> {
  return message.type === 'command' && message.command === name
}
