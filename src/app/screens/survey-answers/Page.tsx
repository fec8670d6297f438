import { useParams } from 'react-router-dom'
import { SurveyResultsView } from '@/features/survey-results'

/** What people answered to the survey of a post. */
export function Page() {
  const { postId = '' } = useParams()
  return <SurveyResultsView key={postId} postId={postId} />
}
