import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { useKeptForm } from '@/features/kept-form'
import { type Answers, answersToSend } from '@/features/questions'
import { later } from '@/shared/delay'
import { keepAnswers, oneFewerWaits, sendAnswers, showAnswers, surveyQueries } from '../api/survey-calls'

type Value = Schemas['AnswerValue']
type Kept = Record<string, Value>

/** How the answers are kept: by the server, on this device alone, or refused by the server for good. */
export type KeepPhase = 'idle' | 'saving' | 'saved' | 'device' | 'conflict' | 'closed'

/** So long after the last change they go to the server. */
const restMs = 2_000

type UseAnswersOptions = {
  post: Pick<Schemas['Post'], 'id' | 'title'>
  questions: readonly Schemas['Question'][]
  /** As the server held them when the form was opened. */
  set: Schemas['AnswerSet']
  onSent: () => void
}

/**
 * Answers that are being written. Each change stays on this device at once and goes to the server when the hand rests;
 * they are sent when the person says so.
 */
export function useAnswers({ post, questions, set, onSent }: UseAnswersOptions) {
  const queryClient = useQueryClient()
  const { value, dirty, change, forget } = useKeptForm<Kept>({
    address: `/post/${post.id}/survey/answer`,
    initial: Object.fromEntries(set.answers.map((answer) => [answer.questionId, answer.value])),
    isValue: isKept,
    about: { kind: 'form', title: post.title },
  })
  const answers: Answers = new Map(Object.entries(value))
  const [phase, setPhase] = useState<KeepPhase>('idle')
  const newest = useRef(value)
  useEffect(() => {
    newest.current = value
  }, [value])

  const known = () => queryClient.getQueryData(surveyQueries.mine(post.id).queryKey) ?? set
  const bodyOf = (given: Iterable<readonly [string, Value]>): Schemas['AnswerSetChange'] => ({
    id: set.id,
    revision: set.revision,
    answers: [...given].map(([questionId, answer]) => ({ questionId, value: answer })),
    occToken: known().occToken,
  })
  const failed = (error: unknown) => {
    const code = isApiError(error) ? error.code : undefined
    if (code === 'occ-conflict') setPhase('conflict')
    else if (code === 'survey-closed') setPhase('closed')
    else setPhase('device')
  }

  // One call after the other, so that each knows the token of the one before.
  const scope = { id: `answers:${post.id}` }
  const keep = useMutation({
    scope,
    mutationFn: (kept: Kept) => keepAnswers(post.id, bodyOf(Object.entries(kept))),
    onSuccess: (saved, kept) => {
      showAnswers(queryClient, post.id, saved)
      setPhase('saved')
      if (newest.current === kept) forget()
    },
    onError: failed,
  })
  const send = useMutation({
    scope,
    mutationFn: () => sendAnswers(post.id, bodyOf(answersToSend(questions, answers))),
    onSuccess: (sent) => {
      if (set.finishedAt === null) oneFewerWaits(queryClient)
      showAnswers(queryClient, post.id, sent)
      void queryClient.invalidateQueries({ queryKey: ['posts', 'detail', post.id] })
      void queryClient.invalidateQueries({ queryKey: ['navigation', 'counts'] })
      void queryClient.invalidateQueries({ queryKey: ['my-space'] })
      forget()
      onSent()
    },
    onError: failed,
  })

  const stopped = phase === 'conflict' || phase === 'closed' || send.isPending
  const save = useEffectEvent((kept: Kept) => {
    setPhase('saving')
    keep.mutate(kept)
  })
  useEffect(() => {
    if (!dirty || stopped) return undefined
    return later(() => save(value), restMs)
  }, [dirty, stopped, value])
  // What waits on this device goes as soon as there is a network again.
  useEffect(() => {
    if (phase !== 'device') return undefined
    const again = () => save(newest.current)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [phase])

  return {
    answers,
    phase,
    change: (questionId: string, answer: Value | undefined) => {
      const { [questionId]: _before, ...others } = value
      change(answer === undefined ? others : { ...others, [questionId]: answer })
    },
    send,
    /** After another device was faster: its answers take the place of these, or these stand and are kept. */
    takeTheirs: async () => {
      forget()
      await queryClient.refetchQueries({ queryKey: surveyQueries.mine(post.id).queryKey })
      setPhase('saved')
    },
    keepMine: async () => {
      await queryClient.refetchQueries({ queryKey: surveyQueries.mine(post.id).queryKey })
      setPhase('idle')
    },
  }
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && !Array.isArray(kept)
}
