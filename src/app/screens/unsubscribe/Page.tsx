import { useSearchParams } from 'react-router-dom'
import { UnsubscribePage } from '@/features/mail-links'

/** Stops the mails that the token belongs to. */
export function Page() {
  const [search] = useSearchParams()
  return <UnsubscribePage token={search.get('token')} />
}
