import { Button, ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { Text } from '@/design-system/Text'
import { type Phrase, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useFocusOnChange } from '@/shared/focus-heading'
import { messages } from '../messages'
import styles from './MailLinkPage.module.css'

export type MailLinkPageProps = {
  /** Where it stands: waiting for the click, on its way, done, or a link that has served its time. */
  phase: 'ready' | 'busy' | 'done' | 'spent'
  /** What is asked, and by which button. */
  ask: { title: string; text: string; action: string; busyLabel: string }
  done: { title: string; text: string }
  /** Why the last try did not get through. */
  failure?: Phrase | undefined
  onConfirm: () => void
}

/**
 * What a link in a mail leads to. Nothing happens before the click: programs that look at mails open their links too.
 */
export function MailLinkPage({ phase, ask, done, failure, onConfirm }: MailLinkPageProps) {
  const { formatMessage, formatPhrase } = useIntl()
  useFocusOnChange(phase === 'busy' ? 'ready' : phase)

  if (phase === 'done' || phase === 'spent') {
    const words =
      phase === 'done' ? done : { title: formatMessage(messages.spentTitle), text: formatMessage(messages.spentText) }
    return (
      <MessagePage
        title={words.title}
        description={words.text}
        actions={
          <ButtonLink variant="primary" href={paths.dashboard()}>
            {formatMessage(messages.toPortal)}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <MessagePage
      title={ask.title}
      description={ask.text}
      actions={
        <>
          <Button variant="primary" busy={phase === 'busy'} busyLabel={ask.busyLabel} onClick={onConfirm}>
            {ask.action}
          </Button>
          <ButtonLink href={paths.dashboard()}>{formatMessage(messages.toPortal)}</ButtonLink>
        </>
      }
    >
      {failure && phase === 'ready' && (
        <Text role="alert" tone="error" className={styles.failure}>
          {formatPhrase(failure)}
        </Text>
      )}
    </MessagePage>
  )
}
