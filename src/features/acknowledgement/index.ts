import { loadable } from '@/shared/loadable'

export { AcknowledgeButton, type AcknowledgeButtonProps } from './ui/AcknowledgeButton'
export { AcknowledgementAsk, type AcknowledgementAskProps } from './ui/AcknowledgementAsk'
export { AcknowledgementBar, type AcknowledgementBarProps } from './ui/AcknowledgementBar'
export { isAskedOf } from './model/standing'

/** The card of the editor in which readers are asked for an acknowledgement. */
export const AcknowledgementEditor = loadable(() => import('./ui/AcknowledgementEditor')).component(
  'AcknowledgementEditor',
)

/** Who has acknowledged a post; a screen of its own, loaded when it is opened. */
export const AcknowledgementsView = loadable(() => import('./ui/AcknowledgementsView')).component(
  'AcknowledgementsView',
)
