import { afterEach } from 'vitest'

// Tests in the node environment have nothing to draw in, and React's tools take longer to load than most of them to run.
if (typeof document !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react')
  // What is awaited on the screen may take its time on a machine that is busy with other suites.
  configure({ asyncUtilTimeout: 5_000 })
  afterEach(cleanup)

  // jsdom has no CSS.escape, which React Aria asks for to find its own elements again.
  if (typeof CSS === 'undefined') {
    Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })
  }
}
