import { useQuery } from '@tanstack/react-query'
import { environmentQueries } from '@/features/environment'
import type { SignInContext } from '@/features/sign-in'
import { configuration } from '@/shared/config'
import { storage } from '@/shared/storage'
import { useShowLanguage } from '../language'

/** What the pages before signing in share; null until the environment is known. */
export function useSignInContext(): SignInContext | null {
  const { data: environment } = useQuery(environmentQueries.info())
  const showLanguage = useShowLanguage()
  if (!environment) return null
  return {
    customer: environment.customer,
    languages: configuration().languages,
    onLanguageChange: (code) => {
      // Nothing is loaded in the old language yet, so nothing has to be loaded again.
      showLanguage(code).then(
        () => storage.language.write(code),
        () => undefined,
      )
    },
  }
}
