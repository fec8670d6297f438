import { describeWay, faults, type Operation, type Result } from './plan.ts'

/** A table of operations and faults, and below it what was found and how to see it. */
export function reportOf(results: readonly Result[], operations: readonly Operation[]): string {
  const bad = results.filter(({ findings }) => findings.length > 0)
  const names = Object.keys(faults)
  return [
    '# Fault walk',
    '',
    summaryOf(results),
    'A number is of findings, `·` none, `?` a call that was not made again, and nothing what was not walked.',
    '',
    ...tableOf(
      ['operation', 'screens', ...names],
      operations.map((operation) => rowOf(operation, results, names)),
    ),
    '',
    ...bad.flatMap(({ way, fault, findings }) => [
      `## ${way.operationId} × ${fault} on ${way.screen.row}`,
      '',
      describeWay(way),
      '',
      ...findings.map((finding) => `- ${finding.replaceAll(/\s*\n\s*/g, ' | ')}`),
      '',
    ]),
  ].join('\n')
}

/** How much was walked, and what came of it. */
export function summaryOf(results: readonly Result[]): string {
  const bad = results.filter(({ findings }) => findings.length > 0).length
  const missed = results.filter(({ called }) => !called).length
  return `${results.length} combinations, ${bad} with findings${missed > 0 ? `, ${missed} not called again` : ''}.`
}

function rowOf({ id }: Operation, results: readonly Result[], names: readonly string[]): string[] {
  const own = results.filter(({ way }) => way.operationId === id)
  const screens = [...new Set(own.map(({ way }) => way.screen.row))]
  const cellOf = (name: string) => {
    const there = own.filter(({ fault }) => fault === name)
    const found = there.reduce((sum, { findings }) => sum + findings.length, 0)
    if (found > 0) return String(found)
    return there.some(({ called }) => !called) ? '?' : there.length > 0 ? '·' : ''
  }
  return [id, screens.join(', ') || 'not called', ...names.map(cellOf)]
}

function tableOf(head: readonly string[], rows: readonly string[][]): string[] {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
}
