export { messagesWanted } from './model/system-messages'
