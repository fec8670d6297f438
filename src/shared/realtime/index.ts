export { connect, realtimeTokenReceived } from './connect'
export { keepListening, type Listening } from './keep-listening'
export { RealtimeChannelError, type RealtimeConnection, type RealtimeStatus, type TransportParams } from './types'
