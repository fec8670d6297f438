export { holdAct, sendHeldActs, UNDO_MS } from './held-acts'
