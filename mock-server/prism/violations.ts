import type { IPrismDiagnostic } from '@stoplight/prism-core'
import type { ProblemEntry } from '../problem.ts'
import type { Operation } from './operations.ts'

/** Prism's own way to count severities begins with errors. */
const severityOfErrors = 0

/** Tells what breaks the contract from what is only remarked on, such as the use of a deprecated parameter. */
export function isError(diagnostic: IPrismDiagnostic): boolean {
  return Number(diagnostic.severity) === severityOfErrors
}

/**
 * What Prism found, as entries of a problem: with a JSON pointer into the body, or `/query/…`, `/path/…`, `/header/…`.
 */
export function toEntries(diagnostics: readonly IPrismDiagnostic[], operation: Operation): ProblemEntry[] {
  return diagnostics.map((diagnostic) => ({
    pointer: pointerTo(diagnostic, operation),
    code: kebab(String(diagnostic.code || 'invalid')),
    message: diagnostic.message,
  }))
}

/** A missing property is reported at its parent; the entry points at the place where it should be. */
function pointerTo({ path = [], message, code }: IPrismDiagnostic, operation: Operation): string {
  const [place = 'body', ...rest] = path
  const missing = code === 'required' ? /required property '([^']+)'/.exec(message)?.[1] : undefined
  const within = [...rest, ...(missing === undefined ? [] : [missing])]
  if (place === 'body') return within.map((segment) => `/${segment}`).join('')
  const [parameter = '', ...deeper] = within
  return ['', place, spelling(parameter, operation), ...deeper].join('/')
}

/** Prism compares parameter names in lower case; the contract's spelling is the one that people look for. */
function spelling(name: string, { request = {} }: Operation): string {
  const parameters = [...(request.query ?? []), ...(request.path ?? []), ...(request.headers ?? [])]
  return parameters.find((parameter) => parameter.name.toLowerCase() === name)?.name ?? name
}

function kebab(keyword: string): string {
  const text = keyword.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`).replace(/[^a-z0-9]+/g, '-')
  return /^[a-z]/.test(text) ? text : `code-${text}`
}
