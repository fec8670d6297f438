export { ProfileView } from './ui/ProfileView'
