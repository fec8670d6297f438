import type { CheckResult } from '../verify/findings.ts'
import { escape } from './escape.ts'
import { pageStyle } from './page-style.ts'
import type { OperationReport, Report } from './report.ts'
import { summaryLine } from './text.ts'

const words = { passed: 'keeps it', failed: 'breaks it', refused: 'refuses', skipped: 'not asked' } as const
const tones = { passed: 'good', failed: 'bad', refused: 'soft', skipped: 'soft' } as const

/**
 * The report as one page that needs nothing beside it: a matrix of operations and statuses, then what failed and what
 * was not covered.
 */
export function reportHtml(report: Report): string {
  const statuses = [...new Set(report.operations.flatMap((one) => one.statuses.map(({ status }) => status)))].sort()
  const failed = report.operations.filter(({ verdict }) => verdict === 'failed')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(report.title)} ${escape(report.version)}: ${report.counts.failed} failed</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${escape(report.title)} ${escape(report.version)} at ${escape(report.server)}</h1>
<p class="${report.counts.failed > 0 ? 'bad' : 'good'}">${escape(summaryLine(report))}</p>
<p class="soft">${escape(report.at)}${report.signedOut ? ' · nobody was signed in, so only public operations were asked' : ''}</p>
${failed.length > 0 ? `<h2>What fails</h2>${failed.map(failure).join('')}` : ''}
${report.others.length > 0 ? `<h3>Beside the operations</h3>${report.others.map(checkDetails).join('')}` : ''}
<h2>Operations and statuses</h2>
<p class="soft">A cell counts the checks that were answered with the status and lists them. An empty circle is promised and was never seen.</p>
<div class="wide" tabindex="0" role="region" aria-label="Operations and statuses"><table>
<thead><tr><th scope="col">Operation</th><th scope="col">Contract</th>${statuses.map((status) => `<th scope="col">${status}</th>`).join('')}<th scope="col">p50 / p95 / max, ms</th><th scope="col">Screens that need it</th></tr></thead>
<tbody>${report.operations.map((operation) => row(operation, statuses)).join('')}</tbody>
</table></div>
<h2>What was not covered</h2>
${uncovered(report)}
</main>
</body>
</html>
`
}

function row({ id, method, path, verdict, statuses, times, screens }: OperationReport, columns: number[]): string {
  const cells = columns.map((column) => {
    const cell = statuses.find(({ status }) => status === column)
    if (!cell) return '<td></td>'
    if (cell.checks.length === 0) return `<td class="soft" title="${escape(cell.description)}">○</td>`
    const list = cell.checks.map((name) => `<li>${escape(name)}</li>`).join('')
    return `<td><details><summary>${cell.checks.length}</summary><ul>${list}</ul></details></td>`
  })
  const time = times ? `${times.p50} / ${times.p95} / ${times.max}` : ''
  return `<tr id="${id}"><th scope="row">${id}<br><code class="soft">${method} ${escape(path)}</code></th><td class="${tones[verdict]} mark">${words[verdict]}</td>${cells.join('')}<td class="mark">${time}</td><td>${escape(screens.join(', '))}</td></tr>\n`
}

function failure({ id, method, path, checks, screens }: OperationReport): string {
  const broken = checks.filter(({ verdict }) => verdict === 'failed')
  const breaks = screens.length > 0 ? `<p>Breaks in the portal: ${escape(screens.join(', '))}</p>` : ''
  return `<h3><a href="#${id}">${id}</a> <code class="soft">${method} ${escape(path)}</code></h3>${breaks}${broken.map(checkDetails).join('')}`
}

function checkDetails({ kind, name, status, verdict, findings, curl }: CheckResult): string {
  if (verdict !== 'failed') return ''
  const reasons = findings.map(
    ({ pointer, message }) => `<li><code>${escape(pointer || '(the whole body)')}</code> ${escape(message)}</li>`,
  )
  return `<details open><summary>${escape(`${kind}: ${name}`)}${status === undefined ? '' : ` → ${status}`}</summary><ul>${reasons.join('')}</ul>${curl === undefined ? '' : `<pre tabindex="0">${escape(curl)}</pre>`}</details>`
}

function uncovered({ operations }: Report): string {
  const rows = operations.flatMap(({ id, checks, statuses, untriedExamples }) => {
    const never = statuses.filter((one) => one.checks.length === 0).map(({ status }) => status)
    const reasons = [...new Set(checks.flatMap(({ reason, name }) => (reason ? [`${name}: ${reason}`] : [])))]
    if (never.length + reasons.length + untriedExamples.length === 0) return []
    return [
      `<tr><th scope="row">${id}</th><td>${never.join(' ')}</td><td>${escape(untriedExamples.join(', '))}</td><td>${reasons.map(escape).join('<br>')}</td></tr>\n`,
    ]
  })
  return `<div class="wide" tabindex="0" role="region" aria-label="What was not covered"><table><thead><tr><th scope="col">Operation</th><th scope="col">Statuses never seen</th><th scope="col">Examples not sent</th><th scope="col">Why</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
