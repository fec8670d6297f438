import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import type { RichTextDelta, RichTextEditorHandle } from '@/design-system/RichTextEditor'
import { type DraftMediaOptions, picturesIn, useDraftMedia } from '@/features/post-media'
import type { DraftFields } from '../model/draft-session'
import { fromEditable } from '../model/editable-text'
import type { useDraftSession } from './use-draft-session'

type EditorMediaOptions = {
  session: ReturnType<typeof useDraftSession>['session']
  start: DraftMediaOptions['start']
  /** What the draft began with. */
  from: DraftFields
  editor: RefObject<RichTextEditorHandle | null>
  text: RichTextDelta
}

/** Pictures and tables of the text, and how a draft with them is kept. */
export function useEditorMedia({ session, start, from, editor, text }: EditorMediaOptions) {
  const newest = useRef(text)
  const [rowIds, setRowIds] = useState<readonly string[]>(() => {
    const inText = new Set(picturesIn(from.content))
    return (from.imageIds ?? []).filter((id) => !inText.has(id))
  })
  const newestRow = useRef(rowIds)

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

  const media = useDraftMedia({ start, beginPost, editor, onArrival: () => keep(newest.current), onRowChange: keepRow })
  const [coverId, setCoverId] = useState<string | null>(from.coverImageId ?? null)
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
  const row = media.drawRow(rowIds)
  const outside = [...rowIds, ...(coverId === null ? [] : [coverId])]
  const named = { ops: [...text.ops, ...outside.map((id) => ({ insert: { image: { id, name: '' } } }))] }
  const failed = media.countFailed(named)
  const problems: Schemas['DraftProblem'][] =
    failed > 0 ? [{ pointer: '/content', code: 'image-not-sent', severity: 'error' }] : []
  return {
    keep,
    beginPost,
    cover,
    row,
    problems,
    editorProps: media.editorProps,
    dialogs: media.dialogs,
    describe: media.describe,
    sending: media.countSending(named),
    undescribed: media.undescribed(named),
  }
}
