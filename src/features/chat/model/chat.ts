import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { createDelay } from '@/shared/delay'
import { createEpoch } from '@/shared/epoch'
import type { ChatToPortal, PortalToChat, UnreadChatStatus } from '@/shared/events.gen'
import { placeInChat, targetOf } from './chat-address'
import {
  AT_FIRST,
  close,
  countUnread,
  expand,
  findVersion,
  giveUp,
  leaveFrame,
  reload,
  showChat,
  speak,
  toggle,
  visibilityOf,
  type ChatState,
} from './chat-state'

/** After this time without a word the chat counts as lost, in milliseconds. */
export const FRAME_TIMEOUT_MS = 15_000

/** Says something to the embedded page. */
export type Speak = (message: PortalToChat) => void

/** Opens a screen of the portal without loading the page. */
export type Navigate = (path: string) => void

/** What is said, without the envelope that every message has. */
type Words = PortalToChat extends infer Message
  ? Message extends PortalToChat
    ? Omit<Message, 'id' | 'target'>
    : never
  : never

export type ThemeMode = 'dark' | 'light'

// What happens
export const toggleClicked = createEvent()
export const closeClicked = createEvent()
export const expandedChanged = createEvent<boolean>()
export const retryClicked = createEvent()
export const newTabClicked = createEvent()
/** The embedded page is in the document; the way to speak to it comes along. */
export const frameMounted = createEvent<Speak>()
export const frameLeft = createEvent()
/** The chat said something that the contract knows. */
export const messageHeard = createEvent<ChatToPortal>()
export const themeChanged = createEvent<ThemeMode>()
/** Another tab told what its chat says is unread. */
export const unreadTold = createEvent<UnreadChatStatus>()
/** The router is there: this is how a screen of the portal is opened. */
export const navigatorReady = createEvent<Navigate>()

// What is
export const $chat = createStore<ChatState>(AT_FIRST)
const $speak = createStore<Speak | null>(null, { serialize: 'ignore' })
  .on(frameMounted, (_, speakToIt) => speakToIt)
  .on(frameLeft, () => null)
const $navigate = createStore<Navigate | null>(null, { serialize: 'ignore' }).on(navigatorReady, (_, go) => go)
const $theme = createStore<ThemeMode>('light').on(themeChanged, (_, mode) => mode)

// What follows
$chat
  .on(messageHeard, hear)
  .on(unreadTold, countUnread)
  .on(toggleClicked, toggle)
  .on(closeClicked, close)
  .on(expandedChanged, expand)
  .on(retryClicked, reload)
  // A page that leaves the document begins anew when it comes back.
  .on(frameLeft, leaveFrame)
  .reset(signedOut)

const timeout = createDelay<{ epoch: number }>()
/** Each page in the document has a timeout of its own. */
const frameEpoch = createEpoch([frameMounted, frameLeft])
sample({
  clock: frameMounted,
  source: frameEpoch.$epoch,
  fn: (epoch) => ({ ms: FRAME_TIMEOUT_MS, of: { epoch } }),
  target: timeout.startFx,
})
$chat.on(frameEpoch.current(timeout.passed), giveUp)

// What the portal says.
const sayFx = attach({
  source: $speak,
  effect: (speakToIt, words: Words) => speakToIt?.({ id: nextId(), target: 'chat', ...words }),
})
const tellVisibility = createEvent()
const tellTheme = createEvent()
const $visibility = $chat.map(visibilityOf)

// Each opening, closing, collapsing and expanding is told, also where it leaves the chat as unseen as before.
const $place = $chat.map(({ place }) => place)
sample({ clock: $place, fn: () => undefined, target: tellVisibility })
sample({ clock: $theme, fn: () => undefined, target: tellTheme })
// Who asks has just begun, and does not know the look either.
sample({
  clock: messageHeard,
  filter: (message) => isCommand(message, 'request-chat-visibility'),
  fn: () => undefined,
  target: [tellVisibility, tellTheme],
})

sample({
  clock: tellVisibility,
  source: $visibility,
  fn: (visibility): Words => ({ type: 'event', event: 'chat-visibility-updated', body: { visibility } }),
  target: sayFx,
})
sample({
  clock: tellTheme,
  source: $theme,
  fn: (mode): Words => ({ type: 'event', event: 'theme-mode-updated', body: { mode } }),
  target: sayFx,
})
// Who opens the chat because something is unread wants to see where: the list says it.
sample({
  clock: toggleClicked,
  source: $chat,
  filter: ({ place, unread, current }) =>
    place === 'expanded' && unread.hasUnreadChats && (current === null || current.unreadMessagesCount === 0),
  fn: (): Words => ({ type: 'command', command: 'open-chat-list' }),
  target: sayFx,
})

// What the chat asks for.
/** A new tab knows nothing of the one that opened it. */
export const openTabFx = createEffect((url: string) => void window.open(url, '_blank', 'noopener,noreferrer'))
const navigateFx = attach({ source: $navigate, effect: (go, path: string) => go?.(path) })
const linkFollowed = messageHeard.filterMap((message) =>
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
const ownTabWanted = messageHeard.filterMap((message) =>
  isCommand(message, 'request-to-open-current-route') ? message.body.route : undefined,
)
const placeWanted = createEvent<string>()
sample({ clock: [ownTabWanted, newTabClicked.map(() => '/')], target: placeWanted })
sample({ clock: placeWanted.filterMap((route) => placeInChat(route)?.href), target: openTabFx })

function hear(state: ChatState, message: ChatToPortal): ChatState {
  const spoken = speak(state)
  if (message.type === 'command') return spoken
  switch (message.event) {
    case 'unread-chat-status-updated':
      return countUnread(spoken, message.body)
    case 'current-chat-status-updated':
      return showChat(spoken, message.body)
    case 'version-update-found':
      return findVersion(spoken)
  }
}

let said = 0
/** A name of its own for each message. */
function nextId(): string {
  said += 1
  return `portal-${said}`
}

type Command = Extract<ChatToPortal, { type: 'command' }>

function isCommand<Name extends Command['command']>(
  message: ChatToPortal,
  name: Name,
): message is Extract<Command, { command: Name }> {
  return message.type === 'command' && message.command === name
}
