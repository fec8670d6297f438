export { GroupOpener, type GroupOpenerProps } from './ui/GroupOpener'
export { HashtagOpener, type HashtagOpenerProps } from './ui/HashtagOpener'
export { PersonOpener, type PersonOpenerProps } from './ui/PersonOpener'
export { richTextOpeners } from './ui/rich-text-openers'
