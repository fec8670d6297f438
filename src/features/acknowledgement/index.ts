import { loadable } from '@/shared/loadable'

export { useLateAcknowledge } from './api/use-acknowledge'
export { AcknowledgementAsk, type AcknowledgementAskProps } from './ui/AcknowledgementAsk'
export { AcknowledgementBar, type AcknowledgementBarProps } from './ui/AcknowledgementBar'

/** Asks to agree to what a post asks; loaded when it is opened. */
export const AcknowledgeDialog = loadable(() => import('./ui/AcknowledgeDialog')).component('AcknowledgeDialog')

/** Who has acknowledged a post; a screen of its own, loaded when it is opened. */
export const AcknowledgementsView = loadable(() => import('./ui/AcknowledgementsView')).component(
  'AcknowledgementsView',
)
