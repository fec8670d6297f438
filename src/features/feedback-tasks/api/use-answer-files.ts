import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { sendBytes } from '@/features/image-editor'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { failureOf, keepAnswer } from './feedback-calls'
import { showFeedback } from './feedback-queries'

/** A file on its way into an answer. */
export type Travelling = { key: string; file: File; share: number; failed: boolean }

export type AnswerFilesModel = {
  travelling: readonly Travelling[]
  add: (files: readonly File[]) => void
  retry: (key: string) => void
  giveUp: (key: string) => void
  remove: (attachmentId: string) => void
}

/** Sends files of an answer one after another, and keeps the answer with each that arrived. */
export function useAnswerFiles(
  { id, post }: Schemas['FeedbackTask'],
  answerNow: () => Schemas['FeedbackDraft'],
): AnswerFilesModel {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [travelling, setTravelling] = useState<readonly Travelling[]>([])
  // Each save names what the one before it made.
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const answer = useRef(answerNow)
  useEffect(() => {
    answer.current = answerNow
  })
  const inTurn = (work: () => Promise<unknown>) => (last.current = last.current.then(work))
  const change = (key: string, part: Partial<Travelling>) =>
    setTravelling((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setTravelling((all) => all.filter((one) => one.key !== key))

  const send = ({ key, file }: Travelling) =>
    void inTurn(async () => {
      try {
        const fileId = await sendBytes({
          subject: { postId: post.id },
          purpose: 'feedback',
          file,
          name: file.name,
          key,
          onProgress: (share) => change(key, { share }),
        })
        showFeedback(queryClient, await keepAnswer(id, { ...answer.current(), fileIds: [fileId] }))
        drop(key)
      } catch {
        change(key, { failed: true })
      }
    })

  return {
    travelling,
    add: (files) => {
      const added = files.map((file) => ({ key: randomId(), file, share: 0, failed: false }))
      setTravelling((all) => [...all, ...added])
      added.forEach(send)
    },
    retry: (key) => {
      const one = travelling.find((candidate) => candidate.key === key)
      if (!one) return
      change(key, { failed: false, share: 0 })
      send(one)
    },
    giveUp: drop,
    remove: (attachmentId) =>
      void inTurn(async () => {
        const body = answer.current()
        const attachmentIds = body.attachmentIds.filter((one) => one !== attachmentId)
        try {
          showFeedback(queryClient, await keepAnswer(id, { ...body, attachmentIds }))
        } catch (error) {
          tip({ severity: 'error', title: failureOf(error) })
        }
      }),
  }
}
