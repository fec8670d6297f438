import { useParams } from 'react-router-dom'
import { MyAnswers } from '@/features/surveys'

/** What the person answered to the survey of a post. */
export function Page() {
  const { postId = '' } = useParams()
  return <MyAnswers key={postId} postId={postId} />
}
