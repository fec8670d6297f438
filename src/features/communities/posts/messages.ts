import { defineMessages } from '@/shared/i18n'

/** What the posts of a community and its archive say. */
export const messages = defineMessages<{
  postsOf: { name: string }
  archiveOf: { name: string }
  archive: void
  backToPosts: void
  number: void
  title: void
  author: void
  state: void
  comments: void
  changed: void
  archived: void
  actions: void
  tag: void
  year: void
  any: void
  show: { count: number }
  found: { count: number }
  print: void
  selectAll: void
  select: { title: string }
  loading: void
  failed: void
  moreFailed: void
  noneFound: void
  noPosts: void
  newPost: void
  archiveEmpty: void
  archiveEmptyWhy: void
  archiveThis: { title: string }
  bringBack: void
  bringBackThis: { title: string }
}>({
  postsOf: {
    id: 'communities.posts.postsOf',
    defaultMessage: 'Posts of {name}',
    description: 'Names the table',
  },
  archiveOf: {
    id: 'communities.posts.archiveOf',
    defaultMessage: 'Archive of {name}',
    description: 'Names the table',
  },
  archive: {
    id: 'communities.posts.archive',
    defaultMessage: 'Archive',
    description: 'Heading, and link that leads there; the number of its posts follows',
  },
  backToPosts: {
    id: 'communities.posts.backToPosts',
    defaultMessage: 'All posts',
    description: 'Link from the archive to the posts in use',
  },
  number: {
    id: 'communities.posts.number',
    defaultMessage: 'Number',
    description: 'Column',
  },
  title: {
    id: 'communities.posts.title',
    defaultMessage: 'Title',
    description: 'Column',
  },
  author: {
    id: 'communities.posts.author',
    defaultMessage: 'Author',
    description: 'Column, and label of a filter',
  },
  state: {
    id: 'communities.posts.state',
    defaultMessage: 'Status',
    description: 'Column, and label of a filter',
  },
  comments: {
    id: 'communities.posts.comments',
    defaultMessage: 'Comments',
    description: 'Column',
  },
  changed: {
    id: 'communities.posts.changed',
    defaultMessage: 'Last changed',
    description: 'Column',
  },
  archived: {
    id: 'communities.posts.archived',
    defaultMessage: 'Archived',
    description: 'Column: when a post came to the archive',
  },
  actions: {
    id: 'communities.posts.actions',
    defaultMessage: 'Actions',
    description: 'Column: what can be done with a post',
  },
  tag: {
    id: 'communities.posts.tag',
    defaultMessage: 'Hashtag',
    description: 'Label of a filter',
  },
  year: {
    id: 'communities.posts.year',
    defaultMessage: 'Year',
    description: 'Label of a filter: when a post was published',
  },
  any: {
    id: 'communities.posts.any',
    defaultMessage: 'All',
    description: 'Choice of a filter: no restriction',
  },
  show: {
    id: 'communities.posts.show',
    defaultMessage: 'Show {count, plural, one {# post} other {# posts}}',
    description: 'Closes the filters on a phone',
  },
  found: {
    id: 'communities.posts.found',
    defaultMessage: '{count, plural, one {# post} other {# posts}}',
    description: 'How many posts the table has',
  },
  print: {
    id: 'communities.posts.print',
    defaultMessage: 'Print',
    description: 'Button',
  },
  selectAll: {
    id: 'communities.posts.selectAll',
    defaultMessage: 'Select all posts',
    description: 'Names the box in the head of the table',
  },
  select: {
    id: 'communities.posts.select',
    defaultMessage: 'Select {title}',
    description: 'Names the box of a row',
  },
  loading: {
    id: 'communities.posts.loading',
    defaultMessage: 'Loading posts',
    description: 'Said while the rows are on their way',
  },
  failed: {
    id: 'communities.posts.failed',
    defaultMessage: 'Couldn’t load the posts',
    description: 'Title in place of the table',
  },
  moreFailed: {
    id: 'communities.posts.moreFailed',
    defaultMessage: 'Couldn’t load more posts',
    description: 'Below the table',
  },
  noneFound: {
    id: 'communities.posts.noneFound',
    defaultMessage: 'No posts found',
    description: 'Title in place of a table that filters have emptied',
  },
  noPosts: {
    id: 'communities.posts.noPosts',
    defaultMessage: 'No posts yet',
    description: 'Title in place of the table',
  },
  newPost: {
    id: 'communities.posts.newPost',
    defaultMessage: 'New post',
    description: 'Button: writes in this community',
  },
  archiveEmpty: {
    id: 'communities.posts.archiveEmpty',
    defaultMessage: 'The archive is empty',
    description: 'Title in place of the table',
  },
  archiveEmptyWhy: {
    id: 'communities.posts.archiveEmptyWhy',
    defaultMessage: 'Archived posts appear here and can be brought back.',
    description: 'Below it',
  },
  archiveThis: {
    id: 'communities.posts.archiveThis',
    defaultMessage: 'Move to archive: {title}',
    description: 'Button in a row',
  },
  bringBack: {
    id: 'communities.posts.bringBack',
    defaultMessage: 'Bring back',
    description: 'Button in a row of the archive',
  },
  bringBackThis: {
    id: 'communities.posts.bringBackThis',
    defaultMessage: 'Bring back {title}',
    description: 'Label of the button for those who hear it alone',
  },
})
