/**
 * Publishes the built Storybook to Chromatic, for a review by people beside the comparison of `npm run test:stories`.
 */
import { run } from './run-suite.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log('Chromatic is not asked: set CHROMATIC_PROJECT_TOKEN to the token of the project.')
  process.exit(0)
}
if (!run('node', ['scripts/build-storybook.ts'])) process.exit(1)
process.exit(run('chromatic', ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes']) ? 0 : 1)
