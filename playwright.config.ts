import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

const browser = await findBrowser()

/**
 * The suites in a real browser. scripts/test-{e2e,a11y,stories}.ts start what they talk to and name it by environment
 * variables.
 */
export default defineConfig({
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.min(2, availableParallelism()),
  // A machine that is busy with other suites is slow, not wrong.
  timeout: 60_000,
  expect: { timeout: 10_000 },
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
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'a11y', testDir: 'tests/a11y' },
    // Not in `npm test`: `npm run fault-walk`.
    { name: 'fault-walk', testDir: 'scripts/fault-walk', testMatch: '*.walk.ts' },
    // Beside them lie the checks of the comparison itself, which need no browser.
    { name: 'stories', testDir: 'tests/stories', testMatch: '{stories,storybook,keys}.test.ts', timeout: 120_000 },
  ],
})
