// Fetches what the server says the session can do; `permissions` decides by it.
export { capabilitiesWanted } from './model/capabilities'
