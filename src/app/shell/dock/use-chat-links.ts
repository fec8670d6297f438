import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { navigatorReady } from '@/features/chat'

/** Links of the chat that lead into the portal change the screen without loading the page. */
export function useChatLinks() {
  const navigate = useNavigate()
  const ready = useUnit(navigatorReady)
  const go = useEffectEvent((path: string) => void navigate(path))
  useEffect(() => {
    ready((path) => go(path))
  }, [ready])
}
