export { loadSignInDialog } from './ui/load-sign-in-dialog'
export { SignInPage, type SignInPageProps } from './ui/SignInPage'
