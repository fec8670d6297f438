export { ForgotPasswordLink } from './ui/ForgotPasswordLink'
