import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { DraftSession } from './use-draft-session'

/** Opens the preview of what is written, once the server has it. */
export function usePreview(session: DraftSession): () => Promise<void> {
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  return async () => {
    await session.flush()
    const { postId, phase } = session.getState()
    if (postId !== null && (phase === 'saved' || phase === 'idle')) void navigate(paths.postPreview(postId))
    else tip({ severity: 'info', title: postId === null ? messages.nothingToPreview : messages.previewFailed })
  }
}
