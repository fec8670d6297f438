import { allSettled, fork, type Scope } from 'effector'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { signedOut } from '@/features/session'
import { storage } from '@/shared/storage'
import { $panelOpening, $width, panelClosed, panelMounted, panelToggled, widthChanged } from './panel'

/** The rules of the specification in the plainest words. */
type Plain = {
  open: boolean
  /** A press opened it, so that it takes the focus; after a reload it leaves the focus where it is. */
  byHand: boolean
  width: number
  /** The place of the panel was on the screen since this person came to this page. */
  looked: boolean
  kept: { open: boolean; widthPx: number } | null
}

const atFirst = { open: false, byHand: false, width: 320, looked: false } as const

beforeEach(() => localStorage.clear())

const steps = fc.array(
  fc.oneof(
    fc
      .constantFrom('toggle', 'close', 'place', 'place', 'reload', 'other tab', 'other person')
      .map((does) => ({ does, px: 0 })),
    fc.record({ does: fc.constant('width'), px: fc.integer({ min: -100, max: 2_000 }) }),
  ),
  { maxLength: 40, size: 'max' },
)

/** The panel of one browser, and beside it what the rules say should be there. */
function openBoth() {
  let scope = fork()
  const plain: Plain = { ...atFirst, kept: null }
  const keep = () => void (plain.kept = { open: plain.open, widthPx: plain.width })

  const acts: Record<string, (px: number) => Promise<unknown>> = {
    toggle() {
      Object.assign(plain, { open: !plain.open, byHand: !plain.open })
      keep()
      return allSettled(panelToggled, { scope })
    },
    close() {
      plain.open = false
      keep()
      return allSettled(panelClosed, { scope })
    },
    width(px) {
      plain.width = px < 320 ? 320 : px > 640 ? 640 : px
      keep()
      return allSettled(widthChanged, { scope, params: px })
    },
    place() {
      if (!plain.looked && plain.kept) {
        if (plain.kept.open && !plain.open) Object.assign(plain, { open: true, byHand: false })
        plain.width = plain.kept.widthPx
      }
      plain.looked = true
      return allSettled(panelMounted, { scope })
    },
    async reload() {
      Object.assign(plain, atFirst)
      scope = fork()
    },
    /** It keeps what it has, and is found by the next reader. */
    async 'other tab'() {
      plain.kept = { open: true, widthPx: 480 }
      storage.assistantPanel.write(plain.kept)
    },
    // Who signs out takes what was kept along.
    'other person'() {
      Object.assign(plain, { ...atFirst, kept: null })
      localStorage.clear()
      return allSettled(signedOut, { scope })
    },
  }
  return { plain, take: (does: string, px: number) => acts[does]?.(px), scope: (): Scope => scope }
}

it('keeps to the written rules, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      localStorage.clear()
      const { plain, take, scope } = openBoth()
      for (const { does, px } of taken) {
        await take(does, px)
        expect(scope().getState($panelOpening)).toBe(!plain.open ? 'closed' : plain.byHand ? 'asked' : 'found')
        expect(scope().getState($width)).toBe(plain.width)
        expect(storage.assistantPanel.read()).toEqual(plain.kept)
      }
    }),
    { numRuns: 300 },
  )
})
