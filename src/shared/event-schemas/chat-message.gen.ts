/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
import type { ChatMessage, ChatToPortal, PortalToChat } from '../events.gen.ts'
import type { SchemaOf } from '../json-schema/index.ts'

export const chatMessageSchema: SchemaOf<ChatMessage> = {
  schema: { oneOf: [{ $ref: 'ChatToPortal' }, { $ref: 'PortalToChat' }] },
  definitions: {
    ChatRoute: {
      type: 'object',
      required: ['route'],
      properties: { route: { type: 'string', pattern: '^/', maxLength: 4096 } },
    },
    ChatToPortal: {
      oneOf: [
        { $ref: 'UnreadChatStatusUpdated' },
        { $ref: 'CurrentChatStatusUpdated' },
        { $ref: 'VersionUpdateFound' },
        { $ref: 'OpenLink' },
        { $ref: 'RequestChatVisibility' },
        { $ref: 'RequestToOpenCurrentRoute' },
      ],
    },
    ChatVisibility: {
      type: 'object',
      required: ['visibility'],
      properties: { visibility: { type: 'string', enum: ['foreground', 'background'] } },
    },
    ChatVisibilityUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'chat' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'chat-visibility-updated' },
        body: { $ref: 'ChatVisibility' },
      },
    },
    CurrentChatStatus: {
      type: 'object',
      required: ['chatId', 'isClosed', 'title', 'unreadMessagesCount', 'avatarImageUrl', 'avatarInitials', 'avatarColorHash'],
      properties: {
        chatId: { type: ['string', 'null'] },
        isClosed: { type: 'boolean' },
        title: { type: ['string', 'null'] },
        unreadMessagesCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
        avatarImageUrl: { type: ['string', 'null'] },
        avatarInitials: { type: ['string', 'null'] },
        avatarColorHash: { type: ['string', 'null'] },
      },
    },
    CurrentChatStatusUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'current-chat-status-updated' },
        body: { $ref: 'CurrentChatStatus' },
      },
    },
    LinkTarget: { type: 'object', required: ['url'], properties: { url: { type: 'string', minLength: 1, maxLength: 4096 } } },
    MessageId: { type: 'string', minLength: 1, maxLength: 128 },
    OpenChatList: {
      type: 'object',
      required: ['id', 'target', 'type', 'command'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'chat' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'open-chat-list' },
      },
    },
    OpenLink: {
      type: 'object',
      required: ['id', 'target', 'type', 'command', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'open-link' },
        body: { $ref: 'LinkTarget' },
      },
    },
    PortalToChat: { oneOf: [{ $ref: 'ChatVisibilityUpdated' }, { $ref: 'ThemeModeUpdated' }, { $ref: 'OpenChatList' }] },
    RequestChatVisibility: {
      type: 'object',
      required: ['id', 'target', 'type', 'command'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'request-chat-visibility' },
      },
    },
    RequestToOpenCurrentRoute: {
      type: 'object',
      required: ['id', 'target', 'type', 'command', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'request-to-open-current-route' },
        body: { $ref: 'ChatRoute' },
      },
    },
    ThemeMode: { type: 'object', required: ['mode'], properties: { mode: { type: 'string', enum: ['dark', 'light'] } } },
    ThemeModeUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'chat' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'theme-mode-updated' },
        body: { $ref: 'ThemeMode' },
      },
    },
    UnreadChatStatus: {
      type: 'object',
      required: ['hasUnreadChats', 'unreadChatsEstimatedCount'],
      properties: {
        hasUnreadChats: { type: 'boolean' },
        unreadChatsEstimatedCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      },
    },
    UnreadChatStatusUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'unread-chat-status-updated' },
        body: { $ref: 'UnreadChatStatus' },
      },
    },
    VersionUpdateFound: {
      type: 'object',
      required: ['id', 'target', 'type', 'event'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'version-update-found' },
      },
    },
  },
}

export const chatToPortalSchema: SchemaOf<ChatToPortal> = {
  schema: {
    oneOf: [
      { $ref: 'UnreadChatStatusUpdated' },
      { $ref: 'CurrentChatStatusUpdated' },
      { $ref: 'VersionUpdateFound' },
      { $ref: 'OpenLink' },
      { $ref: 'RequestChatVisibility' },
      { $ref: 'RequestToOpenCurrentRoute' },
    ],
  },
  definitions: {
    ChatRoute: {
      type: 'object',
      required: ['route'],
      properties: { route: { type: 'string', pattern: '^/', maxLength: 4096 } },
    },
    CurrentChatStatus: {
      type: 'object',
      required: ['chatId', 'isClosed', 'title', 'unreadMessagesCount', 'avatarImageUrl', 'avatarInitials', 'avatarColorHash'],
      properties: {
        chatId: { type: ['string', 'null'] },
        isClosed: { type: 'boolean' },
        title: { type: ['string', 'null'] },
        unreadMessagesCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
        avatarImageUrl: { type: ['string', 'null'] },
        avatarInitials: { type: ['string', 'null'] },
        avatarColorHash: { type: ['string', 'null'] },
      },
    },
    CurrentChatStatusUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'current-chat-status-updated' },
        body: { $ref: 'CurrentChatStatus' },
      },
    },
    LinkTarget: { type: 'object', required: ['url'], properties: { url: { type: 'string', minLength: 1, maxLength: 4096 } } },
    MessageId: { type: 'string', minLength: 1, maxLength: 128 },
    OpenLink: {
      type: 'object',
      required: ['id', 'target', 'type', 'command', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'open-link' },
        body: { $ref: 'LinkTarget' },
      },
    },
    RequestChatVisibility: {
      type: 'object',
      required: ['id', 'target', 'type', 'command'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'request-chat-visibility' },
      },
    },
    RequestToOpenCurrentRoute: {
      type: 'object',
      required: ['id', 'target', 'type', 'command', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'request-to-open-current-route' },
        body: { $ref: 'ChatRoute' },
      },
    },
    UnreadChatStatus: {
      type: 'object',
      required: ['hasUnreadChats', 'unreadChatsEstimatedCount'],
      properties: {
        hasUnreadChats: { type: 'boolean' },
        unreadChatsEstimatedCount: { type: 'integer', minimum: 0, maximum: 9007199254740991 },
      },
    },
    UnreadChatStatusUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'unread-chat-status-updated' },
        body: { $ref: 'UnreadChatStatus' },
      },
    },
    VersionUpdateFound: {
      type: 'object',
      required: ['id', 'target', 'type', 'event'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'portal' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'version-update-found' },
      },
    },
  },
}

export const portalToChatSchema: SchemaOf<PortalToChat> = {
  schema: { oneOf: [{ $ref: 'ChatVisibilityUpdated' }, { $ref: 'ThemeModeUpdated' }, { $ref: 'OpenChatList' }] },
  definitions: {
    ChatVisibility: {
      type: 'object',
      required: ['visibility'],
      properties: { visibility: { type: 'string', enum: ['foreground', 'background'] } },
    },
    ChatVisibilityUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'chat' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'chat-visibility-updated' },
        body: { $ref: 'ChatVisibility' },
      },
    },
    MessageId: { type: 'string', minLength: 1, maxLength: 128 },
    OpenChatList: {
      type: 'object',
      required: ['id', 'target', 'type', 'command'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'chat' },
        type: { type: 'string', const: 'command' },
        command: { type: 'string', const: 'open-chat-list' },
      },
    },
    ThemeMode: { type: 'object', required: ['mode'], properties: { mode: { type: 'string', enum: ['dark', 'light'] } } },
    ThemeModeUpdated: {
      type: 'object',
      required: ['id', 'target', 'type', 'event', 'body'],
      properties: {
        id: { $ref: 'MessageId' },
        target: { type: 'string', const: 'chat' },
        type: { type: 'string', const: 'event' },
        event: { type: 'string', const: 'theme-mode-updated' },
        body: { $ref: 'ThemeMode' },
      },
    },
  },
}
