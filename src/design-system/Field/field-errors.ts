import { createContext, use } from 'react'

/** What a form found wrong, by the `name` of the field. */
export const FieldErrors = createContext<ReadonlyMap<string, string>>(new Map())

/** The error to show under a field: its own, else the one that its form has under its name. */
export function useFieldError(name: string | undefined, own: string | undefined): string | undefined {
  const errors = use(FieldErrors)
  return own ?? (name === undefined ? undefined : errors.get(name))
}
