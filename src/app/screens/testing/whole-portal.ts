import { examples, requestExamples } from '@/api/examples.gen'
import type { Chat } from '@/features/ai-chat/model/chat'
import type { CurrentChat } from '@/features/chat'
import { navigationItemsFor } from '@/features/navigation/model/navigation-table'
import type { TasksView } from '@/features/tasks'
import type { WorkflowView } from '@/features/workflow'

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

export const tasks: TasksView = {
  phase: 'ready',
  canChange: true,
  tasks: [
    {
      id: 'task-1',
      title: 'Add alert for sensor drift',
      assignee: 'Giulia Riva',
      dueAt: '2026-11-27T17:00:00Z',
      done: false,
    },
    {
      id: 'task-2',
      title: 'Check press 1 and 3',
      assignee: 'Giulia Riva',
      dueAt: '2026-11-17T17:00:00Z',
      done: false,
    },
  ],
}

/** The workflow of the post in the pictures: it waits for the person who looks at it. */
export const workflow: WorkflowView = {
  phase: 'ready',
  steps: [
    { id: 'ws-draft', name: 'Draft', state: 'done', by: 'Marco Bianchi', at: '2026-11-18T15:20:00Z' },
    { id: 'ws-review', name: 'In review', state: 'current', since: '2026-11-20T10:12:00Z', waitingFor: null },
    { id: 'ws-approved', name: 'Approved', state: 'upcoming' },
    { id: 'ws-published', name: 'Published', state: 'upcoming' },
  ],
  transitions: [
    { id: 'approve', name: 'Approve' },
    { id: 'send-back', name: 'Send back' },
  ],
}
