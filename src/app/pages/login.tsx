import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { environmentQueries } from '@/features/environment'
import { $user } from '@/features/session'
import { SignInPage } from '@/features/sign-in'
import { configuration } from '@/shared/config'
import { storage } from '@/shared/storage'
import { whenIdle } from '@/shared/when-idle'
import { useShowLanguage } from '../language'
import { prepareScreen } from '../routes/load-screen'
import { returnAddress } from '../routes/return-address'

/** The sign-in page; who is signed in already goes on. */
export function Page() {
  const user = useUnit($user)
  const [search] = useSearchParams()
  const { data: environment } = useQuery(environmentQueries.info())
  const showLanguage = useShowLanguage()
  const next = returnAddress(search.get('from'))

  // While somebody types, the screen behind the door comes.
  useEffect(() => whenIdle(() => void prepareScreen(new URL(next, document.baseURI).pathname)), [next])

  if (user) return <Navigate to={next} replace />
  return (
    environment && (
      <SignInPage
        customer={environment.customer}
        languages={configuration().languages}
        onLanguageChange={(code) => {
          // Nothing is loaded in the old language yet, so nothing has to be loaded again.
          showLanguage(code).then(
            () => storage.language.write(code),
            () => undefined,
          )
        }}
      />
    )
  )
}
