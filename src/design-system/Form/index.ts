export { ErrorSummary, type ErrorSummaryProps, type FormError } from './ErrorSummary'
export { Form, type FormProps } from './Form'
