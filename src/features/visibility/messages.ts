import { defineMessages } from '@/shared/i18n'

type Readers = { community: string; count: number }

/** Words of who can read a post. */
export const messages = defineMessages<{
  members: Readers
  everyone: Readers
  readers: { count: number }
  unpublished: void
  more: void
  edits: void
  plans: void
  reads: void
  ask: void
  askHint: void
  asking: void
  can: { name: string }
  cannot: { name: string }
  loading: void
  failed: void
  askFailed: void
  notFound: void
}>({
  members: {
    id: 'visibility.members',
    defaultMessage: 'Everyone in {community}, {count, plural, one {# person} other {# people}}',
    description: 'Who can read a post: the members of a closed community',
  },
  everyone: {
    id: 'visibility.everyone',
    defaultMessage: 'Everyone, because {community} is open to all: {count, plural, one {# person} other {# people}}',
    description: 'Who can read a post of an open community',
  },
  readers: {
    id: 'visibility.readers',
    defaultMessage: '{count, plural, one {# person} other {# people}} can read this post',
    description: 'Who can read a post, where it is not known by which rule',
  },
  unpublished: {
    id: 'visibility.unpublished',
    defaultMessage: 'Only you, until the post is published',
    description: 'Who can read a post that is a draft or waits for its time; its author alone sees this',
  },
  more: {
    id: 'visibility.more',
    defaultMessage: 'Who can do more',
    description: 'Heading above people and groups, each with what it can do with the post',
  },
  edits: { id: 'visibility.edits', defaultMessage: 'Can edit', description: 'What a person can do with a post' },
  plans: {
    id: 'visibility.plans',
    defaultMessage: 'Can plan',
    description: 'What a person or a group can do with a post: say who does it and when',
  },
  reads: { id: 'visibility.reads', defaultMessage: 'Can read', description: 'What a person can do with a post' },
  ask: {
    id: 'visibility.ask',
    defaultMessage: 'Can this person read it?',
    description: 'Label of a field in which a person is chosen',
  },
  askHint: {
    id: 'visibility.askHint',
    defaultMessage: 'Choose someone to see whether they can read this post, and why.',
    description: 'Below the field in which a person is chosen',
  },
  asking: { id: 'visibility.asking', defaultMessage: 'Checking…', description: 'While the answer is on its way' },
  can: {
    id: 'visibility.can',
    defaultMessage: 'Yes, {name} can read this post.',
    description: 'Answer to whether a person can read the post; its reasons follow',
  },
  cannot: {
    id: 'visibility.cannot',
    defaultMessage: 'No, {name} can’t read this post.',
    description: 'Answer to whether a person can read the post; its reasons follow',
  },
  loading: { id: 'visibility.loading', defaultMessage: 'Loading who can read this', description: 'For screen readers' },
  failed: { id: 'visibility.failed', defaultMessage: 'Couldn’t load who can read this', description: 'Title' },
  askFailed: {
    id: 'visibility.askFailed',
    defaultMessage: 'Couldn’t check this person',
    description: 'In place of the answer to whether somebody can read the post',
  },
  notFound: {
    id: 'visibility.notFound',
    defaultMessage: 'This person isn’t here any more',
    description: 'In place of the answer, when the person was removed meanwhile',
  },
})

/** What gives a person or a group their part in a post. */
export const sourceMessages = defineMessages<Record<'author' | 'moderator' | 'administrator' | 'assignee', void>>({
  author: { id: 'visibility.author', defaultMessage: 'Author', description: 'Why somebody can do more with a post' },
  moderator: {
    id: 'visibility.moderator',
    defaultMessage: 'Moderates the community',
    description: 'Why somebody can do more with a post',
  },
  administrator: {
    id: 'visibility.administrator',
    defaultMessage: 'Administrator',
    description: 'Why somebody can do more with a post',
  },
  assignee: {
    id: 'visibility.assignee',
    defaultMessage: 'Assignee',
    description: 'Why somebody can do more with a post',
  },
})

/** Why a person can read a post or not. */
export const reasonMessages = defineMessages<{
  author: void
  'community-member': { community: string }
  'community-open': { community: string }
  'not-member': { community: string }
  'account-blocked': void
  'account-deleted': void
  'not-published': void
}>({
  author: { id: 'visibility.isAuthor', defaultMessage: 'Wrote this post', description: 'Why a person can read a post' },
  'community-member': {
    id: 'visibility.isMember',
    defaultMessage: 'Is a member of {community}',
    description: 'Why a person can read a post',
  },
  'community-open': {
    id: 'visibility.isOpen',
    defaultMessage: '{community} is open to everyone',
    description: 'Why a person can read a post',
  },
  'not-member': {
    id: 'visibility.isStranger',
    defaultMessage: 'Isn’t a member of {community}',
    description: 'Why a person cannot read a post',
  },
  'account-blocked': {
    id: 'visibility.isBlocked',
    defaultMessage: 'The account is blocked',
    description: 'Why a person cannot read a post',
  },
  'account-deleted': {
    id: 'visibility.isDeleted',
    defaultMessage: 'The account was deleted',
    description: 'Why a person cannot read a post',
  },
  'not-published': {
    id: 'visibility.isNotPublished',
    defaultMessage: 'The post isn’t published yet',
    description: 'Why a person cannot read a post',
  },
})
