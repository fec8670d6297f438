import { useParams } from 'react-router-dom'
import { AdminView } from '@/features/admin'

/** Administration: how the installation stands, what the browser enforces, and what administrators did. */
export function Page() {
  const { tab } = useParams()
  return <AdminView tab={tab} />
}
