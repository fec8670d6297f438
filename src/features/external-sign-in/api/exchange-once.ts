import { api, type Schemas, unwrap } from '@/api'

/** Requests by token, in flight or answered: a remounted page must not use a token twice. */
const exchanges = new Map<string, Promise<Schemas['Session']>>()

/**
 * Turns the result of a sign-in elsewhere into a session. A token is used once; only a call that nobody answered may be
 * repeated.
 */
export function exchangeOnce(resultToken: string): Promise<Schemas['Session']> {
  const known = exchanges.get(resultToken)
  if (known) return known
  const exchange = unwrap(api.POST('/core/auth/exchange-result-token', { body: { resultToken } }))
  exchanges.set(resultToken, exchange)
  return exchange
}

/** Lets a token be tried again, after the network or the server has failed it. */
export function forgetExchange(resultToken: string): void {
  exchanges.delete(resultToken)
}
