import { useNavigate, useSearchParams } from 'react-router-dom'
import { BulkReport } from '@/features/bulk-operation'
import { useCheckPosts } from '@/features/workflow-move'
import { paths } from '@/shared/routes'

/** How the change of many posts went: the operation that the address names. */
export function Page() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { check, isPending } = useCheckPosts()
  return (
    <BulkReport
      operationId={search.get('operationId')}
      onRetried={(operationId) => void navigate(paths.bulkWorkflowTransition({ operationId: operationId }))}
      checking={{ busy: isPending, check }}
    />
  )
}
