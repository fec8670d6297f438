import { useParams } from 'react-router-dom'
import { MoveView } from '@/features/workflow-move'

/** What would become of many posts, before they are moved. */
export function Page() {
  const { preflightId = '' } = useParams()
  return <MoveView key={preflightId} preflightId={preflightId} />
}
