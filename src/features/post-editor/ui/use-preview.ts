import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { DraftSession } from './use-draft-session'

/** Opens the preview of what is written. What the server does not take, the preview has from this device. */
export function usePreview(session: DraftSession): () => void {
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  async function open() {
    await session.flush()
    const { postId, phase } = session.getState()
    if (postId !== null) void navigate(paths.postPreview(postId))
    else tip({ severity: 'info', title: phase === 'idle' ? messages.nothingToPreview : messages.previewLater })
  }
  return () => void open()
}
