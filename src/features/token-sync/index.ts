export { tokenSyncStarted } from './model/token-sync'
