import type { CheckResult } from '../verify/findings.ts'
import type { OperationReport, Report } from './report.ts'

const marks = { passed: '✓', failed: '✗', skipped: '–' } as const

/** The report for a terminal: one line for each operation, and below a failed one its reasons with a line that repeats it. */
export function reportText(report: Report): string {
  const width = Math.max(...report.operations.map(({ id }) => id.length), 20)
  const lines = [
    ...report.operations.flatMap((operation) => operationLines(operation, width)),
    ...(report.others.length > 0 ? ['✗ beside these operations', ...report.others.flatMap(namedFailureLines)] : []),
    '',
    summaryLine(report),
    ...uncoveredLines(report),
  ]
  return `${lines.join('\n')}\n`
}

/** The numbers of a run in one sentence. */
export function summaryLine({ operations, counts, requests, seconds }: Report): string {
  const failed = operations.filter(({ verdict }) => verdict === 'failed').length
  const asked = operations.filter(({ verdict }) => verdict !== 'skipped').length
  const many = asked === 1 ? '1 operation keeps' : `${asked} operations keep`
  const verdict = failed > 0 ? `${failed} of ${asked} operations break the contract` : `${many} the contract`
  return `${verdict}: ${counts.passed} checks passed, ${counts.failed} failed, ${counts.skipped} not tried; ${requests} requests in ${seconds.toFixed(1)} s`
}

function operationLines({ id, verdict, checks, times, screens }: OperationReport, width: number): string[] {
  const done = checks.filter((check) => check.verdict !== 'skipped')
  const failed = checks.filter((check) => check.verdict === 'failed')
  const reason = checks.find((check) => check.reason)?.reason
  const told =
    verdict === 'skipped'
      ? (reason ?? 'nothing was tried')
      : `${String(done.length).padStart(3)} checks  ${times ? `p50 ${times.p50} ms, p95 ${times.p95} ms` : ''}`
  const breaks = failed.length > 0 && screens.length > 0 ? [`    breaks in the portal: ${screens.join(', ')}`] : []
  return [`${marks[verdict]} ${id.padEnd(width)} ${told}`.trimEnd(), ...failed.flatMap(failureLines), ...breaks]
}

function namedFailureLines(check: CheckResult): string[] {
  const [first = '', ...lines] = failureLines(check)
  return [first.replace(/^ */, `    ${check.operationId}, `), ...lines]
}

function failureLines({ kind, name, findings, status, curl }: CheckResult): string[] {
  return [
    `    ${kind}: ${name}${status === undefined ? '' : ` → ${status}`}`,
    ...findings.map(({ pointer, message }) => `      ${pointer || '(the whole body)'} ${message}`),
    ...(curl === undefined ? [] : [`      ${curl}`]),
  ]
}

/** What a green run says nothing about. */
function uncoveredLines({ operations }: Report): string[] {
  const skipped = operations.filter(({ verdict }) => verdict === 'skipped').map(({ id }) => id)
  const asked = operations.filter(({ verdict }) => verdict !== 'skipped')
  const never = asked.flatMap(({ statuses }) => statuses.filter(({ checks }) => checks.length === 0))
  const refusals = never.filter(({ status }) => status < 500).length
  return [
    ...(skipped.length > 0 ? [`Not asked: ${skipped.join(', ')}`] : []),
    ...(refusals > 0 ? [`Promised and never seen: ${refusals} answers below 500; report.html lists them`] : []),
  ]
}
