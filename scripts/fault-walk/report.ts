import { keyOf, type Result } from './plan.ts'

type Spec = { title: string; ok: boolean; tests: { results: { errors: { message?: string }[] }[] }[] }
type Suite = { suites?: Suite[]; specs?: Spec[] }

/** What Playwright's JSON report carries of a part of the walk. */
export type PlaywrightReport = { suites: Suite[] }

/** Combinations that broke off before they had a result, which is a finding, too. */
export function brokenOff(report: PlaywrightReport, results: Result[]): Result[] {
  const known = new Set(results.map(keyOf))
  return specsOf(report).flatMap((spec) => {
    if (spec.ok || known.has(spec.title)) return []
    const [, operationId = spec.title, fault = '', row = ''] = /^(\S+) × (.+) on (\S+)$/.exec(spec.title) ?? []
    const why = spec.tests[0]?.results[0]?.errors[0]?.message?.split('\n').slice(0, 8).join(' ') ?? 'no result'
    return [{ operationId, fault, row, steps: [], findings: [`the walk broke off: ${why}`] }]
  })
}

function specsOf({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** A table of operations and faults, and below it what was found and how to see it. */
export function markdownOf(results: Result[], operations: string[], faults: string[], seconds: number): string {
  const cell = (operationId: string, fault: string) => {
    const own = results.filter((result) => result.operationId === operationId && result.fault === fault)
    const found = own.reduce((sum, { findings }) => sum + findings.length, 0)
    return own.length === 0 ? ' ' : found === 0 ? '·' : String(found)
  }
  const walked = operations.filter((id) => results.some(({ operationId }) => operationId === id))
  const rest = operations.filter((id) => !walked.includes(id))
  const bad = results.filter(({ findings }) => findings.length > 0)
  return [
    '# Fault walk',
    '',
    `${results.length} combinations in ${Math.round(seconds / 60)} min; ${bad.length} with findings.`,
    '',
    `| operation | screens | ${faults.join(' | ')} |`,
    `| --- | --- |${' --- |'.repeat(faults.length)}`,
    ...walked.map((id) => {
      const rows = [...new Set(results.filter(({ operationId }) => operationId === id).map(({ row }) => row))]
      return `| ${id} | ${rows.join(', ')} | ${faults.map((fault) => cell(id, fault)).join(' | ')} |`
    }),
    '',
    ...(rest.length > 0 ? [`Not walked: ${rest.join(', ')}.`, ''] : []),
    ...bad.flatMap(({ operationId, fault, row, steps, findings }) => [
      `## ${operationId} × ${fault} on ${row}`,
      '',
      ...steps.map((step, index) => `${index + 1}. ${step}`),
      '',
      ...findings.map((finding) => `- ${finding.replace(/\n\s*/g, ' | ')}`),
      '',
    ]),
  ].join('\n')
}
