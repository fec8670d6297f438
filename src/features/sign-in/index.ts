export { SignInForm } from './ui/SignInForm'
export { type SignInContext, SignInLayout, type SignInLayoutProps } from './ui/SignInLayout'
export { ForgotPasswordLink, SignInPage, type SignInPageProps } from './ui/SignInPage'
