export { passOn, reportError, reportErrorsTo, type ErrorReport, type ErrorReporter } from './report-error'
