export {
  askPushPermission,
  closePushes,
  pushPermission,
  showPush,
  startPushes,
  type Push,
  type PushPermission,
} from './push'
