import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  history: void
  version: { revision: number }
  whoAndWhen: { name: string; date: string }
  substantive: void
  older: void
  onlyOne: void
  from: void
  to: void
  changed: void
  same: void
  notCompared: void
  useText: void
  inDraft: void
  useFailed: void
  hasDraft: void
  failed: void
  failedText: void
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
  changed: {
    id: 'postHistory.changed',
    defaultMessage: 'changed',
    description: 'Beside a paragraph that only one of two texts has',
  },
  same: {
    id: 'postHistory.same',
    defaultMessage: 'These versions have the same text.',
    description: 'Above two compared texts',
  },
  notCompared: {
    id: 'postHistory.notCompared',
    defaultMessage: 'Couldn’t load the versions to compare. Reload the page.',
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
  hasDraft: {
    id: 'postHistory.hasDraft',
    defaultMessage: 'You already have a draft. Publish or discard it first.',
    description: 'Tip',
  },
  failed: {
    id: 'postHistory.failed',
    defaultMessage: 'Couldn’t load the version history',
    description: 'In place of the list',
  },
  failedText: {
    id: 'postHistory.failedText',
    defaultMessage: 'Something went wrong. Try again.',
    description: 'Below “Couldn’t load the version history”',
  },
})
