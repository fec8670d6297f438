import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is awaited on the screen may take its time on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// jsdom has no CSS.escape, which React Aria asks for to find its own elements again.
if (typeof CSS === 'undefined') {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })
}
