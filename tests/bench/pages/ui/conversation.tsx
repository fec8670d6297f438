import { allSettled, fork } from 'effector'
import { Provider, useUnit } from 'effector-react'
import { useRef } from 'react'
import { examples } from '@/api/examples.gen'
import { askFx } from '@/features/ai-chat/api/effects'
import { $chat, answerAnimated, questionAsked } from '@/features/ai-chat/model/assistant'
import { type AiMessage, emptyChat } from '@/features/ai-chat/model/chat'
import { $chats } from '@/features/ai-chat/model/chats'
import { Conversation } from '@/features/ai-chat/ui/Conversation'
import type { Subject } from './subject'

const SHOWN = 20
const WORD_MS = 30
const { markdown } = examples.askAssistant

/** An answer of one hundred words, with what Markdown has: a heading, paragraphs, a list in bold. */
const words = Array.from({ length: 100 }, (_, index) => `word${index + 1}`)
const hundredWords = [
  `## ${words.slice(0, 5).join(' ')}`,
  words.slice(5, 50).join(' '),
  ...words.slice(50, 60).map((word) => `- **${word}**`),
  words.slice(60).join(' '),
].join('\n\n')

/** Questions and answers in turn: every other message is Markdown. */
function said(count: number): AiMessage[] {
  return Array.from({ length: count }, (_, index): AiMessage => {
    const common = { id: `m-${index}`, timestamp: '2026-11-20T10:17:00Z' }
    const { message, references } = markdown.answer
    return index % 2 === 0
      ? { ...common, role: 'user', messageType: 'standard', content: `What changed in round ${index + 1}, and why?` }
      : {
          ...common,
          role: 'model',
          messageType: 'standard',
          content: `${message} (${index})`,
          references,
          alreadyAnimated: true,
        }
  })
}

const nothing = () => undefined

function Talk() {
  const { chat, onShown } = useUnit({ chat: $chat, onShown: answerAnimated })
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <div ref={scroller} className="talk">
      <Conversation
        chat={chat}
        scroller={scroller}
        onShown={onShown}
        onAskAgain={nothing}
        onNewChat={nothing}
        onRate={nothing}
        onDetail={nothing}
        onDetailChange={nothing}
        onDetailClose={nothing}
        onCopy={nothing}
        onSource={nothing}
      />
    </div>
  )
}

/** The assistant's conversation, with its model holding so many messages; the next answer has one hundred words. */
export function conversation(count: number): Subject {
  const chats = { none: { ...emptyChat, messages: said(count) } }
  const answer = { ...markdown.answer, id: 'next', message: hundredWords, references: [] }
  let scope = fork()
  return {
    draw() {
      scope = fork({ values: [[$chats, chats]], handlers: [[askFx, () => ({ answer, sessionId: 's' })]] })
      return (
        <Provider value={scope}>
          <Talk />
        </Provider>
      )
    },
    async say() {
      await allSettled(questionAsked, { scope, params: 'And now?' })
    },
  }
}

/** The last messages as plain text, and the next one appended to word by word. */
export function plainConversation(count: number): Subject {
  const shown = said(count).slice(-SHOWN)
  return {
    draw: () => (
      <div className="talk">
        <ol>
          {shown.map((message) => (
            <li key={message.id}>
              <p>{'content' in message ? message.content : ''}</p>
            </li>
          ))}
          <li>
            <p data-next=""> </p>
          </li>
        </ol>
      </div>
    ),
    say() {
      const text = document.querySelector('[data-next]')?.firstChild as Text
      let next = 0
      const timer = setInterval(() => {
        text.appendData(`${words[next]} `)
        next += 1
        if (next === words.length) clearInterval(timer)
      }, WORD_MS)
      return Promise.resolve()
    },
  }
}
