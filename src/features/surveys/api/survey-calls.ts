import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { navigationQueries } from '@/features/navigation'
import { patchPost } from '@/features/posts'

const base = '/internal/v2/communication/posts/{postId}'
const mine = `${base}/survey/answers/mine` as const

/** What is asked of a person, and what that person answered. */
export const surveyQueries = {
  /** A published revision never changes. */
  questions: (postId: string, revision: number) =>
    queryOptions({
      queryKey: ['surveys', postId, 'questions', revision] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${base}/question-sets/{revision}`, { params: { path: { postId, revision } }, signal })),
      staleTime: Infinity,
    }),
  mine: (postId: string) =>
    queryOptions({
      queryKey: ['surveys', postId, 'mine'] as const,
      queryFn: ({ signal }) => unwrap(api.GET(mine, { params: { path: { postId } }, signal })),
    }),
}

/** Keeps answers on the server without sending them. */
export function keepAnswers(postId: string, body: Schemas['AnswerSetChange']): Promise<Schemas['AnswerSet']> {
  return unwrap(api.PUT(mine, { params: { path: { postId } }, body }))
}

/** Sends answers: from now on they count. */
export function sendAnswers(postId: string, body: Schemas['AnswerSetChange']): Promise<Schemas['AnswerSet']> {
  return unwrap(api.POST(`${mine}/finish`, { params: { path: { postId } }, body }))
}

/** Shows answers as the server holds them, here and in the post. */
export function showAnswers(queryClient: QueryClient, postId: string, set: Schemas['AnswerSet']): void {
  queryClient.setQueryData(surveyQueries.mine(postId).queryKey, set)
  const state = set.finishedAt !== null ? 'answered' : set.answers.length > 0 ? 'begun' : 'none'
  patchPost(queryClient, postId, withMine({ state, answeredOn: set.finishedAt?.slice(0, 10) ?? null }))
}

/** Takes an answered survey from the numbers of the navigation at once; the server's are asked for as well. */
export function oneFewerWaits(queryClient: QueryClient): void {
  queryClient.setQueryData(navigationQueries.counts().queryKey, (counts) => {
    if (!counts?.waiting || counts.waiting.answer === 0) return counts
    const waiting = { ...counts.waiting, answer: counts.waiting.answer - 1 }
    return { ...counts, mySpace: counts.mySpace - 1, waiting }
  })
}

function withMine(mine: Schemas['SurveyParticipation']) {
  return <P extends Schemas['PostSummary']>(post: P): P => {
    const { survey } = post
    if (!survey || (survey.mine?.state === mine.state && survey.mine.answeredOn === mine.answeredOn)) return post
    return { ...post, survey: { ...survey, mine } }
  }
}
