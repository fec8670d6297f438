import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { api, type Schemas, unwrap } from '@/api'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { preflightQueries } from './preflight-queries'
import { refusalWords } from './refusal'

/** Has posts checked and goes to the page that says what would become of each; `replace` leaves an older check. */
export function useCheckPosts({ replace = false }: { replace?: boolean } = {}) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Schemas['NewBulkPreflight']) =>
      unwrap(api.POST('/internal/v2/communication/bulk-transitions/preflights', { body })),
    onSuccess: (preflight) => {
      queryClient.setQueryData(preflightQueries.one(preflight.preflightId).queryKey, preflight)
      void navigate(paths.workflowMove(preflight.preflightId), { replace })
    },
    onError: (error) => tip({ severity: 'error', title: refusalWords(error, messages.notChecked) }),
  })
  return { check: mutate, isPending }
}
