export { type FileOnItsWay, type SentFile, useSentFiles } from './model/use-sent-files'
export { FilesOnTheWay } from './ui/FilesOnTheWay'
