import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent } from 'react'
import { isApiError } from '@/api'
import { retryMessages } from '@/features/retry'
import { reportError } from '@/shared/errors'
import { overlayRequested, tipRequested, type OverlayRequestOf } from '@/shared/overlays'
import { messages } from '../messages'

/** A hashtag that does not come is told in a tip, as the standard errors are, and nothing stays open. */
export function useHashtagFailure(
  error: Error | null,
  request: OverlayRequestOf<'hashtagInfo'>,
  onClose: () => void,
): void {
  const { requestTip, open } = useUnit({ requestTip: tipRequested, open: overlayRequested })
  const handleFailure = useEffectEvent((failure: Error) => {
    const { repeat } = reportError(failure, 'opening a hashtag')
    if (!repeat) {
      requestTip({
        severity: 'error',
        title: messages.failed,
        message: whyOf(failure),
        actionCallbacks: [{ label: retryMessages.tryAgain, onSelect: () => open(request) }],
      })
    }
    onClose()
  })
  useEffect(() => {
    if (error) handleFailure(error)
  }, [error])
}

function whyOf(error: Error) {
  if (isApiError(error) && error.kind === 'not-found') return messages.gone
  if (isApiError(error) && error.kind === 'forbidden') return messages.forbidden
  return messages.failedWhy
}
