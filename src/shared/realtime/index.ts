export { connect } from './connect'
export { keepListening, type Listening } from './keep-listening'
export { realtimeTokenReceived } from './token'
export { RealtimeChannelError, type RealtimeConnection, type RealtimeStatus, type TransportParams } from './types'
