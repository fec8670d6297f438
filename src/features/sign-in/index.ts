export { ForgotPasswordLink } from './ui/ForgotPasswordLink'
export { SignInAgain } from './ui/SignInAgain'
export { SignInPage, type SignInPageProps } from './ui/SignInPage'
