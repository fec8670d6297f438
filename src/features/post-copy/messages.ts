import { defineMessages } from '@/shared/i18n'

/** What is asked before a post is copied. */
export const messages = defineMessages<{
  title: void
  loading: void
  community: void
  what: void
  text: void
  images: void
  attachments: void
  event: void
  never: void
  nothingChosen: void
  copy: void
  copying: void
  cancel: void
  failed: void
  failedText: void
  postingForbidden: void
  cannotCopy: void
  cannotCopyText: void
  openPost: void
  noCommunity: void
  noCommunityText: void
  loadFailed: void
}>({
  title: { id: 'postCopy.title', defaultMessage: 'Copy post', description: 'Title of the screen that copies a post' },
  loading: { id: 'postCopy.loading', defaultMessage: 'Loading the post', description: 'For screen readers' },
  community: {
    id: 'postCopy.community',
    defaultMessage: 'Community',
    description: 'Names the choice of the community that the copy is for',
  },
  what: {
    id: 'postCopy.what',
    defaultMessage: 'What to copy',
    description: 'Heading of the choice of parts of a post',
  },
  text: { id: 'postCopy.text', defaultMessage: 'Title and text', description: 'Part of a post that can be copied' },
  images: { id: 'postCopy.images', defaultMessage: 'Pictures', description: 'Part of a post that can be copied' },
  attachments: {
    id: 'postCopy.attachments',
    defaultMessage: 'Files',
    description: 'Part of a post that can be copied',
  },
  event: {
    id: 'postCopy.event',
    defaultMessage: 'Event',
    description: 'Part of a post that can be copied: where and when people meet, without those who are invited',
  },
  never: {
    id: 'postCopy.never',
    defaultMessage: 'Comments, invitations and acknowledgements are never copied.',
    description: 'Below the choice of parts of a post',
  },
  nothingChosen: {
    id: 'postCopy.nothingChosen',
    defaultMessage: 'Choose what to copy.',
    description: 'Error below the choice of parts of a post: none is chosen',
  },
  copy: { id: 'postCopy.copy', defaultMessage: 'Copy', description: 'Button that copies a post' },
  copying: {
    id: 'postCopy.copying',
    defaultMessage: 'Copying…',
    description: 'On the button while the post is copied',
  },
  cancel: { id: 'postCopy.cancel', defaultMessage: 'Cancel', description: 'Link back to the post' },
  failed: { id: 'postCopy.failed', defaultMessage: 'Couldn’t copy the post', description: 'Title of a tip' },
  failedText: {
    id: 'postCopy.failedText',
    defaultMessage: 'Your choices are still here. Try again.',
    description: 'Text of the tip “Couldn’t copy the post”',
  },
  postingForbidden: {
    id: 'postCopy.postingForbidden',
    defaultMessage: 'You can’t write posts in this community any more. Choose another one.',
    description: 'Text of the tip “Couldn’t copy the post”',
  },
  cannotCopy: {
    id: 'postCopy.cannotCopy',
    defaultMessage: 'You can’t copy this post',
    description: 'Heading: the post may not be copied',
  },
  cannotCopyText: {
    id: 'postCopy.cannotCopyText',
    defaultMessage: 'Only published posts can be copied.',
    description: 'Below “You can’t copy this post”',
  },
  openPost: { id: 'postCopy.openPost', defaultMessage: 'Open post', description: 'Link to the post' },
  noCommunity: {
    id: 'postCopy.noCommunity',
    defaultMessage: 'You can’t post yet',
    description: 'Heading: the person is in no community',
  },
  noCommunityText: {
    id: 'postCopy.noCommunityText',
    defaultMessage: 'Join a community to write posts.',
    description: 'Below “You can’t post yet”',
  },
  loadFailed: {
    id: 'postCopy.loadFailed',
    defaultMessage: 'This post could not be loaded',
    description: 'In place of the question what to copy',
  },
})
