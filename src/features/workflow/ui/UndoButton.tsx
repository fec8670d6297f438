import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { TextButton } from '@/design-system/TextButton'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { useUndo } from '../api/use-transition'
import { messages } from '../messages'

/** Takes the newest step back, for as long as nobody has been told. */
export function UndoButton({ postId, record }: { postId: string; record: Schemas['TransitionRecord'] }) {
  const { formatMessage } = useIntl()
  const undo = useUndo(postId)
  const [over, setOver] = useState<string | null>(null)
  const { undoUntil, canUndo, id } = record
  useEffect(() => {
    if (!canUndo || undoUntil === null) return undefined
    // The server's own clock decides; this only takes the button away in good time.
    return later(() => setOver(id), Math.max(0, Math.min(30_000, Date.parse(undoUntil) - Date.parse(record.at))))
  }, [canUndo, undoUntil, id, record.at])
  if (!canUndo || over === id) return null
  return <TextButton onClick={() => void undo(record)}>{formatMessage(messages.undo)}</TextButton>
}
