import { useUnit } from 'effector-react'
import { useState } from 'react'

import type { Schemas } from '@/api'

import type { Thread } from '../model/arrange-comments'
import { $drafts, draftAt, draftChanged } from '../model/drafts'

type Comment = Schemas['Comment']

/**
 * Which comment is being answered. One field is open at a time; it starts with the name of the person, which becomes a
 * mention. An unsent reply opens again after a reload.
 */
export function useReply(postId: string, comments: readonly Comment[]) {
  const { drafts, change } = useUnit({ drafts: $drafts, change: draftChanged })
  const begun = drafts.find((draft) => draft.postId === postId && draft.replyToCommentId !== null)
  // `undefined` until a field is opened or closed: till then the draft decides.
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const openId = chosen === undefined ? (begun?.replyToCommentId ?? null) : chosen
  const open = comments.find(({ id, deleted }) => id === openId && !deleted) ?? null
  return {
    /** The comment of this thread whose field is open. */
    in: ({ comment, replies }: Thread) => [comment, ...replies].find(({ id }) => id === open?.id) ?? null,
    begin: (comment: Comment) => {
      const place = { postId, replyToCommentId: comment.id }
      if (!draftAt(drafts, place)) change({ ...place, text: `@${comment.author.fullName} ` })
      setChosen(comment.id)
    },
    end: () => {
      const draft = open && draftAt(drafts, { postId, replyToCommentId: open.id })
      // Only the name was there: nothing to keep.
      if (draft && open && draft.text.trim() === `@${open.author.fullName}`)
        change({ postId, replyToCommentId: open.id, text: '' })
      setChosen(null)
    },
  }
}
