export { ChangePasswordPage, type ChangePasswordPageProps } from './ui/ChangePasswordPage'
export { PasswordForgotPage, type PasswordForgotPageProps } from './ui/PasswordForgotPage'
