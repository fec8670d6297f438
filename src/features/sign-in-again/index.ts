export { SignInAgain } from './ui/SignInAgain'
