import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { isStrict } from './scripts/known-flaky.ts'
import { messages } from './scripts/vite/messages.ts'

const alias = { '@': fileURLToPath(new URL('src', import.meta.url)) }

/** A unit test needs a document if it is `*.test.tsx` or `*.dom.test.ts`; everything else runs in Node alone. */
const needsDocument = ['src/**/*.test.tsx', '{src,mock-server,scripts,tests/support}/**/*.dom.test.ts']

/** A machine that is busy may let a time limit pass. Whatever else fails, a counterexample above all, stands. */
const retry = isStrict() ? 0 : { count: 1, condition: /(?:Test|Hook) timed out in \d+ms/ }

const unit = {
  // A hook that starts a server loads the whole contract first, which on a busy machine takes longer than a test.
  hookTimeout: 120_000,
  testTimeout: 30_000,
  retry,
  // A document for each file took longer than the tests. The files of a worker share one, and
  // tests/support/unit-setup.ts ends each file as a page ends: nothing is left of it, not even its modules.
  isolate: false,
  maxWorkers: '100%',
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
          setupFiles: ['tests/support/unit-setup.ts'],
        },
      },
      {
        plugins: [messages()],
        resolve: { alias },
        test: {
          ...unit,
          name: 'jsdom',
          // A worker is kept for the next file of its own project alone: one project after the other, in any order.
          sequence: { groupOrder: 1 },
          environment: 'jsdom',
          include: needsDocument,
          setupFiles: ['tests/support/unit-document.ts', 'tests/support/unit-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'contract',
          sequence: { groupOrder: 2 },
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
