import { isApiError, type ApiError, type Schemas } from '@/api'
import type { Catalogue } from '@/shared/i18n'

/** Which page a start ends with. */
export type StartupOutcome =
  | { kind: 'ready'; environment: Schemas['Environment']; user: Schemas['CurrentUser'] | null; catalogue: Catalogue }
  /** The service rests; the page asks until it is back. */
  | { kind: 'out-of-service' }
  /** Something that the portal cannot do without did not come. */
  | { kind: 'failed'; error: unknown }

export interface StartupAnswers {
  environment: PromiseSettledResult<Schemas['Environment']>
  session: PromiseSettledResult<Schemas['Session']>
  catalogue: PromiseSettledResult<Catalogue>
}

/**
 * Reads the outcome from what has come. Environment info says whether the service is up at all, so it is asked first.
 */
export function startupOutcome({ environment, session, catalogue }: StartupAnswers): StartupOutcome {
  if (environment.status === 'rejected') {
    return isOutOfService(environment.reason)
      ? { kind: 'out-of-service' }
      : { kind: 'failed', error: environment.reason }
  }
  if (catalogue.status === 'rejected') return { kind: 'failed', error: catalogue.reason }
  const user = session.status === 'fulfilled' ? session.value.user : nobody(session.reason)
  if (user === undefined) return { kind: 'failed', error: (session as PromiseRejectedResult).reason }
  return { kind: 'ready', environment: environment.value, user, catalogue: catalogue.value }
}

/** The service says by a 503 to environment info that it rests; a lost network is no answer (AM-47). */
export function isOutOfService(error: unknown): boolean {
  return isApiError(error) && error.status === 503
}

/** A session that the server refuses is no session: it leads to sign-in, never to the dialog over the page (AM-89). */
function nobody(error: unknown): null | undefined {
  return isApiError(error) && error.kind === 'unauthenticated' ? null : undefined
}

/** The id under which the server's log knows the failure, for the page that shows it. */
export function requestIdOf(error: unknown): string | null {
  return isApiError(error) ? (error satisfies ApiError).requestId : null
}
