export { hashtagQueries, sendHashtagFollow } from './api/hashtag-queries'
export { HashtagsDisabledDialog } from './ui/HashtagsDisabledDialog'
export { HashtagInfoDialog, type HashtagInfoDialogProps } from './ui/HashtagInfoDialog'
