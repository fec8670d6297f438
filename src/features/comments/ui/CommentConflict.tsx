import { Suspense } from 'react'

import { isApiError, type Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'

import { messages } from '../messages'

const ConflictDialog = loadable(() => import('@/features/conflict')).component('ConflictDialog')

export type CommentConflictProps = {
  mine: Schemas['Delta']
  /** The comment as it stands now. */
  current: Schemas['Comment']
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Goes back to the text without a choice. */
  onClose: () => void
}

/** A comment that was changed elsewhere meanwhile, beside the own change. */
export function CommentConflict({ mine, current, ...rest }: CommentConflictProps) {
  const { formatMessage } = useIntl()
  return (
    <Suspense>
      <ConflictDialog
        {...rest}
        mine={{ content: mine }}
        theirs={{ content: current.content }}
        title={formatMessage(messages.conflict)}
        explanation={formatMessage(messages.conflictText)}
      />
    </Suspense>
  )
}

/** Why a change could not be saved. */
export function failureText(error: unknown) {
  const kind = isApiError(error) ? error.kind : 'unknown'
  if (kind === 'offline' || kind === 'timeout') return messages.changeOffline
  if (kind === 'forbidden') return messages.changeClosed
  if (kind === 'not-found') return messages.changeGone
  return messages.changeFailed
}
