export { FindBar, type FindBarProps } from './ui/FindBar'
export { MarkedWords, type MarkedWordsProps } from './ui/MarkedWords'
