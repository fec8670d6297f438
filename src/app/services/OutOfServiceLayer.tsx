import { useUnit } from 'effector-react'
import { useLayoutEffect, useRef } from 'react'
import { serviceRecovered } from '@/features/service-watch'
import { useIntl } from '@/shared/i18n'
import { useOwnTitle } from '@/shared/own-title'
import { messages } from '../start-up/messages'
import { OutOfService } from '../start-up/OutOfService'
import styles from './OutOfServiceLayer.module.css'

/** Covers the page while the service is out of service. The page below keeps its state and is inert. */
export function OutOfServiceLayer() {
  const layer = useRef<HTMLDialogElement>(null)
  const back = useUnit(serviceRecovered)
  const { formatMessage } = useIntl()
  useOwnTitle(formatMessage(messages.outOfService))

  useLayoutEffect(() => {
    const element = layer.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={layer}
      role="alertdialog"
      aria-label={formatMessage(messages.outOfServiceSplash)}
      className={styles.root}
      onCancel={(event) => event.preventDefault()}
    >
      <OutOfService as="section" onBack={back} />
    </dialog>
  )
}
