export { $canMarkAll, $countMissing, $unread, countAnswered, countReceived, countWanted } from './count-model'
