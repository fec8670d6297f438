import { useParams } from 'react-router-dom'
import { CustomerFeedbackView } from '@/features/customer-feedback'

/** What the person has told those who run the portal, and the form for more. */
export function Page() {
  const { feedbackId } = useParams()
  return <CustomerFeedbackView feedbackId={feedbackId ?? null} />
}
