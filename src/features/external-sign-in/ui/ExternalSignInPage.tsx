import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isApiError, type Schemas } from '@/api'
import { reportError } from '@/shared/errors'
import { exchangeOnce, forgetExchange } from '../api/exchange-once'
import { exchangeFailure, type ExchangeFailure, tokenGone } from '../model/exchange-failure'
import { ExternalSignInView } from './ExternalSignInView'

export type ExternalSignInPageProps = {
  /** From the address, which must forget it; absent when it has. */
  resultToken: string | undefined
  onSignedIn: (user: Schemas['CurrentUser']) => void
}

/** Takes over a sign-in that happened elsewhere. The token is in no log: a failure is reported by its kind. */
export function ExternalSignInPage({ resultToken, onSignedIn }: ExternalSignInPageProps) {
  const { mutate, data, error } = useMutation<Schemas['Session'], unknown, string>({
    mutationFn: exchangeOnce,
    onSuccess: ({ user }) => {
      if (user) onSignedIn(user)
    },
    onError: (reason, token) => {
      if (!isApiError(reason)) reportError(reason, 'signing in from elsewhere')
      if (failureOf(reason).mayRetry) forgetExchange(token)
    },
  })

  useEffect(() => {
    if (resultToken) mutate(resultToken)
  }, [resultToken, mutate])

  const failure = !resultToken || data?.user === null ? tokenGone : error === null ? null : failureOf(error)
  return (
    <ExternalSignInView
      failure={failure}
      onRetry={() => {
        if (resultToken) mutate(resultToken)
      }}
    />
  )
}

function failureOf(reason: unknown): ExchangeFailure {
  return isApiError(reason) ? exchangeFailure(reason) : tokenGone
}
