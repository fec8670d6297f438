export { Clamp, type ClampProps } from './Clamp'
