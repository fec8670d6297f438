import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { useIntl } from '@/shared/i18n'
import { watchThemeMode } from '../api/theme-mode'
import { messages } from '../messages'
import { frameLeft, frameMounted, chatMessageReceived, themeChanged } from '../model/chat'
import { chatAddress, sandboxOf } from '../model/chat-address'
import { readWindowMessage } from '../model/window-message'
import styles from './ChatPanel.module.css'

/** The embedded chat. It exchanges window messages with the portal under the contract of openapi/events. */
export function ChatFrame() {
  const { formatMessage } = useIntl()
  const frame = useRef<HTMLIFrameElement>(null)
  const { mounted, left, received, theme } = useUnit({
    mounted: frameMounted,
    left: frameLeft,
    received: chatMessageReceived,
    theme: themeChanged,
  })

  useEffect(() => {
    const { origin } = chatAddress()
    const handleMessage = (event: MessageEvent<unknown>) => {
      const message = readWindowMessage(event, { origin, window: frame.current?.contentWindow })
      if (message) received(message)
    }
    window.addEventListener('message', handleMessage)
    mounted((message) => frame.current?.contentWindow?.postMessage(message, origin))
    const stopWatching = watchThemeMode(theme)
    return () => {
      stopWatching()
      window.removeEventListener('message', handleMessage)
      left()
    }
  }, [mounted, left, received, theme])

  return (
    <iframe
      ref={frame}
      title={formatMessage(messages.title)}
      src={chatAddress().href}
      sandbox={sandboxOf(chatAddress())}
      className={styles.frame}
    />
  )
}
