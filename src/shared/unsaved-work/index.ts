export { LostWork } from './LostWork'
export { reloadAgreed, reloadRefused, reloadRequested } from './reload'
export { $lostByReload, $unsavedWork, guardLeaving, workBegun, workEnded, type UnsavedWork } from './unsaved-work'
