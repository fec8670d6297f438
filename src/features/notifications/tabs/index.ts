import './tab-messages'

export { notificationsLeader } from './realtime'
