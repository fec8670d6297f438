import './click'

export type { ConsentPhase } from './consent'
export { $consentPhase, turnOffClicked, turnOnClicked } from './consent-model'
