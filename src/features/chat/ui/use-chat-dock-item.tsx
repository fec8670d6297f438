import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { Badge } from '@/design-system/Badge'
import type { DockItem } from '@/design-system/Dock'
import { Icon, MessageCircleIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { $chat, closeClicked, expandedChanged, newTabClicked, retryClicked } from '../model/chat'
import { $frameWanted, chatLeader } from '../model/other-tabs'
import { chatButtonId } from './ChatButton'
import { ChatFrame } from './ChatFrame'
import { ChatPanel } from './ChatPanel'

/**
 * The chat as an item of the dock; null without the permission. Closed it is hidden and runs on in one tab, which
 * counts what is unread.
 */
export function useChatDockItem(allowed: boolean): DockItem | null {
  const intl = useIntl()
  const { chat, pageWanted, placed, expand, close, openTab, retry } = useUnit({
    chat: $chat,
    pageWanted: $frameWanted,
    placed: chatLeader.eligibleChanged,
    expand: expandedChanged,
    close: closeClicked,
    openTab: newTabClicked,
    retry: retryClicked,
  })
  useEffect(() => {
    if (!allowed) return undefined
    placed(true)
    return () => void placed(false)
  }, [allowed, placed])
  const head = useRef<HTMLButtonElement>(null)
  const before = useRef(chat.place)
  useEffect(() => {
    // Opened from the header, far away from the dock in the order of focus.
    if (before.current === 'closed' && chat.place !== 'closed') head.current?.focus({ preventScroll: true })
    before.current = chat.place
  }, [chat.place])
  if (!allowed) return null

  function handleClose() {
    close()
    document.getElementById(chatButtonId)?.focus()
  }

  const { place, frame, generation, current, unread } = chat
  const expanded = place === 'expanded'
  const count = unread.unreadChatsEstimatedCount
  return {
    id: 'chat',
    label: intl.formatMessage(messages.title),
    icon: <Icon of={MessageCircleIcon} size="sm" />,
    badge: count > 0 && <Badge tone="alert">{intl.formatNumber(count)}</Badge>,
    badgeLabel: count > 0 ? intl.formatMessage(messages.unread, { count }) : undefined,
    expanded,
    onExpandedChange: expand,
    hidden: place === 'closed',
    panel: (
      <ChatPanel
        chat={expanded ? null : current}
        unreadCount={count}
        expanded={expanded}
        onExpandedChange={expand}
        onNewTab={() => openTab()}
        onClose={handleClose}
        onRetry={() => retry()}
        state={frame}
        headRef={head}
      >
        {pageWanted && <ChatFrame key={generation} />}
      </ChatPanel>
    ),
  }
}
