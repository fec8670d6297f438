export { type Door, DoorPage, type DoorPageProps } from './ui/DoorPage'
export { ForgotPasswordLink } from './ui/ForgotPasswordLink'
export { loadSignInDialog } from './ui/load-sign-in-dialog'
export { SignInPage, type SignInPageProps } from './ui/SignInPage'
