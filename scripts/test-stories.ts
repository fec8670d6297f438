/** Every story in the browser: its play function, and axe. `--watch`-less; `npm run test:stories -- src/design-system/Button` runs a few. */
import { findBrowser } from './browser.ts'
import { countVitest, reportFile, run, writeCount } from './run-suite.ts'

const browser = await findBrowser()
const report = reportFile('stories')
const ok = run(
  'vitest',
  [
    'run',
    '--config',
    'vitest.stories.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { ...browser.env, PORTAL_BROWSER: browser.executablePath },
)
writeCount('stories', countVitest(report, ok))
process.exit(ok ? 0 : 1)
