import { useParams } from 'react-router-dom'
import { AnswerSurvey } from '@/features/surveys'

/** The survey of a post, to be answered. */
export function Page() {
  const { postId = '' } = useParams()
  return <AnswerSurvey key={postId} postId={postId} />
}
