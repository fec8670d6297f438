/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
import type { CarouselConfig, ChatMessage, ChatToPortal, PortalToChat, RealtimeValue } from './events.gen'
import type { ShapeOf } from './shape'

/** What a CarouselConfig looks like. */
export const carouselConfigShape: ShapeOf<CarouselConfig> = {
  shape: {
    slides: { '[+]': 'CarouselSlide' },
    'skipButtonName?': 's',
    'skipButtonColor?': 'CssColor',
    'nextButtonName?': 's',
    'nextButtonColor?': 'CssColor',
    'doneButtonName?': 's',
    'doneButtonColor?': 'CssColor',
    'dotColor?': 'CssColor',
    'descriptionFontSize_WebApp?': 'FontSize',
  },
  names: {
    CarouselSlide: {
      title: 's',
      'titleColor?': 'CssColor',
      description: 's',
      'descriptionColor?': 'CssColor',
      'descriptionFontSize?': 'FontSize',
      urlImage: '~[^]',
      'colorBegin?': 'CssColor',
      'colorEnd?': 'CssColor',
      'orientation_WebApp?': '=row|column',
    },
    CssColor: [
      '~^\\s*(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{3,20}|(rgb|hsl)a?\\([0-9.,%/+\\s-]{1,64}\\))?\\s*$',
      '0',
    ],
    FontSize: ['~^\\s*([0-9]{1,4}(\\.[0-9]{1,4})?\\s*(px|rem|em|pt|%)?)?\\s*$', 'n0'],
  },
}

/** What a ChatMessage looks like. */
export const chatMessageShape: ShapeOf<ChatMessage> = {
  shape: ['ChatToPortal', 'PortalToChat'],
  names: {
    ChatRoute: { route: '~^/' },
    ChatToPortal: [
      'UnreadChatStatusUpdated',
      'CurrentChatStatusUpdated',
      'VersionUpdateFound',
      'OpenLink',
      'RequestChatVisibility',
      'RequestToOpenCurrentRoute',
    ],
    ChatVisibility: { visibility: '=foreground|background' },
    ChatVisibilityUpdated: { id: 'MessageId', target: '=chat', type: '=event', event: '=chat-visibility-updated', body: 'ChatVisibility' },
    CurrentChatStatus: {
      chatId: 's0',
      isClosed: 'b',
      title: 's0',
      unreadMessagesCount: 'i',
      avatarImageUrl: 's0',
      avatarInitials: 's0',
      avatarColorHash: 's0',
    },
    CurrentChatStatusUpdated: {
      id: 'MessageId',
      target: '=portal',
      type: '=event',
      event: '=current-chat-status-updated',
      body: 'CurrentChatStatus',
    },
    LinkTarget: { url: '~[^]' },
    MessageId: '~[^]',
    OpenChatList: { id: 'MessageId', target: '=chat', type: '=command', command: '=open-chat-list' },
    OpenLink: { id: 'MessageId', target: '=portal', type: '=command', command: '=open-link', body: 'LinkTarget' },
    PortalToChat: ['ChatVisibilityUpdated', 'ThemeModeUpdated', 'OpenChatList'],
    RequestChatVisibility: { id: 'MessageId', target: '=portal', type: '=command', command: '=request-chat-visibility' },
    RequestToOpenCurrentRoute: {
      id: 'MessageId',
      target: '=portal',
      type: '=command',
      command: '=request-to-open-current-route',
      body: 'ChatRoute',
    },
    ThemeMode: { mode: '=dark|light' },
    ThemeModeUpdated: { id: 'MessageId', target: '=chat', type: '=event', event: '=theme-mode-updated', body: 'ThemeMode' },
    UnreadChatStatus: { hasUnreadChats: 'b', unreadChatsEstimatedCount: 'i' },
    UnreadChatStatusUpdated: {
      id: 'MessageId',
      target: '=portal',
      type: '=event',
      event: '=unread-chat-status-updated',
      body: 'UnreadChatStatus',
    },
    VersionUpdateFound: { id: 'MessageId', target: '=portal', type: '=event', event: '=version-update-found' },
  },
}

/** What a ChatToPortal looks like. */
export const chatToPortalShape: ShapeOf<ChatToPortal> = {
  shape: [
    'UnreadChatStatusUpdated',
    'CurrentChatStatusUpdated',
    'VersionUpdateFound',
    'OpenLink',
    'RequestChatVisibility',
    'RequestToOpenCurrentRoute',
  ],
  names: {
    ChatRoute: { route: '~^/' },
    CurrentChatStatus: {
      chatId: 's0',
      isClosed: 'b',
      title: 's0',
      unreadMessagesCount: 'i',
      avatarImageUrl: 's0',
      avatarInitials: 's0',
      avatarColorHash: 's0',
    },
    CurrentChatStatusUpdated: {
      id: 'MessageId',
      target: '=portal',
      type: '=event',
      event: '=current-chat-status-updated',
      body: 'CurrentChatStatus',
    },
    LinkTarget: { url: '~[^]' },
    MessageId: '~[^]',
    OpenLink: { id: 'MessageId', target: '=portal', type: '=command', command: '=open-link', body: 'LinkTarget' },
    RequestChatVisibility: { id: 'MessageId', target: '=portal', type: '=command', command: '=request-chat-visibility' },
    RequestToOpenCurrentRoute: {
      id: 'MessageId',
      target: '=portal',
      type: '=command',
      command: '=request-to-open-current-route',
      body: 'ChatRoute',
    },
    UnreadChatStatus: { hasUnreadChats: 'b', unreadChatsEstimatedCount: 'i' },
    UnreadChatStatusUpdated: {
      id: 'MessageId',
      target: '=portal',
      type: '=event',
      event: '=unread-chat-status-updated',
      body: 'UnreadChatStatus',
    },
    VersionUpdateFound: { id: 'MessageId', target: '=portal', type: '=event', event: '=version-update-found' },
  },
}

/** What a PortalToChat looks like. */
export const portalToChatShape: ShapeOf<PortalToChat> = {
  shape: ['ChatVisibilityUpdated', 'ThemeModeUpdated', 'OpenChatList'],
  names: {
    ChatVisibility: { visibility: '=foreground|background' },
    ChatVisibilityUpdated: { id: 'MessageId', target: '=chat', type: '=event', event: '=chat-visibility-updated', body: 'ChatVisibility' },
    MessageId: '~[^]',
    OpenChatList: { id: 'MessageId', target: '=chat', type: '=command', command: '=open-chat-list' },
    ThemeMode: { mode: '=dark|light' },
    ThemeModeUpdated: { id: 'MessageId', target: '=chat', type: '=event', event: '=theme-mode-updated', body: 'ThemeMode' },
  },
}

/** What a RealtimeValue looks like. */
export const realtimeValueShape: ShapeOf<RealtimeValue> = { shape: ['RealtimeChange', '0'], names: { RealtimeChange: { changedAt: 'i' } } }
