import { defineMessages } from '@/shared/i18n'

/** Everything that the editor of posts says. */
export const messages = defineMessages<{
  newPost: void
  editPost: void
  community: void
  language: void
  title: void
  text: void
  textPlaceholder: void
  lettersLeft: { left: number }
  lettersOver: { over: number }
  saving: void
  savedAt: { time: string }
  keptOnDevice: void
  keptOffline: void
  notKept: void
  saveRefused: void
  alsoEditing: { name: string }
  newerVersion: void
  showChanges: void
  postRemoved: void
  rightLost: void
  copyText: void
  textCopied: void
  newFromThis: void
  publish: void
  publishing: void
  offlinePublish: void
  beside: void
  beforePublish: void
  ready: void
  titleMissing: void
  titleTooLong: void
  contentMissing: void
  contentTooLong: void
  tooManyImages: void
  tooManyTables: void
  cannotReadIt: { name: string }
  otherProblem: void
  published: void
  publishFailed: void
  postingForbidden: void
  textIsKept: void
  publishChange: void
  notify: void
  cancel: void
  close: void
  conflictPost: { name: string }
  conflictDraft: void
  mineStaysDraft: void
  noCommunity: void
  noCommunityText: void
  cannotEdit: void
  cannotEditText: void
  openPost: void
  loadFailed: void
  discard: void
  discarded: void
  undo: void
  actionFailed: void
  unsavedWork: void
  settings: void
  settingsOpen: { count: number }
  cannotRead: void
  newHashtag: void
  loading: void
  discardFailed: void
  discardFailedText: void
  preview: void
  nothingToPreview: void
  previewLater: void
  notReady: void
  notReadyText: void
  imageWithoutDescription: void
  imageNotSent: void
  filesOnTheirWay: { count: number }
  files: void
  filesFailed: void
  filesNotAdded: void
  picturesOnTheirWay: void
}>({
  newPost: {
    id: 'postEditor.newPost',
    defaultMessage: 'New post',
    description: 'Title of the editor for a new post',
  },
  editPost: {
    id: 'postEditor.editPost',
    defaultMessage: 'Edit post',
    description: 'Title of the editor for a published post',
  },
  community: {
    id: 'postEditor.community',
    defaultMessage: 'Community',
    description: 'Names the choice of the community that a post is for',
  },
  language: {
    id: 'postEditor.language',
    defaultMessage: 'Post language',
    description: 'Names the choice of the language that a post is written in',
  },
  title: {
    id: 'postEditor.title',
    defaultMessage: 'Title',
    description: 'Names the field for the title of a post',
  },
  text: {
    id: 'postEditor.text',
    defaultMessage: 'Text',
    description: 'Names the editor for the text of a post',
  },
  textPlaceholder: {
    id: 'postEditor.textPlaceholder',
    defaultMessage: 'Write here. @ mentions people, # adds a hashtag.',
    description: 'In the empty editor of a post',
  },
  lettersLeft: {
    id: 'postEditor.lettersLeft',
    defaultMessage: '{left, plural, =0 {No characters left} one {# character left} other {# characters left}}',
    description: 'Below a field near its limit',
  },
  lettersOver: {
    id: 'postEditor.lettersOver',
    defaultMessage: '{over, plural, one {# character too many} other {# characters too many}}',
    description: 'Below a field over its limit',
  },
  saving: {
    id: 'postEditor.saving',
    defaultMessage: 'Saving…',
    description: 'State of a draft',
  },
  savedAt: {
    id: 'postEditor.savedAt',
    defaultMessage: 'Saved at {time}',
    description: 'State of a draft; {time} is a time of day',
  },
  keptOnDevice: {
    id: 'postEditor.keptOnDevice',
    defaultMessage: 'Kept on this device',
    description: 'State of a draft that the server has not taken yet',
  },
  keptOffline: {
    id: 'postEditor.keptOffline',
    defaultMessage: 'Offline, kept on this device',
    description: 'State of a draft while there is no network',
  },
  notKept: {
    id: 'postEditor.notKept',
    defaultMessage: 'Not saved yet',
    description: 'State of a draft that is kept nowhere yet',
  },
  saveRefused: {
    id: 'postEditor.saveRefused',
    defaultMessage: 'Can’t be saved, kept on this device',
    description: 'State of a draft that the server refuses',
  },
  alsoEditing: {
    id: 'postEditor.alsoEditing',
    defaultMessage: '{name} is editing too',
    description: 'Says who else writes on the same post',
  },
  newerVersion: {
    id: 'postEditor.newerVersion',
    defaultMessage: 'A newer version was published while you were writing.',
    description:
      'Above the text of a post that somebody else has published changes of; a button that shows them follows',
  },
  showChanges: {
    id: 'postEditor.showChanges',
    defaultMessage: 'Show changes',
    description: "Button: opens one's own text beside the published one",
  },
  postRemoved: {
    id: 'postEditor.postRemoved',
    defaultMessage: 'This post was removed. Your text is kept on this device.',
    description: 'Above the text of a post that somebody removed while it was edited',
  },
  rightLost: {
    id: 'postEditor.rightLost',
    defaultMessage: 'You can no longer edit this post. Your text is kept on this device.',
    description: 'Above the text of a post whose right to edit was taken away meanwhile',
  },
  copyText: {
    id: 'postEditor.copyText',
    defaultMessage: 'Copy text',
    description: 'Button: copies title and text to the clipboard',
  },
  textCopied: {
    id: 'postEditor.textCopied',
    defaultMessage: 'Text copied',
    description: 'Tip after copying the text of a post',
  },
  newFromThis: {
    id: 'postEditor.newFromThis',
    defaultMessage: 'New post from this',
    description: 'Button: begins a new post with the text of one that is gone',
  },
  publish: {
    id: 'postEditor.publish',
    defaultMessage: 'Publish',
    description: 'Button that publishes a post',
  },
  publishing: {
    id: 'postEditor.publishing',
    defaultMessage: 'Publishing',
    description: 'Read out while a post is published',
  },
  offlinePublish: {
    id: 'postEditor.offlinePublish',
    defaultMessage: 'You’re offline. You can publish when you’re back online.',
    description: 'Why a post cannot be published now',
  },
  beside: {
    id: 'postEditor.beside',
    defaultMessage: 'Post settings',
    description: 'Names the column beside the editor',
  },
  beforePublish: {
    id: 'postEditor.beforePublish',
    defaultMessage: 'Before you publish',
    description: 'Heading of the list of problems of a draft',
  },
  ready: {
    id: 'postEditor.ready',
    defaultMessage: 'Ready to publish.',
    description: 'Where a draft has no problems',
  },
  titleMissing: {
    id: 'postEditor.titleMissing',
    defaultMessage: 'Add a title',
    description: 'A problem of a draft; leads to the field',
  },
  titleTooLong: {
    id: 'postEditor.titleTooLong',
    defaultMessage: 'The title can have at most 200 characters',
    description: 'A problem of a draft',
  },
  contentMissing: {
    id: 'postEditor.contentMissing',
    defaultMessage: 'Write some text',
    description: 'A problem of a draft; leads to the editor',
  },
  contentTooLong: {
    id: 'postEditor.contentTooLong',
    defaultMessage: 'The text can have at most 100,000 characters',
    description: 'A problem of a draft',
  },
  tooManyImages: {
    id: 'postEditor.tooManyImages',
    defaultMessage: 'A post can have at most 30 pictures',
    description: 'A problem of a draft',
  },
  tooManyTables: {
    id: 'postEditor.tooManyTables',
    defaultMessage: 'A post can have at most 20 tables',
    description: 'A problem of a draft',
  },
  cannotReadIt: {
    id: 'postEditor.cannotReadIt',
    defaultMessage: '{name} is mentioned but can’t read this',
    description: 'A problem of a draft',
  },
  otherProblem: {
    id: 'postEditor.otherProblem',
    defaultMessage: 'Something needs your attention',
    description: 'A problem of a draft that the portal has no words for',
  },
  published: {
    id: 'postEditor.published',
    defaultMessage: 'Post published',
    description: 'Tip after publishing',
  },
  publishFailed: {
    id: 'postEditor.publishFailed',
    defaultMessage: 'Couldn’t publish the post',
    description: 'Tip; what went wrong stands below',
  },
  postingForbidden: {
    id: 'postEditor.postingForbidden',
    defaultMessage: 'Only members of this community can post here.',
    description: 'Why a post cannot be published',
  },
  textIsKept: {
    id: 'postEditor.textIsKept',
    defaultMessage: 'Your text is kept. Try again.',
    description: 'Below the tip that something failed',
  },
  publishChange: {
    id: 'postEditor.publishChange',
    defaultMessage: 'Publish changes',
    description: 'Title of the question before a change is published',
  },
  notify: {
    id: 'postEditor.notify',
    defaultMessage: 'Notify readers',
    description: 'Choice whether readers hear of a change',
  },
  cancel: {
    id: 'postEditor.cancel',
    defaultMessage: 'Cancel',
    description: 'Button that closes a dialog',
  },
  close: {
    id: 'postEditor.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog',
  },
  conflictPost: {
    id: 'postEditor.conflictPost',
    defaultMessage: 'A newer version is published, last changed by {name}. Choose which text to keep.',
    description: 'In the dialog that shows two texts',
  },
  conflictDraft: {
    id: 'postEditor.conflictDraft',
    defaultMessage: 'You saved this draft in another tab or on another device. Choose which text to keep.',
    description: 'In the dialog that shows two texts',
  },
  mineStaysDraft: {
    id: 'postEditor.mineStaysDraft',
    defaultMessage: 'Your text stays in your drafts.',
    description: 'Tip after the other text was taken',
  },
  noCommunity: {
    id: 'postEditor.noCommunity',
    defaultMessage: 'You can’t post yet',
    description: 'Where a person belongs to no community',
  },
  noCommunityText: {
    id: 'postEditor.noCommunityText',
    defaultMessage: 'Join a community to write posts there.',
    description: 'Where a person belongs to no community',
  },
  cannotEdit: {
    id: 'postEditor.cannotEdit',
    defaultMessage: 'You can’t edit this post',
    description: 'Where the editor is closed to a person',
  },
  cannotEditText: {
    id: 'postEditor.cannotEditText',
    defaultMessage: 'Only its author and the moderators of the community can.',
    description: 'Why the editor is closed to a person',
  },
  openPost: {
    id: 'postEditor.openPost',
    defaultMessage: 'Open post',
    description: 'Link to a post',
  },
  loadFailed: {
    id: 'postEditor.loadFailed',
    defaultMessage: 'Couldn’t load the draft',
    description: 'Where the editor cannot begin',
  },
  discard: {
    id: 'postEditor.discard',
    defaultMessage: 'Discard',
    description: 'Deletes a draft',
  },
  discarded: {
    id: 'postEditor.discarded',
    defaultMessage: 'Draft discarded',
    description: 'Tip after a draft was deleted',
  },
  undo: {
    id: 'postEditor.undo',
    defaultMessage: 'Undo',
    description: 'Takes back what was just done',
  },
  actionFailed: {
    id: 'postEditor.actionFailed',
    defaultMessage: 'That didn’t work',
    description: 'Tip after something failed',
  },
  unsavedWork: {
    id: 'postEditor.unsavedWork',
    defaultMessage: 'A post that isn’t saved yet',
    description: 'What would be lost by leaving the page',
  },
  settings: {
    id: 'postEditor.settings',
    defaultMessage: 'Settings',
    description:
      'Title of the sheet with what stands beside the text of a post on wide screens: checks, publication, readers',
  },
  settingsOpen: {
    id: 'postEditor.settingsOpen',
    defaultMessage:
      '{count, plural, =0 {Settings} one {Settings, # thing to check} other {Settings, # things to check}}',
    description:
      'Names the button that opens the settings of a post on a phone; the number counts what is missing or doubtful before publishing',
  },
  cannotRead: {
    id: 'postEditor.cannotRead',
    defaultMessage: 'Can’t read this',
    description: 'Beside a person who is not among the readers',
  },
  newHashtag: {
    id: 'postEditor.newHashtag',
    defaultMessage: 'New',
    description: 'Beside a hashtag that does not exist yet',
  },
  loading: {
    id: 'postEditor.loading',
    defaultMessage: 'Loading the post',
    description: 'Says to screen readers that the editor is on its way',
  },
  discardFailed: {
    id: 'postEditor.discardFailed',
    defaultMessage: 'The draft couldn’t be discarded',
    description: 'Title of a tip',
  },
  discardFailedText: {
    id: 'postEditor.discardFailedText',
    defaultMessage: 'It is still there. Open the post to try again.',
    description: 'Text of that tip',
  },
  preview: {
    id: 'postEditor.preview',
    defaultMessage: 'Preview',
    description: 'Button of the editor: shows the draft as its readers will see it',
  },
  nothingToPreview: {
    id: 'postEditor.nothingToPreview',
    defaultMessage: 'Write something to preview it',
    description: 'Tip: the post is still empty',
  },
  previewLater: {
    id: 'postEditor.previewLater',
    defaultMessage: 'The preview opens once your draft is saved',
    description: 'Tip: the new post could not be sent to the server',
  },
  notReady: {
    id: 'postEditor.notReady',
    defaultMessage: 'Not ready to publish',
    description: 'Title of a tip in the preview: the draft lacks something',
  },
  notReadyText: {
    id: 'postEditor.notReadyText',
    defaultMessage: 'Open the editor to see what’s missing.',
    description: 'Text of the tip “Not ready to publish”',
  },
  imageWithoutDescription: {
    id: 'postEditor.imageWithoutDescription',
    defaultMessage: 'A picture has no description',
    description: 'A problem of a draft',
  },
  imageNotSent: {
    id: 'postEditor.imageNotSent',
    defaultMessage: 'A picture wasn’t uploaded. Retry or remove it.',
    description: 'A problem of a draft; the picture stands in the text with its reason',
  },
  filesOnTheirWay: {
    id: 'postEditor.filesOnTheirWay',
    defaultMessage: 'Publishes when {count, plural, one {# file has} other {# files have}} arrived',
    description: 'Below the button Publish while files and pictures are being uploaded',
  },
  files: {
    id: 'postEditor.files',
    defaultMessage: 'Files',
    description: 'Heading above the files of the post that is being written',
  },
  filesFailed: {
    id: 'postEditor.filesFailed',
    defaultMessage: 'The files of the post couldn’t be loaded',
    description: 'Title in place of the files of the post that is being written',
  },
  filesNotAdded: {
    id: 'postEditor.filesNotAdded',
    defaultMessage: 'Couldn’t add the files',
    description: 'Title of a tip: the post could not be begun on the server',
  },
  picturesOnTheirWay: {
    id: 'postEditor.picturesOnTheirWay',
    defaultMessage: 'Pictures being uploaded',
    description: 'In a list of what would be lost by leaving',
  },
})
