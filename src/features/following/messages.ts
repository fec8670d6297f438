import { defineMessages } from '@/shared/i18n'

/** Messages about following people and hashtags. */
export const messages = defineMessages<{
  follow: void
  followThis: { name: string }
  unfollow: void
  unfollowThis: { name: string }
  followFailed: { name: string }
  unfollowFailed: { name: string }
}>({
  follow: { id: 'following.follow', defaultMessage: 'Follow', description: 'Button: hear of a person or a hashtag' },
  followThis: {
    id: 'following.followThis',
    defaultMessage: 'Follow {name}',
    description: 'Read out for the button “Follow”; the name of a person or a hashtag',
  },
  unfollow: {
    id: 'following.unfollow',
    defaultMessage: 'Unfollow',
    description: 'Button: hear of a person or a hashtag no longer',
  },
  unfollowThis: {
    id: 'following.unfollowThis',
    defaultMessage: 'Unfollow {name}',
    description: 'Read out for the button “Unfollow”; the name of a person or a hashtag',
  },
  followFailed: {
    id: 'following.followFailed',
    defaultMessage: 'Couldn’t follow {name}',
    description: 'Title of a tip; the name of a person or a hashtag',
  },
  unfollowFailed: {
    id: 'following.unfollowFailed',
    defaultMessage: 'Couldn’t unfollow {name}',
    description: 'Title of a tip; the name of a person or a hashtag',
  },
})
