export { askPushPermission, pushPermission, type Push, type PushPermission } from './push'
export { closePushes, showPush, startPushes } from './shown'
