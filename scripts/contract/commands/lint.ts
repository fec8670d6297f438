import { place, contractRoot } from '../paths.ts'
import { redocly } from '../redocly.ts'
import type { CheckResult } from '../verify/findings.ts'

interface LintReport {
  problems: {
    ruleId: string
    severity: string
    message: string
    location: { pointer?: string; source: { ref: string } }[]
  }[]
}

/** Lints the sources of the contract with redocly, as `npx redocly lint` does. */
export async function lintContract(): Promise<CheckResult[]> {
  const { answer, log } = await redocly('lint', contractRoot, '--config', place('redocly.yaml'), '--format', 'json')
  const problems = parse(answer, log).problems.filter(({ severity }) => severity === 'error')
  const findings = problems.map(({ ruleId, message, location }) => {
    const [first] = location
    return { pointer: `${first?.source.ref ?? ''}${first?.pointer ?? ''}`, message: `${message} (${ruleId})` }
  })
  const verdict = findings.length > 0 ? 'failed' : 'passed'
  return [{ operationId: 'the contract', kind: 'contract', name: 'lint', verdict, findings }]
}

function parse(answer: string, log: string): LintReport {
  try {
    return JSON.parse(answer) as LintReport
  } catch {
    throw new Error(`The contract cannot be linted.\n${log}`)
  }
}
