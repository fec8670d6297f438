export { userQueries } from './api/user-queries'
export { UserProfileDialog, type UserProfileDialogProps } from './ui/UserProfileDialog'
