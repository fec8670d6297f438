export { ErrorSummary, type ErrorSummaryProps } from './ErrorSummary'
export { Form, type FormError, type FormProps } from './Form'
