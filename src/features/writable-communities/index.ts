export { writableCommunities } from './writable-communities'
