import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { showPush } from '@/shared/browser-push'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { $consent, $consentPhase, permissionCheckWanted } from '../push/consent-model'
import { turnOffClicked, turnOnClicked } from '../push'
import styles from './BrowserPushes.module.css'
import { messages } from './messages'

/**
 * Whether this browser shows pushes, and the way to change it. The browser itself is asked by a click alone; where it
 * has refused, only its own settings lead on.
 */
export function BrowserPushes() {
  const { formatMessage, locale } = useIntl()
  const { phase, consent, onTurnOn, onTurnOff, onOpened } = useUnit({
    phase: $consentPhase,
    consent: $consent,
    onTurnOn: turnOnClicked,
    onTurnOff: turnOffClicked,
    onOpened: permissionCheckWanted,
  })
  // The person may have changed it in the browser meanwhile.
  useEffect(() => onOpened(), [onOpened])
  const [test, setTest] = useState<MessageDescriptor | null>(null)

  async function showTest() {
    try {
      await showPush({
        tag: 'test',
        title: formatMessage(messages.testTitle),
        body: formatMessage(messages.testBody),
        lang: locale,
        timestamp: Date.now(),
        data: { address: null },
      })
      setTest(messages.testShown)
    } catch {
      setTest(messages.testFailed)
    }
  }

  const denied = consent.permission === 'denied'
  const words =
    phase === 'unsupported'
      ? messages.unsupported
      : denied
        ? messages.denied
        : phase === 'on'
          ? messages.on
          : phase === 'asking'
            ? messages.asking
            : messages.off
  return (
    <>
      <Text role="status" size="sm">
        {formatMessage(words)}
      </Text>
      {phase !== 'unsupported' && !denied && phase !== 'asking' && (
        <div className={styles.actions}>
          {phase === 'on' ? (
            <>
              <Button size="sm" onClick={() => void showTest()}>
                {formatMessage(messages.test)}
              </Button>
              <Button size="sm" variant="plain" onClick={() => onTurnOff()}>
                {formatMessage(messages.turnOff)}
              </Button>
            </>
          ) : (
            <Button size="sm" onClick={() => onTurnOn()}>
              {formatMessage(messages.turnOn)}
            </Button>
          )}
        </div>
      )}
      {phase === 'on' && test && (
        <Text role="status" size="sm" tone="muted">
          {formatMessage(test)}
        </Text>
      )}
    </>
  )
}
