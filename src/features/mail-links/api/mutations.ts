import { useMutation } from '@tanstack/react-query'
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
