import type { Tip, TipSeverity } from '@/shared/overlays'
import { messages } from '../messages'

/** Every kind of tip, in the order in which they outrank each other; developers know them by these names. */
export const tipKinds = ['success', 'info', 'pro', 'warn', 'error', 'system'] as const satisfies readonly TipSeverity[]

const picture = { url: './api/files/portraits/camille-laurent.svg', alternativeText: 'Camille Laurent' }

/** What is particular to each kind: a text with formats, a picture, a place that ends it, what one can do about it. */
const particulars: Record<(typeof tipKinds)[number], Partial<Tip>> = {
  success: {},
  info: { message: { ops: [{ insert: 'Delta: ' }, { insert: 'bold', attributes: { bold: true } }] } },
  pro: {
    closeBehavior: 'manual',
    image: picture,
    direction: 'vertical',
    closesOnNavigation: ({ pathname }) => pathname.startsWith('/post/'),
  },
  warn: { closeBehavior: 'manual', image: picture },
  error: { actionCallbacks: [{ label: messages.sampleYes, onSelect: () => undefined, keepsTip: true }] },
  system: { actionCallbacks: [{ label: messages.sampleYes, onSelect: () => undefined }] },
}

/** A tip of this kind, to be looked at. */
export function sampleTip(kind: (typeof tipKinds)[number]): Tip {
  return { severity: kind, title: messages.sampleTip, ...particulars[kind] }
}
