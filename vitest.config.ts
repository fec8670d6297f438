import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isStrict } from './scripts/known-flaky.ts'
import { messages } from './scripts/vite/messages.ts'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

/** A unit test needs a document if it is `*.test.tsx` or `*.dom.test.ts`; everything else runs in Node alone. */
const needsDocument = ['src/**/*.test.tsx', '{src,mock-server}/**/*.dom.test.ts']

/** A machine that is busy may let a time limit pass. Whatever else fails, a counterexample above all, stands. */
const retry = isStrict() ? 0 : { count: 1, condition: /(?:Test|Hook) timed out in \d+ms/ }

const unit = {
  // A hook that starts a server loads the whole contract first, which on a busy machine takes longer than a test.
  hookTimeout: 120_000,
  testTimeout: 30_000,
  retry,
}

/** The unit tests beside the code, in two projects, and `contract` over openapi/. Stories: scripts/test-stories.ts. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [messages()],
        resolve: { alias },
        test: {
          ...unit,
          name: 'node',
          environment: 'node',
          include: ['{src,mock-server,scripts}/**/*.test.ts', 'tests/stories/picture.test.ts'],
          exclude: needsDocument,
        },
      },
      {
        plugins: [messages()],
        resolve: { alias },
        test: {
          ...unit,
          name: 'jsdom',
          environment: 'jsdom',
          include: needsDocument,
          setupFiles: ['tests/support/unit-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          retry,
        },
      },
    ],
  },
})
