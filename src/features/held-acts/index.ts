export { countLess } from './count-less'
export { holdAct, sendHeldActs, UNDO_MS } from './held-acts'
