import type { CheckResult } from '../verify/findings.ts'
import { refusalIn, type OperationReport, type Report } from './report.ts'

const marks = { passed: '✓', failed: '✗', refused: '⊘', skipped: '–' } as const

/** Reasons of one check that a terminal shows. */
const mostReasons = 8

/**
 * The report for a terminal: one line for each operation, and below a failed one its reasons with a line that repeats
 * it.
 */
export function reportText(report: Report): string {
  const width = Math.max(...report.operations.map(({ id }) => id.length), 20)
  const lines = [
    ...report.operations.flatMap((operation) => operationLines(operation, width)),
    ...(report.others.length > 0 ? ['✗ beside these operations', ...report.others.flatMap(namedFailureLines)] : []),
    '',
    summaryLine(report),
    ...uncoveredLines(report),
    ...firstLines(report),
  ]
  return `${lines.join('\n')}\n`
}

/** The numbers of a run in one sentence. */
export function summaryLine({ operations, counts, requests, seconds }: Report): string {
  const have = (wanted: OperationReport['verdict']) => operations.filter(({ verdict }) => verdict === wanted).length
  const [failed, refused] = [have('failed'), have('refused')]
  const asked = have('passed') + failed
  const many = asked === 1 ? '1 operation keeps' : `${asked} operations keep`
  const verdict = failed > 0 ? `${failed} of ${asked} operations break the contract` : `${many} the contract`
  const silent = refused > 0 ? `; ${refused} refused, so that nothing is known of ${refused === 1 ? 'it' : 'them'}` : ''
  return `${verdict}${silent}: ${counts.passed} checks passed, ${counts.failed} failed, ${counts.skipped} not tried; ${requests} requests in ${seconds.toFixed(1)} s`
}

function operationLines({ id, verdict, checks, times, screens }: OperationReport, width: number): string[] {
  const done = checks.filter((check) => check.verdict !== 'skipped')
  const failed = checks.filter((check) => check.verdict === 'failed')
  const summary =
    verdict === 'skipped' || verdict === 'refused'
      ? ((refusalIn(checks) ?? checks.find(({ reason }) => reason))?.reason ?? 'nothing was tried')
      : `${String(done.length).padStart(3)} checks  ${times ? `p50 ${times.p50} ms, p95 ${times.p95} ms` : ''}`
  const breaks = failed.length > 0 && screens.length > 0 ? [`    breaks in the portal: ${screens.join(', ')}`] : []
  const said = new Set<string>()
  const reasons = failed.flatMap((check) => failureLines(check, said))
  return [`${marks[verdict]} ${id.padEnd(width)} ${summary}`.trimEnd(), ...reasons, ...breaks]
}

function namedFailureLines(check: CheckResult): string[] {
  const [first = '', ...lines] = failureLines(check)
  return [first.replace(/^ */, `    ${check.operationId}, `), ...lines]
}

/**
 * What a check found; what was `said` of the operation before is not said again but for its status, and long lists end
 * in a number.
 */
function failureLines({ kind, name, findings, status, curl }: CheckResult, said = new Set<string>()): string[] {
  const all = findings.map(({ pointer, message }) => `      ${pointer || '(the whole body)'} ${message}`)
  const fresh = all.filter((line) => !said.has(line) || line.startsWith('      /status '))
  for (const line of fresh) said.add(line)
  const shown = fresh.slice(0, mostReasons)
  const more = fresh.length - shown.length
  return [
    `    ${kind}: ${name}${status === undefined ? '' : ` → ${status}`}`,
    ...shown,
    ...(more > 0 ? [`      and ${more} more; report.html has them`] : []),
    ...(fresh.length < all.length ? [`      and ${all.length - fresh.length} as above`] : []),
    ...(curl === undefined ? [] : [`      ${curl}`]),
  ]
}

/** What a green run says nothing about, with each reason once. */
function uncoveredLines({ operations }: Report): string[] {
  const reasons = new Map<string, string[]>()
  for (const operation of operations) {
    const reason = silence(operation)
    if (reason !== undefined) reasons.set(reason, [...(reasons.get(reason) ?? []), operation.id])
  }
  const asked = operations.filter((operation) => silence(operation) === undefined)
  const never = asked.flatMap(({ statuses }) => statuses.filter(({ checks }) => checks.length === 0))
  const refusals = never.filter(({ status }) => status < 500).length
  return [
    ...[...reasons].map(([reason, ids]) => `${reason}: ${ids.join(', ')}`),
    ...(refusals > 0 ? [`Promised and never seen: ${refusals} answers below 500; report.html lists them`] : []),
  ]
}

/** Why nothing is known of an operation; undefined where something is. */
function silence({ verdict, checks }: OperationReport): string | undefined {
  if (verdict === 'refused') return `Asked and ${refusalIn(checks)?.reason ?? 'refused'}`
  if (verdict !== 'skipped') return undefined
  return `Not asked, ${checks.find(({ reason }) => reason)?.reason ?? 'nothing was tried'}`
}

/** Where to begin: what comes first in the contract, such as signing in, is what the rest stands on. */
function firstLines({ operations, others }: Report): string[] {
  const checks = [...operations.flatMap((operation) => operation.checks), ...others]
  const first = checks.find(({ verdict }) => verdict === 'failed')
  return first ? ['', 'Mend this first:', ...namedFailureLines(first)] : []
}
