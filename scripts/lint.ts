/** Every check that reads the sources without running them; each counts as one. */
import { run, writeCount } from './run-suite.ts'

const checks: [name: string, command: string, args: string[]][] = [
  ['ESLint', 'eslint', ['.', '--max-warnings=0']],
  ['Stylelint', 'stylelint', ['src/**/*.css', '.storybook/**/*.css', '--allow-empty-input']],
  ['Prettier', 'prettier', ['--check', '--log-level=warn', '.']],
  ['dead code (knip)', 'knip', ['--no-progress']],
  ['generated files', 'node', ['scripts/generate.ts', '--check']],
  ['messages', 'node', ['scripts/messages.ts', '--check']],
  ['known flaky tests', 'node', ['scripts/known-flaky.ts']],
]

const results = checks.map(([name, command, args]) => {
  const started = performance.now()
  const ok = run(command, args)
  const seconds = (performance.now() - started) / 1000
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  return { test: name, ok, seconds }
})
const failures = results.filter(({ ok }) => !ok).map(({ test }) => test)
const slowest = results
  .map(({ test, seconds }) => ({ test, seconds }))
  .sort((one, other) => other.seconds - one.seconds)
writeCount('lint', { passed: results.length - failures.length, failed: failures.length, failures, slowest })
process.exit(failures.length > 0 ? 1 : 0)
