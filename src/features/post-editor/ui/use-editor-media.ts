import { useUnit } from 'effector-react'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import type { RichTextDelta, RichTextEditorHandle } from '@/design-system/RichTextEditor'
import { type DraftMediaStart, picturesIn, useDraftMedia } from '@/features/post-media'
import { workBegun, workEnded } from '@/shared/unsaved-work'
import { messages } from '../messages'
import type { DraftFields } from '../model/draft-session'
import { fromEditable } from '../model/editable-text'
import type { DraftSession } from './use-draft-session'

type EditorMediaOptions = {
  session: DraftSession
  start: DraftMediaStart
  /** What the draft began with. */
  from: DraftFields
  editor: RefObject<RichTextEditorHandle | null>
  text: RichTextDelta
}

const WORK = 'post-editor-pictures'

/** Pictures and tables of a draft: in the text, below it and above its title, and how the draft is kept with them. */
export function useEditorMedia({ session, start, from, editor, text }: EditorMediaOptions) {
  const newest = useRef(text)
  const [rowIds, setRowIds] = useState(() => picturesBelow(from))
  const newestRow = useRef(rowIds)
  const [coverId, setCoverId] = useState(from.coverImageId ?? null)
  const keepNewest = useRef(() => {})
  // The same function for as long as the editor lives: else each letter would draw each picture anew.
  const onArrival = useCallback(() => keepNewest.current(), [])
  const media = useDraftMedia({ start, beginPost, editor, onArrival, onRowChange: keepRow })
  useLayoutEffect(() => {
    keepNewest.current = () => keep(newest.current)
  })

  async function beginPost(): Promise<string> {
    if (session.getState().postId === null) {
      session.change({})
      await session.flush()
    }
    const { postId } = session.getState()
    if (postId === null) throw new Error('The post could not be begun.')
    return postId
  }

  /** Keeps a text: on the server it names its pictures by the server's ids. */
  function keep(next: RichTextDelta) {
    newest.current = next
    const content = fromEditable(media.toContent(next))
    const row = newestRow.current.flatMap((id) => media.idOf(id) ?? [])
    session.change({ content, imageIds: [...picturesIn(content), ...row] })
  }

  function keepRow(ids: readonly string[]) {
    setRowIds(ids)
    newestRow.current = ids
    keep(newest.current)
  }

  const sentCover = coverId === null ? null : media.idOf(coverId)
  const coverArrived = coverId !== null && sentCover !== null && sentCover !== coverId
  useEffect(() => {
    if (coverArrived) session.change({ coverImageId: sentCover })
  }, [session, coverArrived, sentCover])
  const cover = media.drawCover(coverId, (id) => {
    setCoverId(id)
    // A new one waits for its bytes; the one before goes at once.
    session.change({ coverImageId: null })
  })

  const outside = [...rowIds, ...(coverId === null ? [] : [coverId])]
  const all = [...new Set([...picturesIn(text), ...outside])]
  const sending = media.countSending(all)
  const isSending = sending > 0
  // Their bytes are nowhere but in this tab.
  const work = useUnit({ begun: workBegun, ended: workEnded })
  useEffect(() => {
    if (!isSending) return
    work.begun({ id: WORK, what: messages.picturesOnTheirWay, kept: false })
    return () => void work.ended(WORK)
  }, [isSending, work])
  const problems: Schemas['DraftProblem'][] =
    media.countFailed(all) > 0 ? [{ pointer: '/content', code: 'image-not-sent', severity: 'error' }] : []
  return {
    keep,
    /** Shows the pictures and tables of another draft in place of those that were here. */
    take(draft: Schemas['Draft'], taken: RichTextDelta) {
      media.learn({ images: draft.images ?? [], tables: draft.tables ?? [] })
      const row = picturesBelow(draft)
      setRowIds(row)
      newestRow.current = row
      newest.current = taken
      setCoverId(draft.coverImageId ?? null)
    },
    beginPost,
    cover,
    row: media.drawRow(rowIds),
    problems,
    editorProps: media.editorProps,
    dialogs: media.dialogs,
    describe: media.describe,
    /** How many pictures are still on their way. */
    sending,
    undescribed: media.undescribed(all),
  }
}

/** The pictures that do not stand in the text. */
function picturesBelow({ content, imageIds = [] }: DraftFields): readonly string[] {
  const inText = new Set(picturesIn(content))
  return imageIds.filter((id) => !inText.has(id))
}
