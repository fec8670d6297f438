export { SearchWords, type SearchWordsProps } from './ui/SearchWords'
