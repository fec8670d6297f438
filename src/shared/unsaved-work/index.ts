export { guardLeaving } from './guard-leaving'
export { reloadAgreed, reloadRefused, reloadRequested } from './reload'
export { $lostByReload, $unsavedWork, workBegun, workEnded, type UnsavedWork } from './unsaved-work'
