import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { environmentQueries } from '@/features/environment'
import { $user } from '@/features/session'
import { SignInPage } from '@/features/sign-in'
import { configuration } from '@/shared/config'
import { useChooseLanguage } from '../language'
import { returnAddress } from '../routes/return-address'

/** The sign-in page; who is signed in already goes on. */
export function Page() {
  const user = useUnit($user)
  const [search] = useSearchParams()
  const { data: environment } = useQuery(environmentQueries.info())
  const chooseLanguage = useChooseLanguage()
  if (user) return <Navigate to={returnAddress(search.get('from'))} replace />
  return (
    environment && (
      <SignInPage
        customer={environment.customer}
        languages={configuration().languages}
        onLanguageChange={chooseLanguage}
      />
    )
  )
}
