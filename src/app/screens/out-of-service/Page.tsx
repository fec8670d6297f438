export { OutOfService as Page } from '../../start-up/OutOfService'
