import { defineMessages } from '@/shared/i18n'

/** Words of the published texts of a post. */
export const messages = defineMessages<{
  history: void
  version: { revision: number }
  whoAndWhen: { name: string; date: string }
  substantive: void
  older: void
  onlyOne: void
  from: void
  to: void
  same: void
  notCompared: void
  useText: void
  inDraft: void
  useFailed: void
  back: void
  loading: void
  comparing: void
  none: void
  versions: void
  current: void
  noVersion: void
  whatChanged: void
  whatChangedIn: { revision: number }
  otherPictures: void
  replaceDraft: void
  replaceDraftText: { revision: number }
  replace: void
  keepDraft: void
  failed: void
}>({
  history: {
    id: 'postHistory.history',
    defaultMessage: 'Version history',
    description: 'Heading of the published texts of a post',
  },
  version: {
    id: 'postHistory.version',
    defaultMessage: 'Version {revision}',
    description: 'Names one published text of a post',
  },
  whoAndWhen: {
    id: 'postHistory.whoAndWhen',
    defaultMessage: '{name}, {date}',
    description: 'Who published a text, and when',
  },
  substantive: {
    id: 'postHistory.substantive',
    defaultMessage: 'Substantive change',
    description: 'In the row of a published text',
  },
  older: {
    id: 'postHistory.older',
    defaultMessage: 'Show older versions',
    description: 'Button',
  },
  onlyOne: {
    id: 'postHistory.onlyOne',
    defaultMessage: 'This is the only version so far.',
    description: 'Below the list of published texts',
  },
  from: {
    id: 'postHistory.from',
    defaultMessage: 'Compare',
    description: 'Label of a choice: the first of two texts',
  },
  to: {
    id: 'postHistory.to',
    defaultMessage: 'With',
    description: 'Label of a choice: the second of two texts',
  },
  same: {
    id: 'postHistory.same',
    defaultMessage: 'These versions have the same text.',
    description: 'Above two compared texts',
  },
  notCompared: {
    id: 'postHistory.notCompared',
    defaultMessage: 'Couldn’t load the versions to compare',
    description: 'In place of two compared texts',
  },
  useText: {
    id: 'postHistory.useText',
    defaultMessage: 'Use this text',
    description: 'Button: puts an older text into the draft of the person',
  },
  inDraft: {
    id: 'postHistory.inDraft',
    defaultMessage: 'The text is in your draft. Nothing is published yet.',
    description: 'Tip',
  },
  useFailed: {
    id: 'postHistory.useFailed',
    defaultMessage: 'Couldn’t put the text into your draft. Try again.',
    description: 'Tip',
  },
  back: { id: 'postHistory.back', defaultMessage: 'Back to the post', description: 'Link' },
  loading: { id: 'postHistory.loading', defaultMessage: 'Loading the versions', description: 'For screen readers' },
  comparing: { id: 'postHistory.comparing', defaultMessage: 'Comparing the texts', description: 'For screen readers' },
  none: {
    id: 'postHistory.none',
    defaultMessage: 'Nothing published yet',
    description: 'In place of the list of published texts',
  },
  versions: {
    id: 'postHistory.versions',
    defaultMessage: 'Versions',
    description: 'Heading of the list of published texts',
  },
  current: {
    id: 'postHistory.current',
    defaultMessage: 'Current',
    description: 'Beside the text of today in the list',
  },
  noVersion: {
    id: 'postHistory.noVersion',
    defaultMessage: 'No matching version',
    description: 'In the list of versions to choose from',
  },
  whatChanged: {
    id: 'postHistory.whatChanged',
    defaultMessage: 'Show what changed',
    description: 'Link: compares a text with the one before',
  },
  whatChangedIn: {
    id: 'postHistory.whatChangedIn',
    defaultMessage: 'Show what changed in version {revision}',
    description: 'The same for screen readers',
  },
  otherPictures: {
    id: 'postHistory.otherPictures',
    defaultMessage: 'These versions have the same text, but other pictures.',
    description: 'Above two compared texts',
  },
  replaceDraft: { id: 'postHistory.replaceDraft', defaultMessage: 'Replace your draft?', description: 'Question' },
  replaceDraftText: {
    id: 'postHistory.replaceDraftText',
    defaultMessage: 'Your draft of this post has a different text. Version {revision} takes its place.',
    description: 'Below the question',
  },
  replace: { id: 'postHistory.replace', defaultMessage: 'Replace draft', description: 'Button of the question' },
  keepDraft: { id: 'postHistory.keepDraft', defaultMessage: 'Keep draft', description: 'Button of the question' },
  failed: {
    id: 'postHistory.failed',
    defaultMessage: 'Couldn’t load the version history',
    description: 'In place of the list',
  },
})
