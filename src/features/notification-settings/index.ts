export { NotificationSettingsView } from './ui/NotificationSettingsView'
