import { examples, requestExamples } from '@/api/examples.gen'
import type { Chat } from '@/features/ai-chat/model/chat'
import type { CurrentChat } from '@/features/chat'
import { navigationItemsFor } from '@/features/navigation/model/navigation-table'

/** The menus of an administrator, for screens that show all of the portal. */
export const items = navigationItemsFor(() => true).filter(({ name }) => name !== 'admin')

export const counts = examples.getNavigationCounts.default

export const homes = examples.listHomes.default.homes

/** The communities that the person of the pictures has joined first. */
export const communities = examples.listCommunities.default.communities.slice(0, 4)

export const customer = examples.getEnvironment.default.customer

const { answer, sessionId } = examples.askAssistant.withBothReferences

/** One question and its answer, with two sources. */
export const conversation: Chat = {
  messages: [
    {
      role: 'user',
      messageType: 'standard',
      id: 'q-1',
      timestamp: '2026-11-20T10:17:00Z',
      content: requestExamples.askAssistant.firstQuestion.question,
    },
    {
      role: 'model',
      messageType: 'standard',
      id: answer.id,
      timestamp: answer.creationTimestamp,
      content: answer.message,
      references: answer.references,
      alreadyAnimated: true,
    },
  ],
  sessionId,
  asking: { phase: 'ready' },
  feedback: { phase: 'none' },
  details: {},
}

/** As the chat tells it: openapi/events/chat-message.schema.json. */
export const currentChat: CurrentChat = {
  title: 'IT service desk',
  unreadMessagesCount: 3,
  avatarImageUrl: null,
  avatarInitials: 'IT',
  avatarColorHash: 'IT service desk',
}
