import type { CheckResult } from '../verify/findings.ts'
import { escape } from './escape.ts'
import type { Report } from './report.ts'

/** The report as JUnit XML, which every CI shows: a suite for each operation, a case for each check. */
export function reportJunit(report: Report): string {
  const suites = [
    ...report.operations.map(({ id, checks }) => suite(id, checks)),
    ...(report.others.length > 0 ? [suite('beside the operations', report.others)] : []),
  ]
  const { counts, seconds } = report
  const total = counts.passed + counts.failed + counts.skipped
  const attributes = `name="${escape(report.title)}" tests="${total}" failures="${counts.failed}" skipped="${counts.skipped}" time="${seconds.toFixed(3)}"`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${attributes}>\n${suites.join('')}</testsuites>\n`
}

function suite(name: string, checks: readonly CheckResult[]): string {
  const count = (verdict: CheckResult['verdict']) => checks.filter((check) => check.verdict === verdict).length
  const attributes = `name="${escape(name)}" tests="${checks.length}" failures="${count('failed')}" skipped="${count('skipped')}"`
  return `  <testsuite ${attributes}>\n${checks.map((check) => testCase(name, check)).join('')}  </testsuite>\n`
}

function testCase(suiteName: string, { kind, name, verdict, findings, reason = '', curl = '' }: CheckResult): string {
  const start = `    <testcase classname="${escape(suiteName)}" name="${escape(printable(`${kind}: ${name}`))}"`
  if (verdict === 'passed') return `${start}/>\n`
  if (verdict === 'skipped') return `${start}><skipped message="${escape(reason)}"/></testcase>\n`
  const reasons = findings.map(({ pointer, message }) => `${pointer || '(the whole body)'} ${message}`)
  const text = escape(printable([...reasons, curl].join('\n')))
  return `${start}><failure message="${escape(printable(reasons[0] ?? ''))}">${text}</failure></testcase>\n`
}

/** XML takes no control characters, not even escaped. */
function printable(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are the ones that XML 1.0 forbids
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\uFFFD')
}
