export { NewPasswordField, type NewPasswordFieldProps } from './NewPasswordField'
export { PasswordRequirements, type PasswordRequirement, type PasswordRequirementsProps } from './PasswordRequirements'
