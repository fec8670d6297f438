import { Suspense, useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { ChevronDownIcon, ClockIcon, Icon, SendIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { planMessages } from './messages'
import styles from './PublishButton.module.css'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

export type PublishButtonProps = {
  /** When it is to go out; null for a post that is out, whose changes go out at once. */
  when: 'now' | 'later' | null
  busy: boolean
  disabled: boolean
  /** The id of the words that say why it is disabled. */
  describedBy?: string | undefined
  onPublish: () => void
  /** Publishes at once, whatever time was chosen. */
  onPublishNow: () => void
  /** Leads to where the time is chosen, beside the text. */
  onSchedule: () => void
}

/** Publishes or schedules, as was chosen; the menu beside it does the other. */
export function PublishButton({
  when,
  busy,
  disabled,
  describedBy,
  onPublish,
  onPublishNow,
  onSchedule,
}: PublishButtonProps) {
  const { formatMessage } = useIntl()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const items = [
    { id: 'now', label: formatMessage(planMessages.publishNow), icon: <Icon of={SendIcon} /> },
    { id: 'later', label: formatMessage(planMessages.scheduleFor), icon: <Icon of={ClockIcon} /> },
  ]
  return (
    <div className={styles.root}>
      <Button
        variant="primary"
        busy={busy}
        busyLabel={formatMessage(messages.publishing)}
        aria-disabled={disabled || undefined}
        aria-describedby={describedBy}
        className={when === null ? undefined : styles.first}
        onClick={onPublish}
      >
        {formatMessage(when === 'later' ? planMessages.schedule : messages.publish)}
      </Button>
      {when !== null && (
        <Button
          ref={trigger}
          variant="primary"
          className={styles.more}
          icon={<Icon of={ChevronDownIcon} />}
          aria-label={formatMessage(planMessages.publishOptions)}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={() => {
            setWasOpened(true)
            setOpen(true)
          }}
        />
      )}
      {wasOpened && (
        <Suspense>
          <Menu
            label={formatMessage(planMessages.publishOptions)}
            items={items}
            triggerRef={trigger}
            open={open}
            onOpenChange={setOpen}
            onAction={(id) => (id === 'later' ? onSchedule() : onPublishNow())}
          />
        </Suspense>
      )}
    </div>
  )
}
