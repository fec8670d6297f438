import { queryOptions, useMutation } from '@tanstack/react-query'
import { api, type ApiError, type Schemas, unwrap } from '@/api'

/** What a new password must be like. */
export const passwordQueries = {
  policy: () =>
    queryOptions({
      queryKey: ['password-policy'] as const,
      queryFn: ({ signal }) => unwrap(api.GET('/core/auth/password-policy', { signal })),
    }),
}

/** Asks for a mail that lets the password be changed. */
export function useRecoverPassword() {
  return useMutation<unknown, ApiError, Schemas['PasswordRecoveryRequest']>({
    mutationFn: (body) => unwrap(api.POST('/core/auth/password-recovery', { body })),
  })
}

/** Sets a new password with the token of that mail. */
export function useChangePassword() {
  return useMutation<unknown, ApiError, Schemas['ChangePasswordRequest']>({
    mutationFn: (body) => unwrap(api.POST('/core/auth/change-password', { body })),
  })
}
