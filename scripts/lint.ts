/** Every check that reads the sources without running them; each counts as one. */
import { run, writeCount } from './run-suite.ts'

const checks: [name: string, command: string, args: string[]][] = [
  ['ESLint', 'eslint', ['.', '--max-warnings=0']],
  ['Stylelint', 'stylelint', ['src/**/*.css', '.storybook/**/*.css', '--allow-empty-input']],
  ['Prettier', 'prettier', ['--check', '--log-level=warn', '.']],
  ['dead code (knip)', 'knip', ['--no-progress']],
  ['generated files', 'node', ['scripts/generate.ts', '--check']],
  ['messages', 'node', ['scripts/messages.ts', '--check']],
]

const failed = checks.filter(([name, command, args]) => {
  const started = performance.now()
  const ok = run(command, args)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return !ok
})
writeCount('lint', { passed: checks.length - failed.length, failed: failed.length })
process.exit(failed.length > 0 ? 1 : 0)
