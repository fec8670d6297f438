import type { Schemas } from '@/api'
import { PASSWORD_MIN_LENGTH, PASSWORD_POLICY_VERSION } from '@/shared/constants'
import { type Phrase, phrase } from '@/shared/i18n'
import { messages } from '../messages'

export type PasswordRule = {
  /** As the server names it when the rule is broken. */
  code: string
  message: Phrase
  isMet: (password: string) => boolean
}

/**
 * The rules of the server's policy, or null when it is of a version that the portal does not know: guessing could lock
 * people out (AM-49).
 */
export function passwordRules(policy: Schemas['PasswordPolicy']): readonly PasswordRule[] | null {
  if (policy.schemaVersion !== PASSWORD_POLICY_VERSION) return null
  const { minimumLength = PASSWORD_MIN_LENGTH, maximumLength } = policy
  const rules: (PasswordRule | false | undefined)[] = [
    {
      code: 'minimum-length',
      message: phrase(messages.minimumLength, { count: minimumLength }),
      isMet: (password) => password.length >= minimumLength,
    },
    maximumLength !== undefined && {
      code: 'maximum-length',
      message: phrase(messages.maximumLength, { count: maximumLength }),
      // Nothing is too long before anything is typed, and nothing is achieved by it either.
      isMet: (password) => password !== '' && password.length <= maximumLength,
    },
    policy.lowercaseRequired && {
      code: 'lowercase-required',
      message: phrase(messages.lowercase),
      isMet: (password) => /\p{Ll}/u.test(password),
    },
    policy.uppercaseRequired && {
      code: 'uppercase-required',
      message: phrase(messages.uppercase),
      isMet: (password) => /\p{Lu}/u.test(password),
    },
    policy.numericRequired && {
      code: 'numeric-required',
      message: phrase(messages.numeric),
      isMet: (password) => /\p{Nd}/u.test(password),
    },
    policy.nonAlphanumericRequired && {
      code: 'non-alphanumeric-required',
      message: phrase(messages.nonAlphanumeric),
      isMet: (password) => /[^\p{L}\p{N}]/u.test(password),
    },
  ]
  return rules.filter((rule) => rule !== false && rule !== undefined)
}
