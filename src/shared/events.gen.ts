/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */

// carousel-config.schema.json

/**
 * A colour as CSS writes it: hexadecimal, by its English name, or rgb(), rgba(), hsl(), hsla() with plain numbers. Whatever else CSS knows (url(), var(), calc(), a second declaration) is refused, so a client may use the text as one style value without reading it. Null, an empty text and a name that the browser does not know count as not given; the client then uses its own colour.
 */
export type CssColor = string | null
/**
 * A size as a number or as text with or without a unit; without one it counts pixels. Only px, rem, em, pt and per cent are taken, so the text holds nothing but a size. A client keeps the result within what people can read. Null and an empty text count as not given.
 */
export type FontSize = string | number | null

/**
 * The intro carousel. Travels as JSON text in the field `config` of the info-carousel answer. Colours are the customer's own.
 */
export interface CarouselConfig {
  /**
   * In the order to show them.
   *
   * @minItems 1
   */
  slides: CarouselSlide[]
  /**
   * Words of the button that leaves the carousel.
   */
  skipButtonName?: string
  skipButtonColor?: CssColor
  /**
   * Words of the button that leads to the next slide.
   */
  nextButtonName?: string
  nextButtonColor?: CssColor
  /**
   * Words of the button on the last slide.
   */
  doneButtonName?: string
  doneButtonColor?: CssColor
  dotColor?: CssColor
  descriptionFontSize_WebApp?: FontSize
}
/**
 * One slide.
 */
export interface CarouselSlide {
  title: string
  titleColor?: CssColor
  description: string
  descriptionColor?: CssColor
  descriptionFontSize?: FontSize
  urlImage: string
  colorBegin?: CssColor
  colorEnd?: CssColor
  /**
   * Whether picture and words stand side by side or one above the other.
   */
  orientation_WebApp?: 'row' | 'column'
}

// chat-message.schema.json

/**
 * A message between the portal's window and that of the embedded chat. Accepted only from the configured origin. An unknown event or command is ignored.
 */
export type ChatMessage = ChatToPortal | PortalToChat
/**
 * What the embedded chat says to the portal.
 */
export type ChatToPortal =
  | UnreadChatStatusUpdated
  | CurrentChatStatusUpdated
  | VersionUpdateFound
  | OpenLink
  | RequestChatVisibility
  | RequestToOpenCurrentRoute
/**
 * Unique among the messages of the sender; an answer to a request has an id of its own.
 */
export type MessageId = string
/**
 * What the portal says to the embedded chat.
 */
export type PortalToChat = ChatVisibilityUpdated | ThemeModeUpdated | OpenChatList

/**
 * The number of unread conversations changed.
 */
export interface UnreadChatStatusUpdated {
  id: MessageId
  target: 'portal'
  type: 'event'
  event: 'unread-chat-status-updated'
  body: UnreadChatStatus
}
/**
 * What is unread in all conversations.
 */
export interface UnreadChatStatus {
  hasUnreadChats: boolean
  /**
   * Estimated, because the chat does not load all conversations.
   */
  unreadChatsEstimatedCount: number
}
/**
 * Another conversation is open, or the open one changed.
 */
export interface CurrentChatStatusUpdated {
  id: MessageId
  target: 'portal'
  type: 'event'
  event: 'current-chat-status-updated'
  body: CurrentChatStatus
}
/**
 * The open conversation.
 */
export interface CurrentChatStatus {
  /**
   * Null when no conversation is open.
   */
  chatId: string | null
  /**
   * No conversation is open; the list is shown.
   */
  isClosed: boolean
  title: string | null
  unreadMessagesCount: number
  avatarImageUrl: string | null
  /**
   * Shown where there is no picture.
   */
  avatarInitials: string | null
  /**
   * Text that always leads to the same colour behind the initials.
   */
  avatarColorHash: string | null
}
/**
 * A newer chat is ready; it takes a reload to get it.
 */
export interface VersionUpdateFound {
  id: MessageId
  target: 'portal'
  type: 'event'
  event: 'version-update-found'
}
/**
 * A link in the chat was followed.
 */
export interface OpenLink {
  id: MessageId
  target: 'portal'
  type: 'command'
  command: 'open-link'
  body: LinkTarget
}
/**
 * Where the link leads.
 */
export interface LinkTarget {
  /**
   * Inside the portal it navigates there, elsewhere it opens a new tab. Only http and https are followed.
   */
  url: string
}
/**
 * The chat wants to know whether it is seen; answered by chat-visibility-updated.
 */
export interface RequestChatVisibility {
  id: MessageId
  target: 'portal'
  type: 'command'
  command: 'request-chat-visibility'
}
/**
 * The chat asks to be opened in a tab of its own, at the place where it is now.
 */
export interface RequestToOpenCurrentRoute {
  id: MessageId
  target: 'portal'
  type: 'command'
  command: 'request-to-open-current-route'
  body: ChatRoute
}
/**
 * A place inside the chat.
 */
export interface ChatRoute {
  /**
   * Address below the address of the chat.
   */
  route: string
}
/**
 * The panel was opened, closed, collapsed or expanded, or the chat asked.
 */
export interface ChatVisibilityUpdated {
  id: MessageId
  target: 'chat'
  type: 'event'
  event: 'chat-visibility-updated'
  body: ChatVisibility
}
/**
 * Whether the chat is seen.
 */
export interface ChatVisibility {
  /**
   * Foreground: open and expanded.
   */
  visibility: 'foreground' | 'background'
}
/**
 * The look of the portal changed.
 */
export interface ThemeModeUpdated {
  id: MessageId
  target: 'chat'
  type: 'event'
  event: 'theme-mode-updated'
  body: ThemeMode
}
/**
 * How the portal looks now.
 */
export interface ThemeMode {
  mode: 'dark' | 'light'
}
/**
 * The chat shows its list of conversations.
 */
export interface OpenChatList {
  id: MessageId
  target: 'chat'
  type: 'command'
  command: 'open-chat-list'
}

// realtime-value.schema.json

/**
 * Value at the person's realtime channel. Any change says that something happened and that the portal should sync; the value itself carries no data and is never shown. Null until the first thing happens. The server writes the moment of the last change; a client must accept any value.
 */
export type RealtimeValue = null | RealtimeChange

/**
 * Something changed.
 */
export interface RealtimeChange {
  /**
   * Moment of the change in milliseconds since 1970, so that two changes are never the same value.
   */
  changedAt: number
}

// runtime-configuration.schema.json

/**
 * Language of the interface.
 */
export type LanguageCode = 'en' | 'it' | 'es' | 'de' | 'el' | 'pt' | 'fr'
export type OriginOrNull = Origin | null
/**
 * Scheme, host and port, without a path.
 */
export type Origin = string

/**
 * What an installation decides. Written as a JSON block into the document when the portal is deployed, so that one build serves every installation.
 */
export interface RuntimeConfiguration {
  /**
   * Where the portal is served; begins and ends with a slash.
   */
  basePath: string
  /**
   * Base of the portal's calls, relative to `basePath`; the API is of the same origin.
   */
  apiBase: string
  /**
   * Base of the learning calls, relative to `basePath`.
   */
  learningApiBase: string
  /**
   * Languages that people may choose, in the order to offer them.
   *
   * @minItems 1
   */
  languages: LanguageCode[]
  defaultLanguage: LanguageCode
  chatOrigin: OriginOrNull
  /**
   * Further origins that pictures may come from.
   */
  imageOrigins: Origin[]
  /**
   * Live updates.
   */
  realtime: {
    /**
     * Off means that the portal asks from time to time instead of being told.
     */
    enabled: boolean
  }
  /**
   * Told by POST and DELETE when somebody signs in or out; null means no such call.
   */
  authTokenSyncUrl: string | null
  /**
   * Names of the routes without a header, beside login and errors.
   */
  headerlessRoutes: string[]
  /**
   * Names of the routes without the carousel, beside login and errors.
   */
  carouselHiddenRoutes: string[]
  /**
   * Translations of the customer, merged over the portal's own in this order.
   */
  labelSets: {
    /**
     * Files, fetched from prefix + language code + suffix.
     */
    static: StaticLabelSet[]
    /**
     * Names of sets that the server keeps; one that fails is ignored.
     */
    dynamic: string[]
  }
  /**
   * Offers the switch for trouble; true in development and demos only.
   */
  developerPanel: boolean
  /**
   * Where errors are reported to; null means nowhere.
   */
  errorReportUrl: string | null
}
/**
 * Where a set of translation files stands.
 */
export interface StaticLabelSet {
  prefix: string
  suffix: string
}
