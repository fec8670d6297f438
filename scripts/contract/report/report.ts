import type { Screens } from '../coverage/screens.ts'
import type { Times } from '../verify/checks/times.ts'
import type { Contract, KnownOperation } from '../verify/contract.ts'
import type { CheckResult } from '../verify/findings.ts'
import type { Verification } from '../verify/verify.ts'

/** How an operation stands; refused is what was asked and rightly not done, so that nothing is known of it. */
export type OperationVerdict = 'passed' | 'failed' | 'refused' | 'skipped'

/** All that is said of one operation. */
export interface OperationReport {
  id: string
  tag: string
  method: string
  path: string
  verdict: OperationVerdict
  checks: CheckResult[]
  times: Times | undefined
  /** For each promised status, the names of the checks that were answered with it. */
  statuses: { status: number; description: string; checks: string[] }[]
  /** Examples of requests that were not sent. */
  untriedExamples: string[]
  /** Screens of the portal that break when the operation fails. */
  screens: string[]
}

/** The outcome of a verification, as every format of the report shows it. */
export interface Report {
  title: string
  version: string
  server: string
  at: string
  seconds: number
  requests: number
  signedOut: boolean
  counts: { passed: number; failed: number; skipped: number }
  operations: OperationReport[]
  /** What failed beside these operations: the server as a whole, or the sign-in. */
  others: CheckResult[]
}

/** Sorts the results by operation and adds what was not covered. */
export function makeReport(
  contract: Contract,
  verification: Verification,
  context: { server: string; screens: Screens; wants: (operation: KnownOperation) => boolean; at?: string },
): Report {
  const { results, times, requests, seconds, signedOut } = verification
  const listed = contract.operations.filter(context.wants)
  const isListed = new Set(listed.map(({ id }) => id))
  const count = (verdict: CheckResult['verdict']) => results.filter((result) => result.verdict === verdict).length
  return {
    title: contract.document.info.title,
    version: contract.document.info.version,
    server: context.server,
    at: context.at ?? new Date().toISOString(),
    ...{ seconds, requests, signedOut },
    counts: { passed: count('passed'), failed: count('failed'), skipped: count('skipped') },
    operations: listed.map((operation) => {
      const checks = results.filter(({ operationId }) => operationId === operation.id)
      return operationReport(operation, checks, times[operation.id], context.screens[operation.id] ?? [])
    }),
    // A sign-in that fails is told of whatever was asked for, because nothing can follow it.
    others: results.filter(({ operationId, verdict }) => !isListed.has(operationId) && verdict === 'failed'),
  }
}

function operationReport(
  { id, tag, method, path, promised, request }: KnownOperation,
  checks: CheckResult[],
  times: Times | undefined,
  screens: string[],
): OperationReport {
  const examples = (request?.bodies ?? []).flatMap((body) => body.examples.map(([name]) => name))
  const tried = new Set(checks.filter(({ verdict }) => verdict !== 'skipped').map(({ name }) => name))
  const isTried = (name: string) => tried.has(name) || (tried.has('sign in') && id === 'signIn')
  return {
    ...{ id, tag, method, path, checks, times, screens },
    verdict: verdictOf(checks),
    statuses: promised.map(({ status, description }) => ({
      ...{ status, description },
      checks: checks.filter((check) => check.status === status).map(({ kind, name }) => `${kind}: ${name}`),
    })),
    untriedExamples: examples.filter((name) => !isTried(name)),
  }
}

/**
 * Sound examples of the contract say nothing about a server that was not asked, and neither does a server that only
 * refuses.
 */
function verdictOf(checks: readonly CheckResult[]): OperationVerdict {
  const asked = checks.filter(({ kind }) => kind !== 'contract')
  if (checks.some(({ verdict }) => verdict === 'failed')) return 'failed'
  const passed = asked.filter(({ verdict }) => verdict === 'passed')
  const isDone = passed.some(({ kind, status = 0 }) => status < 300 && kind !== 'session' && kind !== 'wrong input')
  if (!isDone && refusalIn(checks)) return 'refused'
  return passed.length > 0 ? 'passed' : 'skipped'
}

/** What was asked and rightly not done. */
export function refusalIn(checks: readonly CheckResult[]): CheckResult | undefined {
  return checks.find(({ verdict, status }) => verdict === 'skipped' && status !== undefined)
}
