import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { isOnScreen } from '../model/tip-state'
import { $tip, navigated } from '../model/tips'
import styles from './TipOverlay.module.css'
import { TipView } from './TipView'

/**
 * Mounted once, so that the live regions exist before something is announced in them: politely, or at once when it is
 * grave. What a tip looks like comes with its place: the tip that the files of this build are gone could not fetch it
 * any more. A press on a tip is a word with the portal, so it closes nothing that is open below.
 */
export function TipOverlay() {
  const { tip, onNavigate } = useUnit({ tip: $tip, onNavigate: navigated })
  const { formatMessage } = useIntl()
  useNavigations(onNavigate)

  const shown = isOnScreen(tip) ? tip : null
  const grave = shown !== null && ['warn', 'error', 'system'].includes(shown.tip.severity)
  const view = shown && <TipView key={shown.serial} tip={shown.tip} />
  return (
    <section
      aria-label={formatMessage(messages.region)}
      data-keeps-panels=""
      // Modals over the page leave the tip operable.
      data-react-aria-top-layer=""
      className={styles.root}
    >
      <div role="status" className={styles.place}>
        {grave ? null : view}
      </div>
      <div role="alert" className={styles.place}>
        {grave ? view : null}
      </div>
    </section>
  )
}

/** Reports navigations, not the address of the start. */
function useNavigations(onNavigate: (to: { pathname: string; search: string }) => void) {
  const { key, pathname, search } = useLocation()
  const known = useRef(key)
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    onNavigate({ pathname, search })
  }, [key, pathname, search, onNavigate])
}
