import { useUnit } from 'effector-react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ProfileView } from '@/features/profile'
import { $userId } from '@/features/session'

/** The page of a person; without an id that of the reader. */
export function Page() {
  const { userId } = useParams()
  const [address] = useSearchParams()
  const ownId = useUnit($userId)
  const shown = userId ?? ownId
  if (shown === null) return null
  return <ProfileView key={shown} userId={shown} fromManage={address.get('origin') === 'manage'} />
}
