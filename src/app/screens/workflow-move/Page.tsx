import { useParams } from 'react-router-dom'
import { MoveView } from '@/features/workflow'

/** What would become of many posts if they were moved. */
export function Page() {
  const { preflightId = '' } = useParams()
  return <MoveView key={preflightId} preflightId={preflightId} />
}
