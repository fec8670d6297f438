export { CustomerFeedbackView } from './ui/CustomerFeedbackView'
