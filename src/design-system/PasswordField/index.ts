export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField'
export { PasswordField, type PasswordFieldProps } from './PasswordField'
export { PasswordRequirements, type PasswordRequirement, type PasswordRequirementsProps } from './PasswordRequirements'
