import { useSearchParams } from 'react-router-dom'
import { VerifyPrivateEmailPage } from '@/features/mail-links'

/** Confirms a private e-mail address with the token of the mail. */
export function Page() {
  const [search] = useSearchParams()
  return <VerifyPrivateEmailPage token={search.get('verifyToken')} />
}
