/** The daily check: types, lint, unit. */
import { run } from './run-suite.ts'

process.exit(run('node', ['scripts/test.ts', 'types', 'lint', 'unit']) ? 0 : 1)
