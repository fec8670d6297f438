import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What is awaited on the screen may take its time on a machine that is busy with other suites.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

// What jsdom lacks: it lays nothing out, and has no pointer to capture.
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.setPointerCapture ??= () => undefined
Range.prototype.getBoundingClientRect ??= () => new DOMRect()
Range.prototype.getClientRects ??= () => document.body.getClientRects()
// React Aria asks for it to find its own elements again.
if (typeof CSS === 'undefined') {
  Object.assign(globalThis, { CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } })
}
