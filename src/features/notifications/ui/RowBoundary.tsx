import { Component, type ReactNode } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { NotificationItem } from '@/design-system/NotificationItem'
import { reportError } from '@/shared/errors'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Notification } from '../notification'

type RowBoundaryProps = { notification: Notification; children: ReactNode }
type State = { failed: boolean; notification: Notification }

/** Keeps the list when one entry cannot be drawn. A later version of the entry is drawn again. */
export class RowBoundary extends Component<RowBoundaryProps, State> {
  override state: State = { failed: false, notification: this.props.notification }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ notification }: RowBoundaryProps, state: State): Partial<State> | null {
    return notification === state.notification ? null : { failed: false, notification }
  }

  override componentDidCatch(error: unknown) {
    reportError(error, 'a notification')
  }

  override render() {
    const { notification, children } = this.props
    return this.state.failed ? <UnshownRow notification={notification} /> : children
  }
}

function UnshownRow({ notification }: { notification: Notification }) {
  const { formatMessage } = useIntl()
  return (
    <NotificationItem
      data-notification={notification.id}
      picture={<Avatar name="" />}
      message={formatMessage(messages.notShown)}
      time={<span />}
      markReadLabel={formatMessage(messages.markRead)}
    />
  )
}
