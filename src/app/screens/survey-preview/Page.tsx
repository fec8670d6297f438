import { useParams } from 'react-router-dom'
import { SurveyPreview } from '@/features/surveys'

/** The questions of a post, to be read and tried. */
export function Page() {
  const { postId = '' } = useParams()
  return <SurveyPreview key={postId} postId={postId} />
}
