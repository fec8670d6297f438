export { type SignInContext, SignInLayout, type SignInLayoutProps } from './ui/SignInLayout'
export { loadSignInDialog } from './ui/load-sign-in-dialog'
export { ForgotPasswordLink, SignInPage, type SignInPageProps } from './ui/SignInPage'
