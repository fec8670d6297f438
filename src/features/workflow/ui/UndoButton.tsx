import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { TextButton } from '@/design-system/TextButton'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { useUndo } from '../api/use-undo'
import { messages } from '../messages'

export type UndoButtonProps = {
  postId: string
  record: Pick<Schemas['TransitionRecord'], 'id' | 'at' | 'undoUntil' | 'canUndo'>
}

/** Takes the newest step back, for as long as nobody has been told. */
export function UndoButton({ postId, record: { id, at, undoUntil, canUndo } }: UndoButtonProps) {
  const { formatMessage } = useIntl()
  const undo = useUndo(postId)
  const [over, setOver] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (!canUndo || undoUntil === null) return
    const left = Date.parse(undoUntil) - Date.now()
    const whole = Date.parse(undoUntil) - Date.parse(at)
    // The server decides by its clock; this only takes the button away in good time, if ours is wrong after the whole.
    return later(() => setOver(id), left > 0 && left < whole ? left : whole)
  }, [canUndo, undoUntil, id, at])
  if (!canUndo || over === id) return null

  async function handleClick() {
    if (busy) return
    setBusy(true)
    await undo(id)
    setBusy(false)
  }

  return <TextButton onClick={() => void handleClick()}>{formatMessage(messages.undo)}</TextButton>
}
