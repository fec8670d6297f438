export { guardLeaving } from './guard-leaving'
export { LostWork } from './LostWork'
export { reloadAgreed, reloadRefused, reloadRequested } from './reload'
export { $lostByReload, $unsavedWork, workBegun, workEnded, type UnsavedWork } from './unsaved-work'
