import type { World } from '../state/world.ts'

/** One message of a conversation. */
export type ChatMessage = { id: string; text: string; mine: boolean; link: string | null }

/** One conversation of the signed-in person. */
export type Conversation = { id: string; title: string; initials: string; unread: number; messages: ChatMessage[] }

/** What the chat page hears of while it is open. */
export type ChatEvent = 'changed' | 'version'

/** The conversations of one world and the pages that show them. */
export class ChatState {
  readonly conversations = openingConversations()
  readonly #listeners = new Set<(event: ChatEvent) => void>()
  #messages = 0

  /** Tells a page about changes; the answer stops it. */
  listen(listener: (event: ChatEvent) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Adds a message; one of somebody else is unread. False when there is no such conversation. */
  say(conversationId: string, message: { text: string; mine: boolean; link?: string | undefined }): boolean {
    const conversation = this.conversations.find(({ id }) => id === conversationId)
    if (!conversation) return false
    this.#messages += 1
    const { text, mine, link = null } = message
    conversation.messages.push({ id: `said-${this.#messages}`, text, mine, link })
    if (!mine) conversation.unread += 1
    this.#tell('changed')
    return true
  }

  /** Marks a conversation as read. False when there is none. */
  read(conversationId: string): boolean {
    const conversation = this.conversations.find(({ id }) => id === conversationId)
    if (!conversation) return false
    conversation.unread = 0
    this.#tell('changed')
    return true
  }

  /** Tells open pages that a newer chat is there. */
  announceVersion(): void {
    this.#tell('version')
  }

  #tell(event: ChatEvent) {
    for (const listener of [...this.#listeners]) listener(event)
  }
}

const states = new WeakMap<World, ChatState>()

/** The chat of a world; a reset world begins with a fresh one. */
export function chatOf(world: World): ChatState {
  const state = states.get(world) ?? new ChatState()
  states.set(world, state)
  return state
}

function openingConversations(): Conversation[] {
  const said = (id: string, text: string, link: string | null = null): ChatMessage => ({ id, text, mine: false, link })
  return [
    {
      id: 'night-shift',
      title: 'Night shift, line 2',
      initials: 'NS',
      unread: 2,
      messages: [
        said('night-1', 'The new guard on the press is in. Works well, a little loud.'),
        said('night-2', 'Can somebody bring the blue tool trolley back before six?'),
      ],
    },
    {
      id: 'it-service',
      title: 'IT service desk',
      initials: 'IT',
      unread: 1,
      messages: [
        said('it-1', 'Your scanner is ready for pick-up at the gate. How to pair it is described here:', './search'),
      ],
    },
    {
      id: 'canteen',
      title: 'Canteen',
      initials: 'CA',
      unread: 0,
      messages: [
        said(
          'canteen-1',
          'Friday: lentils with rosemary, and yes, the lemon cake.',
          'https://canteen.meridiana.example/menu',
        ),
      ],
    },
  ]
}
