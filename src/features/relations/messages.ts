import { defineMessages } from '@/shared/i18n'

/** Words of the posts that a post is related to. */
export const messages = defineMessages<{
  relations: void
  back: void
  loading: void
  related: void
  relatedTo: void
  replaces: void
  replacedBy: void
  continues: void
  continuedBy: void
  copiedFrom: void
  copy: void
  all: { count: number }
  about: { number: string; community: string; author: string; date: string }
  hidden: { count: number }
  empty: void
  emptyText: void
  emptyEditable: void
  kind: void
  post: void
  choose: void
  add: void
  added: void
  removed: void
  undo: void
  remove: { title: string }
  exists: void
  itself: void
  cycle: void
  tooMany: void
  changeFailed: void
  failed: void
}>({
  relations: {
    id: 'relations.relations',
    defaultMessage: 'Relations',
    description: 'Heading: the posts that a post is related to',
  },
  back: { id: 'relations.back', defaultMessage: 'Back to the post', description: 'Link' },
  loading: { id: 'relations.loading', defaultMessage: 'Loading the related posts', description: 'For screen readers' },
  related: {
    id: 'relations.related',
    defaultMessage: 'Related',
    description: 'Heading of a card with related posts, and of a post that merely belongs to another',
  },
  relatedTo: {
    id: 'relations.relatedTo',
    defaultMessage: 'Is related to',
    description: 'Choice: how this post stands to another one',
  },
  replaces: {
    id: 'relations.replaces',
    defaultMessage: 'Replaces',
    description: 'How this post stands to another one',
  },
  replacedBy: {
    id: 'relations.replacedBy',
    defaultMessage: 'Replaced by',
    description: 'How this post stands to another one',
  },
  continues: {
    id: 'relations.continues',
    defaultMessage: 'Continues',
    description: 'How this post stands to another one',
  },
  continuedBy: {
    id: 'relations.continuedBy',
    defaultMessage: 'Continued by',
    description: 'How this post stands to another one',
  },
  copiedFrom: {
    id: 'relations.copiedFrom',
    defaultMessage: 'Copied from',
    description: 'How this post stands to another one',
  },
  copy: {
    id: 'relations.copy',
    defaultMessage: 'Copy',
    description: 'How this post stands to another one: the other one is a copy of it',
  },
  all: {
    id: 'relations.all',
    defaultMessage: 'All {count}',
    description: 'Link to all related posts',
  },
  about: {
    id: 'relations.about',
    defaultMessage: 'Post {number} in {community}, {author}, {date}',
    description: 'Below the title of a related post',
  },
  hidden: {
    id: 'relations.hidden',
    defaultMessage: '{count, plural, one {# more post you can’t open} other {# more posts you can’t open}}',
    description: 'Below the related posts: how many there are in closed communities',
  },
  empty: {
    id: 'relations.empty',
    defaultMessage: 'No related posts',
    description: 'In place of the related posts',
  },
  emptyText: {
    id: 'relations.emptyText',
    defaultMessage: 'Posts that replace or continue this one will appear here.',
    description: 'Below “No related posts”',
  },
  emptyEditable: {
    id: 'relations.emptyEditable',
    defaultMessage: 'Choose a post above to say what this one replaces or continues.',
    description: 'Below “No related posts”, for those who can add some',
  },
  kind: {
    id: 'relations.kind',
    defaultMessage: 'This post',
    description: 'Label of the choice Replaces, Continues, Is related to; the other post is chosen beside it',
  },
  post: {
    id: 'relations.post',
    defaultMessage: 'Other post',
    description: 'Label of the field that finds another post',
  },
  choose: {
    id: 'relations.choose',
    defaultMessage: 'Choose a post',
    description: 'Problem of the field: none was chosen',
  },
  add: {
    id: 'relations.add',
    defaultMessage: 'Add',
    description: 'Button: relates the two posts',
  },
  added: {
    id: 'relations.added',
    defaultMessage: 'Relation added',
    description: 'Tip',
  },
  removed: {
    id: 'relations.removed',
    defaultMessage: 'Relation removed',
    description: 'Tip',
  },
  undo: {
    id: 'relations.undo',
    defaultMessage: 'Undo',
    description: 'Action of a tip',
  },
  remove: {
    id: 'relations.remove',
    defaultMessage: 'Remove relation to {title}',
    description: 'Button beside a related post',
  },
  exists: {
    id: 'relations.exists',
    defaultMessage: 'These posts are already related this way',
    description: 'Problem of the field',
  },
  itself: {
    id: 'relations.itself',
    defaultMessage: 'A post can’t be related to itself',
    description: 'Problem of the field',
  },
  cycle: {
    id: 'relations.cycle',
    defaultMessage: 'The other post already leads to this one',
    description: 'Problem of the field: each would replace or continue the other',
  },
  tooMany: {
    id: 'relations.tooMany',
    defaultMessage: 'One of the two posts already has 100 relations',
    description: 'Problem of the field',
  },
  changeFailed: {
    id: 'relations.changeFailed',
    defaultMessage: 'Couldn’t change the relations. Try again.',
    description: 'Tip, and problem of the field',
  },
  failed: {
    id: 'relations.failed',
    defaultMessage: 'Couldn’t load the related posts',
    description: 'In place of the related posts',
  },
})
