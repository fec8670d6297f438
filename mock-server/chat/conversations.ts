import { minute } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { userSummary } from '../views/people.ts'

/** One message of a conversation; who wrote it is not known of those that a test lets arrive. */
export type ChatMessage = {
  id: string
  text: string
  mine: boolean
  author: { name: string; initials: string; photoUrl: string | null } | null
  /** ISO 8601. */
  at: string
  /** Follows the text. */
  link: { url: string; label: string } | null
}

/** One conversation of the signed-in person. */
export type Conversation = { id: string; title: string; initials: string; unread: number; messages: ChatMessage[] }

/** What the chat page hears of while it is open. */
export type ChatEvent = 'changed' | 'version'

/** The conversations of one world and the pages that show them. */
export class ChatState {
  readonly conversations: Conversation[]
  readonly #now: () => number
  readonly #listeners = new Set<(event: ChatEvent) => void>()
  #messages = 0

  constructor(world: World) {
    this.#now = () => world.clock.now()
    this.conversations = openingConversations(world)
  }

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
    const { text, mine, link } = message
    conversation.messages.push({
      id: `said-${this.#messages}`,
      text,
      mine,
      author: null,
      at: new Date(this.#now()).toISOString(),
      link: link === undefined ? null : { url: link, label: link },
    })
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
  const state = states.get(world) ?? new ChatState(world)
  states.set(world, state)
  return state
}

function openingConversations(world: World): Conversation[] {
  const now = world.clock.now()
  const said = (
    id: string,
    { by, ago, text, link = null }: { by: string | null; ago: number; text: string; link?: ChatMessage['link'] },
  ): ChatMessage => ({
    id,
    text,
    mine: by === null,
    author: by === null ? null : faceOf(world, by),
    at: new Date(now - ago * minute).toISOString(),
    link,
  })
  return [
    {
      id: 'night-shift',
      title: 'Night shift, line 2',
      initials: 'NS',
      unread: 2,
      messages: [
        said('night-0', { by: null, ago: 96, text: 'How is the new guard on press 2?' }),
        said('night-1', { by: 'amina-diallo', ago: 41, text: 'It’s in. Works well, a little loud.' }),
        said('night-2', { by: 'davide-greco', ago: 18, text: 'Can you bring the blue tool trolley back before six?' }),
      ],
    },
    {
      id: 'it-service',
      title: 'IT service desk',
      initials: 'IT',
      unread: 1,
      messages: [
        said('it-0', { by: null, ago: 1500, text: 'My scanner doesn’t find the network any more.' }),
        said('it-1', {
          by: 'tobias-krueger',
          ago: 64,
          text: 'It’s ready at the gate. This is how you pair it:',
          link: { url: './search-v2?q=scanner', label: 'Pairing a scanner' },
        }),
      ],
    },
    {
      id: 'canteen',
      title: 'Canteen',
      initials: 'CA',
      unread: 0,
      messages: [
        said('canteen-1', {
          by: 'beatrice-sala',
          ago: 1310,
          text: 'Friday: lentils with rosemary, and yes, the lemon cake.',
          link: { url: 'https://canteen.meridiana.example/menu', label: 'Menu of the week' },
        }),
        said('canteen-2', { by: null, ago: 1302, text: 'Two slices for quality, thanks!' }),
      ],
    },
  ]
}

function faceOf(world: World, personId: string): ChatMessage['author'] {
  const { fullName: name, accountPhotoUrl: photoUrl } = userSummary(world.data, personId)
  const initials = name
    .split(' ')
    .map(([first = '']) => first)
    .join('')
  return { name, initials, photoUrl }
}
