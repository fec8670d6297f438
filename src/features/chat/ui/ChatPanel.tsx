import type { ReactNode, Ref } from 'react'

import { Avatar, hueOf } from '@/design-system/Avatar'
import { Badge } from '@/design-system/Badge'
import { DockPanel } from '@/design-system/Dock'
import { ErrorState } from '@/design-system/ErrorState'
import { IconButton } from '@/design-system/IconButton'
import { ExternalLinkIcon, Icon, MessageCircleIcon, XIcon } from '@/design-system/icons'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { RetryButton } from '@/features/retry'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { FramePhase, CurrentChat } from '../model/chat-state'
import styles from './ChatPanel.module.css'

export type ChatPanelProps = {
  /** Null while the chat shows its list. */
  chat: CurrentChat | null
  /** Of all conversations; the header shows it while none is open. */
  unreadCount: number
  expanded: boolean
  onExpandedChange: (expanded: boolean) => void
  onNewTab: () => void
  onClose: () => void
  onRetry?: () => void
  state?: FramePhase
  /** Its header is a button. */
  headRef?: Ref<HTMLButtonElement>
  /** The frame with the chat itself. */
  children?: ReactNode
}

/** The chat on the lower edge of the window. Collapsed it says which conversation is open and what is unread in it. */
export function ChatPanel({
  chat,
  unreadCount,
  expanded,
  onExpandedChange,
  onNewTab,
  onClose,
  onRetry,
  state = 'ready',
  headRef,
  children,
}: ChatPanelProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const unread = chat ? chat.unreadMessagesCount : unreadCount
  return (
    <DockPanel
      headRef={headRef}
      height="tall"
      padding="none"
      title={chat?.title ?? formatMessage(messages.title)}
      icon={chat ? <ChatAvatar chat={chat} /> : <Icon of={MessageCircleIcon} />}
      badge={unread > 0 && <Badge tone="alert">{intl.formatNumber(unread)}</Badge>}
      badgeLabel={unread > 0 ? formatMessage(messages.unread, { count: unread }) : undefined}
      actions={
        <>
          <IconButton
            size="sm"
            label={formatMessage(messages.newTab)}
            icon={<Icon of={ExternalLinkIcon} size="sm" />}
            onClick={onNewTab}
          />
          <IconButton
            size="sm"
            label={formatMessage(messages.close)}
            icon={<Icon of={XIcon} size="sm" />}
            onClick={onClose}
          />
        </>
      }
      expanded={expanded}
      onExpandedChange={onExpandedChange}
    >
      {state === 'loading' && (
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.state}>
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton length="long" />
        </SkeletonGroup>
      )}
      {state === 'failed' && (
        <ErrorState
          level={3}
          title={formatMessage(messages.failed)}
          description={formatMessage(messages.failedText)}
          action={<RetryButton onClick={onRetry} />}
        />
      )}
      {/* Hidden, not left out: the page has to load before it can send that it is ready. */}
      <div hidden={state !== 'ready'} className={styles.place}>
        {children}
      </div>
    </DockPanel>
  )
}

function ChatAvatar({ chat: { title, avatarImageUrl, avatarInitials, avatarColorHash } }: { chat: CurrentChat }) {
  return (
    <Avatar
      name={title}
      src={avatarImageUrl}
      size={28}
      initials={avatarInitials ?? undefined}
      hue={avatarColorHash === null ? undefined : hueOf(avatarColorHash)}
    />
  )
}
