export { hashtagQueries, sendHashtagFollow } from './api/hashtag-queries'
export { HashtagsDisabledDialog, type HashtagsDisabledDialogProps } from './ui/HashtagsDisabledDialog'
export { HashtagInfoDialog, type HashtagInfoDialogProps } from './ui/HashtagInfoDialog'
