import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { messages } from './scripts/vite/messages.ts'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

/** `unit` runs beside the code, `contract` over openapi/. Stories need a browser: vitest.stories.config.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messages()],
        resolve: { alias },
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            'src/**/*.test.{ts,tsx}',
            'mock-server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/stories/picture.test.ts',
          ],
          setupFiles: ['tests/support/unit-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 15_000,
          // A hook that starts a server loads the whole contract first, which on a busy machine takes longer than a test.
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
