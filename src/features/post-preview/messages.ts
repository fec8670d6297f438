import { defineMessages } from '@/shared/i18n'

/** What stands around a draft as its readers will see it. */
export const messages = defineMessages<{
  preview: void
  showAs: void
  asPost: void
  asCard: void
  asPhone: void
  cardHint: void
  untitled: void
  edit: void
  empty: void
  emptyText: void
  cannotPreview: void
  cannotPreviewText: void
  failed: void
  failedText: void
}>({
  preview: {
    id: 'postPreview.preview',
    defaultMessage: 'Preview',
    description: 'Name of the bar above a draft as its readers will see it',
  },
  showAs: {
    id: 'postPreview.showAs',
    defaultMessage: 'Show as',
    description: 'Names the choice between post, card and phone',
  },
  asPost: {
    id: 'postPreview.asPost',
    defaultMessage: 'Post',
    description: 'One way to see the draft: as the page of a post',
  },
  asCard: {
    id: 'postPreview.asCard',
    defaultMessage: 'Card',
    description: 'One way to see the draft: as a card of the feed',
  },
  asPhone: {
    id: 'postPreview.asPhone',
    defaultMessage: 'Phone',
    description: 'One way to see the draft: as wide as a phone',
  },
  cardHint: {
    id: 'postPreview.cardHint',
    defaultMessage: 'How the post will look in the feed',
    description: 'Heading above the card of a draft',
  },
  untitled: {
    id: 'postPreview.untitled',
    defaultMessage: 'No title yet',
    description: 'In place of the title of a draft that has none',
  },
  edit: { id: 'postPreview.edit', defaultMessage: 'Edit', description: 'Link to the editor' },
  empty: {
    id: 'postPreview.empty',
    defaultMessage: 'Nothing to preview yet',
    description: 'Heading: the draft is empty',
  },
  emptyText: {
    id: 'postPreview.emptyText',
    defaultMessage: 'Write a title or some text first.',
    description: 'Below “Nothing to preview yet”',
  },
  cannotPreview: {
    id: 'postPreview.cannotPreview',
    defaultMessage: 'You can’t preview this post',
    description: 'Heading: the person may not change the post',
  },
  cannotPreviewText: {
    id: 'postPreview.cannotPreviewText',
    defaultMessage: 'Only people who can edit a post can preview its drafts.',
    description: 'Below “You can’t preview this post”',
  },
  failed: {
    id: 'postPreview.failed',
    defaultMessage: 'Couldn’t load the preview',
    description: 'In place of the preview',
  },
  failedText: {
    id: 'postPreview.failedText',
    defaultMessage: 'Something went wrong. Your draft is safe.',
    description: 'Below “Couldn’t load the preview”',
  },
})
