import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useIntl } from '@/shared/i18n'
import { watchThemeMode } from '../api/theme-mode'
import { messages } from '../messages'
import { frameLeft, frameMounted, messageHeard, themeChanged } from '../model/chat'
import { chatAddress } from '../model/chat-address'
import { readWindowMessage } from '../model/window-message'
import styles from './ChatPanel.module.css'

/** Scripts, its own storage and tabs of its own: the page is a program, and may not touch the window that it is in. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The embedded chat. It speaks with the portal by window messages, under the contract of openapi/events. */
export function ChatFrame() {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const { mounted, left, heard, theme } = useUnit({
    mounted: frameMounted,
    left: frameLeft,
    heard: messageHeard,
    theme: themeChanged,
  })

  useEffect(() => {
    const { origin } = chatAddress()
    const hear = (event: MessageEvent<unknown>) => {
      const message = readWindowMessage(event, { origin, window: frame.current?.contentWindow })
      if (message) heard(message)
    }
    window.addEventListener('message', hear)
    mounted((message) => frame.current?.contentWindow?.postMessage(message, origin))
    const ignore = watchThemeMode(theme)
    return () => {
      ignore()
      window.removeEventListener('message', hear)
      left()
    }
  }, [mounted, left, heard, theme])

  return (
    <iframe
      ref={frame}
      title={formatMessage(messages.title)}
      src={chatAddress().href}
      sandbox={SANDBOX}
      className={styles.frame}
    />
  )
}
