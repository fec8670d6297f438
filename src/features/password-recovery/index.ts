export { passwordQueries } from './api/password'
export { passwordRules } from './model/password-rules'
export { ChangePasswordPage, type ChangePasswordPageProps } from './ui/ChangePasswordPage'
export { PasswordForgotPage, type PasswordForgotPageProps } from './ui/PasswordForgotPage'
