export { capabilitiesWanted } from './model/capabilities'
