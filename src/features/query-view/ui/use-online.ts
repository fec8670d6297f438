import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the browser has a network, and a call when it is back. */
export function useOnline(onBack: () => void): boolean {
  const [online, setOnline] = useState(navigator.onLine)
  const handle = useEffectEvent(({ type }: Event) => {
    setOnline(navigator.onLine)
    if (type === 'online') onBack()
  })

  useEffect(() => {
    const listen = (event: Event) => handle(event)
    const types = ['online', 'offline']
    types.forEach((type) => window.addEventListener(type, listen))
    return () => types.forEach((type) => window.removeEventListener(type, listen))
  }, [])

  return online
}
