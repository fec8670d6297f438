import { defineMessages } from '@/shared/i18n'

/** What is asked before a community is removed for good. */
export const messages = defineMessages<{
  title: { name: string }
  text: { posts: number; members: number }
  name: void
  nameHint: { name: string }
  nameWrong: void
  confirm: void
  cancel: void
  removed: { name: string }
  changedMeanwhile: void
  failed: void
}>({
  title: {
    id: 'communities.removal.title',
    defaultMessage: 'Remove {name} for good?',
    description: 'Title of the dialog; {name} is a community',
  },
  text: {
    id: 'communities.removal.text',
    defaultMessage:
      '{posts, plural, =0 {It has no posts.} one {# post is deleted with its comments and files.} other {# posts are deleted with their comments and files.}} {members, plural, one {# member loses it.} other {# members lose it.}} This can’t be undone.',
    description: 'In the dialog: what goes with the community',
  },
  name: {
    id: 'communities.removal.name',
    defaultMessage: 'Name of the community',
    description: 'Label of the field in which its name is typed, to be sure',
  },
  nameHint: {
    id: 'communities.removal.nameHint',
    defaultMessage: 'Type {name} to confirm.',
    description: 'Below that label',
  },
  nameWrong: {
    id: 'communities.removal.nameWrong',
    defaultMessage: 'This isn’t the name of the community',
    description: 'Error of that field',
  },
  confirm: {
    id: 'communities.removal.confirm',
    defaultMessage: 'Remove for good',
    description: 'Button of the dialog, and item of the menu that opens it',
  },
  cancel: {
    id: 'communities.removal.cancel',
    defaultMessage: 'Cancel',
    description: 'Button of the dialog',
  },
  removed: {
    id: 'communities.removal.removed',
    defaultMessage: '{name} was removed',
    description: 'Tip',
  },
  changedMeanwhile: {
    id: 'communities.removal.changedMeanwhile',
    defaultMessage: 'Someone changed this community in the meantime. Check it before you remove it.',
    description: 'Tip: it was not removed',
  },
  failed: {
    id: 'communities.removal.failed',
    defaultMessage: 'Couldn’t remove the community. Try again.',
    description: 'Tip: it was not removed',
  },
})
