import { useMutation } from '@tanstack/react-query'
import { api, type ApiError, type Schemas, unwrap } from '@/api'

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
