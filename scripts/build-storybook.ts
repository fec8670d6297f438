/** Builds the static Storybook into storybook-static when a source changed since the last time. */
import { buildOnce } from './build-once.ts'
import { run } from './run-suite.ts'

const ok = buildOnce({
  name: 'storybook',
  result: 'storybook-static/index.json',
  sources: [
    'src/**/*',
    'public/**/*',
    '.storybook/**/*',
    'mock-server/**/*',
    'scripts/{components,messages,vite}/**/*',
    'tests/stories/*.ts',
    'package-lock.json',
  ],
  build: () =>
    run('storybook', ['build', '--disable-telemetry', '--loglevel', 'warn', '--output-dir', 'storybook-static']),
})
process.exit(ok ? 0 : 1)
