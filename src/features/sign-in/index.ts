export { type SignInContext, SignInLayout, type SignInLayoutProps } from './ui/SignInLayout'
export { SignInAgain } from './ui/SignInAgain'
export { ForgotPasswordLink, SignInPage, type SignInPageProps } from './ui/SignInPage'
