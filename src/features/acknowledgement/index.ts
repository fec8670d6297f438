import { loadable } from '@/shared/loadable'

export { AcknowledgementAsk, type AcknowledgementAskProps } from './ui/AcknowledgementAsk'
export { AcknowledgementBar, type AcknowledgementBarProps } from './ui/AcknowledgementBar'

/** Who has acknowledged a post; a screen of its own, loaded when it is opened. */
export const AcknowledgementsView = loadable(() => import('./ui/AcknowledgementsView')).component(
  'AcknowledgementsView',
)
