import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
import { isStrict } from './scripts/known-flaky.ts'

const browser = await findBrowser()
/** How often a test that failed runs again; `npm test -- --strict` hunts, and forgives nothing. */
const again = (times: number) => (isStrict() ? 0 : times)
/** Says within a minute that the portal is dead, instead of once for each journey. */
const needsPortal = { dependencies: ['smoke'], retries: again(2) }

/**
 * The suites in a real browser. scripts/test-{e2e,a11y,stories}.ts start what they talk to and name it by environment
 * variables.
 */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  // At the end of the suite, one by one: what met an accident then has the machine for itself.
  retryStrategy: 'isolated',
  workers: Math.min(2, availableParallelism()),
  // A machine that is busy with other suites is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // Only ends what hangs: on a machine at half its speed the journeys alone took 25 minutes and were all well.
  globalTimeout: 45 * 60_000,
  outputDir: 'test-results',
  use: {
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
    baseURL: process.env.PORTAL_URL ?? 'http://127.0.0.1:4300/',
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    // A trace of every test takes more than a quarter of the time: `-- --trace=retain-on-failure` where it is needed.
    trace: 'off',
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: 'smoke', testDir: 'tests/smoke', retries: again(1), timeout: 30_000 },
    { name: 'e2e', testDir: 'tests/e2e', ...needsPortal },
    { name: 'a11y', testDir: 'tests/a11y', ...needsPortal },
    {
      name: 'stories',
      testDir: 'tests/stories',
      // Beside them lie the checks of the comparison itself, which need no browser.
      testMatch: '{stories,storybook,keys}.test.ts',
      timeout: 240_000,
      retries: again(1),
    },
  ],
})
