import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import type { Schemas } from '@/api'
import { useSentFiles } from '@/features/sent-files'
import { tipRequested } from '@/shared/overlays'
import { failureOf, keepAnswer } from './feedback-calls'
import { showFeedback } from './feedback-queries'

/** Sends files of an answer, and keeps the answer with each that arrived; `answerNow` is how it stands by then. */
export function useAnswerFiles({ id, post }: Schemas['FeedbackTask'], answerNow: () => Schemas['FeedbackDraft']) {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const answer = useRef(answerNow)
  useEffect(() => {
    answer.current = answerNow
  })
  // One save after the other: each names what the one before it made.
  const scope = { id: `feedback-files:${id}` }
  const onSuccess = (task: Schemas['FeedbackTask']) => showFeedback(queryClient, task)
  const add = useMutation({
    mutationFn: (fileId: string) => keepAnswer(id, { ...answer.current(), fileIds: [fileId] }),
    scope,
    onSuccess,
  })
  const remove = useMutation({
    mutationFn: (attachmentId: string) => {
      const body = answer.current()
      return keepAnswer(id, { ...body, attachmentIds: body.attachmentIds.filter((one) => one !== attachmentId) })
    },
    scope,
    onSuccess,
    onError: (error) => tip({ severity: 'error', title: failureOf(error) }),
  })
  const onTheWay = useSentFiles({
    postId: post.id,
    purpose: 'feedback',
    onSent: async ({ fileId }) => void (await add.mutateAsync(fileId)),
  })
  return { onTheWay, remove: (attachmentId: string) => remove.mutate(attachmentId) }
}
