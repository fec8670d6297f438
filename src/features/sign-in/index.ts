export { SignInAgain } from './ui/SignInAgain'
export { SignInPage, type SignInPageProps } from './ui/SignInPage'
