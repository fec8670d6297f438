import { useMutation, useQuery } from '@tanstack/react-query'
import { api, type ApiError, unwrap } from '@/api'

/** Confirms a private address with the token of its mail. */
export function useVerifyPrivateEmail() {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (verifyToken) => unwrap(api.POST('/core/auth/verify-private-email', { body: { verifyToken } })),
  })
}

/** Stops the mails that a token belongs to. */
export function useUnsubscribe() {
  return useMutation<unknown, ApiError, string>({
    mutationFn: (token) => unwrap(api.POST('/core/auth/unsubscribe', { body: { token } })),
  })
}

/** What the mails are that a token stops; nothing while it is not known, as the page works without it. */
export function useSubscription(token: string | null) {
  return useQuery({
    queryKey: ['mail-links', 'subscription', token] as const,
    queryFn: ({ signal }) =>
      unwrap(api.POST('/core/auth/unsubscribe/describe', { body: { token: token ?? '' }, signal })),
    enabled: token !== null && token !== '',
    retry: false,
    staleTime: Infinity,
  })
}
