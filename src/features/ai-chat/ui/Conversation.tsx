import { type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Skeleton } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Chat } from '../model/chat'
import type { AnswerActs } from './Answer'
import styles from './Conversation.module.css'
import { Said } from './Said'
import { focusQuietly, useDrawn } from './use-drawn'
import { useFollowing } from './use-following'

export type ConversationProps = AnswerActs & {
  chat: Chat
  /** What the conversation scrolls in. */
  scroller: RefObject<HTMLElement | null>
  /** Sends the question again that found no answer. */
  onAskAgain: () => void
  onNewChat: () => void
}

/** Questions and answers, oldest first, and below them what the assistant is doing. */
export function Conversation({ chat, scroller, onAskAgain, onNewChat, ...acts }: ConversationProps) {
  const { formatMessage } = useIntl()
  const content = useRef<HTMLDivElement>(null)
  const { following, follow, noteMove } = useFollowing(scroller, content)
  const { from, showEarlier, button, list } = useDrawn(scroller, chat.messages.length, noteMove)
  const [saidBefore] = useState(chat.messages.length)
  const last = chat.messages.at(-1)
  const asked = last?.role === 'user' ? last.id : null
  useEffect(() => {
    if (asked !== null) follow(true)
  }, [asked, follow])

  function handleEarlier() {
    // What was read must stay, also where the end is followed: back at the end, it goes on.
    follow(false)
    showEarlier()
  }

  function handleLatest() {
    follow(true)
    // The button goes with its press.
    focusQuietly(list.current?.lastElementChild)
  }

  return (
    <>
      {/* The list grows inside a log, so that what is added is read out, and once. */}
      <div ref={content} role="log" aria-label={formatMessage(messages.conversation)} className={styles.log}>
        {from > 0 && (
          <Button ref={button} size="sm" className={styles.earlier} onClick={handleEarlier}>
            {formatMessage(messages.earlier)}
          </Button>
        )}
        <ol ref={list} className={styles.list}>
          {chat.messages.slice(from).map((message, index) => (
            <Said
              key={message.id}
              message={message}
              chat={chat}
              isNews={from + index >= saidBefore}
              canAskAgain={message === last && chat.asking.phase === 'ready'}
              onAskAgain={onAskAgain}
              {...acts}
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
