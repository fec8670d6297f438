import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Whether the browser has a network, and a call when it is back. */
export function useOnline(onBack: () => void): boolean {
  const handleBack = useEffectEvent(onBack)
  useEffect(() => {
    const handle = () => handleBack()
    window.addEventListener('online', handle)
    return () => window.removeEventListener('online', handle)
  }, [])
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
