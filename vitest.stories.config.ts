import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'

const browser = await findBrowser()

/** Every story, its play function and axe in a real browser. */
export default defineConfig({
  plugins: [await storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
  test: {
    name: 'stories',
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          executablePath: browser.executablePath,
          args: browser.args,
          env: { ...process.env, ...browser.env } as Record<string, string>,
        },
        // What is judged is where a movement ends, and the portal's people are in Rome.
        contextOptions: { reducedMotion: 'reduce', timezoneId: 'Europe/Rome', locale: 'en-GB' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
