import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Skeleton } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Chat } from '../model/chat'
import type { AnswerActions } from './Answer'
import styles from './Conversation.module.css'
import { ChatMessage } from './ChatMessage'
import { focusWithoutScroll, useRenderedMessages } from './use-rendered-messages'
import { useFollowing } from './use-following'

export type ConversationProps = AnswerActions & {
  chat: Chat
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** Sends the last question again. */
  onAskAgain: () => void
  onNewChat: () => void
}

/** Questions and answers, oldest first, and the state of the question in flight. */
export function Conversation({ chat, scroller, onAskAgain, onNewChat, ...actions }: ConversationProps) {
  const { formatMessage } = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const { following, follow, noteMove } = useFollowing(scroller, content)
  const { from, showEarlier, button, list } = useRenderedMessages(scroller, chat.messages.length, noteMove)
  const [initial] = useState(() => new Set(chat.messages.map(({ id }) => id)))
  const last = chat.messages.at(-1)
  const asked = last?.role === 'user' ? last.id : null
  useEffect(() => {
    if (asked !== null) follow(true)
  }, [asked, follow])

  function handleEarlier() {
    // Keeps the reading position; scrolled back to the end, the view follows the end again.
    follow(false)
    showEarlier()
  }

  function handleLatest() {
    follow(true)
    // The button disappears with the press.
    focusWithoutScroll(list.current?.lastElementChild)
  }

  return (
    <>
      {/* A log, so that screen readers announce what is added. */}
      <div ref={content} role="log" aria-label={formatMessage(messages.conversation)} className={styles.log}>
        {from > 0 && (
          <Button ref={button} size="sm" className={styles.earlier} onClick={handleEarlier}>
            {formatMessage(messages.earlier)}
          </Button>
        )}
        <ol ref={list} className={styles.list}>
          {chat.messages.slice(from).map((message) => (
            <ChatMessage
              key={message.id}
              message={message}
              chat={chat}
              isNew={!initial.has(message.id)}
              canAskAgain={message === last && chat.asking.phase === 'ready'}
              onAskAgain={onAskAgain}
              {...actions}
            />
          ))}
        </ol>
        {chat.asking.phase === 'expired' && (
          <div data-tone="warn" className={styles.notice}>
            <strong>{formatMessage(messages.expired)}</strong>
            <p>{formatMessage(messages.expiredText)}</p>
            <Button size="sm" onClick={onNewChat}>
              {formatMessage(messages.newChat)}
            </Button>
          </div>
        )}
        {chat.asking.phase === 'waiting' && (
          <div aria-hidden="true" className={styles.thinking}>
            <p>{formatMessage(messages.thinking)}</p>
            <Skeleton length="full" />
            <Skeleton length="long" />
          </div>
        )}
      </div>
      {!following && (
        <div className={styles.latest}>
          <Button size="sm" onClick={handleLatest}>
            {formatMessage(messages.latest)}
          </Button>
        </div>
      )}
    </>
  )
}
