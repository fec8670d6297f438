import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  newPost: void
  editPost: void
  copyPost: void
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
  wentOut: void
  postRemoved: void
  rightLost: void
  copyText: void
  textCopied: void
  newFromThis: void
  publish: void
  schedule: void
  publishing: void
  offlinePublish: void
  beside: void
  beforePublish: void
  ready: void
  titleMissing: void
  titleTooLong: void
  contentMissing: void
  contentTooLong: void
  statementMissing: void
  imageWithoutDescription: void
  imageNotSent: void
  cannotReadIt: { name: string }
  otherProblem: void
  publication: void
  when: void
  now: void
  later: void
  day: void
  time: void
  yourTime: { zone: string }
  timeMissing: void
  timeTooEarly: void
  timeTooLate: void
  published: void
  scheduled: void
  publishFailed: void
  postingForbidden: void
  textIsKept: void
  publishChange: void
  note: void
  optional: void
  substantive: void
  substantiveHint: void
  notify: void
  cancel: void
  close: void
  conflict: void
  conflictPost: { name: string }
  conflictDraft: void
  mine: void
  theirs: void
  whichText: void
  changed: void
  keepMine: void
  takeTheirs: void
  mineStaysDraft: void
  noCommunity: void
  noCommunityText: void
  cannotEdit: void
  cannotEditText: void
  openPost: void
  loadFailed: void
  tryAgain: void
  copyWhat: void
  copyNever: void
  partText: void
  partImages: void
  partFiles: void
  partEvent: void
  partData: void
  copy: void
  copyFailed: void
  draftStates: void
  draftsAll: void
  draftsNew: void
  draftsScheduled: void
  draftsEmpty: void
  draftsEmptyText: void
  draftsFailed: void
  untitled: void
  stateDraft: void
  stateEdit: void
  stateScheduled: { time: string }
  stateFailed: void
  failedForbidden: void
  failedOther: void
  chooseCommunity: void
  changedAgo: { time: string }
  continue: { title: string }
  publishIt: { title: string }
  tryAgainIt: { title: string }
  unschedule: void
  unscheduleIt: { title: string }
  unscheduled: void
  tooLate: void
  discard: void
  discardIt: { title: string }
  discarded: void
  undo: void
  actionFailed: void
  loadingDrafts: void
  unsavedWork: void
  settings: void
  settingsOpen: { count: number }
  toolbar: void
  moreTools: void
  toolOn: void
  bold: void
  italic: void
  underline: void
  strike: void
  heading: void
  subheading: void
  bullets: void
  numbers: void
  checklist: void
  indent: void
  outdent: void
  quote: void
  code: void
  codeBlock: void
  link: void
  mention: void
  hashtag: void
  redo: void
  picture: void
  table: void
  filesOnTheirWay: { count: number }
  files: void
  filesNotAdded: void
  editorKeys: void
  people: void
  hashtags: void
  searching: void
  noPeople: void
  searchFailed: void
  found: { count: number }
  cannotRead: void
  newHashtag: void
  inserts: void
  linkAddress: void
  linkText: void
  linkSave: void
  linkRemove: void
  linkUnsafe: void
  filesRefused: void
  tooLong: void
  preview: void
  nothingToPreview: void
  previewFailed: void
  eventStartMissing: void
  eventEndBeforeStart: void
  eventPast: void
  eventCapacity: void
  eventLink: void
  archiveOn: void
  archiveHint: void
  archivePast: void
  clear: void
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
  copyPost: {
    id: 'postEditor.copyPost',
    defaultMessage: 'Copy post',
    description: 'Title of the screen that copies a post',
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
  wentOut: {
    id: 'postEditor.wentOut',
    defaultMessage: 'This post was published at its time. What you write now is a change.',
    description: 'Above the text of a scheduled post that went out while it was edited',
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
  schedule: {
    id: 'postEditor.schedule',
    defaultMessage: 'Schedule',
    description: 'Button that plans the publication of a post',
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
  statementMissing: {
    id: 'postEditor.statementMissing',
    defaultMessage: 'Write what readers acknowledge',
    description: 'A problem of a draft; leads to the field',
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
  publication: {
    id: 'postEditor.publication',
    defaultMessage: 'Publication',
    description: 'Heading of the settings of when a post goes out',
  },
  when: {
    id: 'postEditor.when',
    defaultMessage: 'When it is published',
    description: 'Names the choice between now and later',
  },
  now: {
    id: 'postEditor.now',
    defaultMessage: 'Now',
    description: 'Choice of when to publish',
  },
  later: {
    id: 'postEditor.later',
    defaultMessage: 'Scheduled',
    description: 'Choice of when to publish',
  },
  day: {
    id: 'postEditor.day',
    defaultMessage: 'Day',
    description: 'Names the field for a day',
  },
  time: {
    id: 'postEditor.time',
    defaultMessage: 'Time',
    description: 'Names the field for a time of day',
  },
  yourTime: {
    id: 'postEditor.yourTime',
    defaultMessage: 'Your time zone: {zone}',
    description: 'Below the time of a schedule',
  },
  timeMissing: {
    id: 'postEditor.timeMissing',
    defaultMessage: 'Choose a day and a time',
    description: 'Why a post cannot be scheduled',
  },
  timeTooEarly: {
    id: 'postEditor.timeTooEarly',
    defaultMessage: 'Choose a time at least two minutes from now',
    description: 'Why a post cannot be scheduled',
  },
  timeTooLate: {
    id: 'postEditor.timeTooLate',
    defaultMessage: 'Choose a time within a year',
    description: 'Why a post cannot be scheduled',
  },
  published: {
    id: 'postEditor.published',
    defaultMessage: 'Post published',
    description: 'Tip after publishing',
  },
  scheduled: {
    id: 'postEditor.scheduled',
    defaultMessage: 'Post scheduled',
    description: 'Tip after planning a publication',
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
  note: {
    id: 'postEditor.note',
    defaultMessage: 'What changed',
    description: 'Names the field for a note about a change',
  },
  optional: {
    id: 'postEditor.optional',
    defaultMessage: 'optional',
    description: 'Beside the name of a field that may stay empty',
  },
  substantive: {
    id: 'postEditor.substantive',
    defaultMessage: 'Ask for acknowledgement again',
    description: 'Choice for a change of substance',
  },
  substantiveHint: {
    id: 'postEditor.substantiveHint',
    defaultMessage: 'For changes of substance',
    description: 'Below the choice to ask for acknowledgement again',
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
  conflict: {
    id: 'postEditor.conflict',
    defaultMessage: 'This post has changed',
    description: 'Title of the dialog that shows two texts',
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
  mine: {
    id: 'postEditor.mine',
    defaultMessage: 'Your text',
    description: 'Heading of one of two texts',
  },
  theirs: {
    id: 'postEditor.theirs',
    defaultMessage: 'Other text',
    description: 'Heading of one of two texts',
  },
  whichText: {
    id: 'postEditor.whichText',
    defaultMessage: 'Which text is shown',
    description: 'Names the switch between two texts on a phone',
  },
  changed: {
    id: 'postEditor.changed',
    defaultMessage: 'Changed',
    description: 'Marks a part of a text that differs',
  },
  keepMine: {
    id: 'postEditor.keepMine',
    defaultMessage: 'Keep mine',
    description: 'Button of the dialog that shows two texts',
  },
  takeTheirs: {
    id: 'postEditor.takeTheirs',
    defaultMessage: 'Use the other',
    description: 'Button of the dialog that shows two texts',
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
  tryAgain: {
    id: 'postEditor.tryAgain',
    defaultMessage: 'Try again',
    description: 'Button after something failed',
  },
  copyWhat: {
    id: 'postEditor.copyWhat',
    defaultMessage: 'What to copy',
    description: 'Heading of the choice of parts of a post',
  },
  copyNever: {
    id: 'postEditor.copyNever',
    defaultMessage: 'Comments, answers, acknowledgements and tasks are never copied.',
    description: 'Below the choice of parts of a post',
  },
  partText: {
    id: 'postEditor.partText',
    defaultMessage: 'Text',
    description: 'Part of a post',
  },
  partImages: {
    id: 'postEditor.partImages',
    defaultMessage: 'Pictures',
    description: 'Part of a post',
  },
  partFiles: {
    id: 'postEditor.partFiles',
    defaultMessage: 'Files',
    description: 'Part of a post',
  },
  partEvent: {
    id: 'postEditor.partEvent',
    defaultMessage: 'Event',
    description: 'Part of a post',
  },
  partData: {
    id: 'postEditor.partData',
    defaultMessage: 'Planning',
    description: 'What can be copied of a post: who does it, when, and how urgent it is',
  },
  copy: {
    id: 'postEditor.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies a post',
  },
  copyFailed: {
    id: 'postEditor.copyFailed',
    defaultMessage: 'Couldn’t copy the post',
    description: 'Tip',
  },
  draftStates: {
    id: 'postEditor.draftStates',
    defaultMessage: 'Which drafts',
    description: 'Names the choices above the list of drafts, for screen readers',
  },
  draftsAll: {
    id: 'postEditor.draftsAll',
    defaultMessage: 'All',
    description: 'Choice above the list of drafts',
  },
  draftsNew: {
    id: 'postEditor.draftsNew',
    defaultMessage: 'New posts',
    description: 'Choice above the list of drafts: posts that were never published',
  },
  draftsScheduled: {
    id: 'postEditor.draftsScheduled',
    defaultMessage: 'Scheduled',
    description: 'Choice above the list of drafts',
  },
  draftsEmpty: {
    id: 'postEditor.draftsEmpty',
    defaultMessage: 'No drafts',
    description: 'Where a person has no drafts',
  },
  draftsEmptyText: {
    id: 'postEditor.draftsEmptyText',
    defaultMessage: 'What you write is saved here until you publish it.',
    description: 'Where a person has no drafts',
  },
  draftsFailed: {
    id: 'postEditor.draftsFailed',
    defaultMessage: 'Couldn’t load drafts',
    description: 'Where the list of drafts cannot be shown',
  },
  untitled: {
    id: 'postEditor.untitled',
    defaultMessage: 'Untitled',
    description: 'Stands for the title of a draft without one',
  },
  stateDraft: {
    id: 'postEditor.stateDraft',
    defaultMessage: 'Draft',
    description: 'Kind of a draft',
  },
  stateEdit: {
    id: 'postEditor.stateEdit',
    defaultMessage: 'Unpublished changes',
    description: 'Kind of a draft',
  },
  stateScheduled: {
    id: 'postEditor.stateScheduled',
    defaultMessage: 'Scheduled for {time}',
    description: 'Kind of a draft; {time} is a day and a time',
  },
  stateFailed: {
    id: 'postEditor.stateFailed',
    defaultMessage: 'Not published',
    description: 'Kind of a draft whose schedule failed',
  },
  failedForbidden: {
    id: 'postEditor.failedForbidden',
    defaultMessage: 'You can no longer post in this community. Choose another one and publish again.',
    description: 'Why a schedule failed',
  },
  failedOther: {
    id: 'postEditor.failedOther',
    defaultMessage: 'Something was missing when its time came. Open it and publish again.',
    description: 'Why a schedule failed',
  },
  chooseCommunity: {
    id: 'postEditor.chooseCommunity',
    defaultMessage: 'Choose another community',
    description:
      'Button on a scheduled post that could not go out because its community is closed; opens it in the editor',
  },
  changedAgo: {
    id: 'postEditor.changedAgo',
    defaultMessage: 'Changed {time}',
    description: 'When a draft was last changed; {time} is a day and a time',
  },
  continue: {
    id: 'postEditor.continue',
    defaultMessage: 'Continue writing “{title}”',
    description: 'Opens a draft',
  },
  publishIt: {
    id: 'postEditor.publishIt',
    defaultMessage: 'Publish “{title}”',
    description: 'Publishes a draft',
  },
  tryAgainIt: {
    id: 'postEditor.tryAgainIt',
    defaultMessage: 'Try again to publish “{title}”',
    description: 'For screen readers: publishes a post whose schedule failed',
  },
  unschedule: {
    id: 'postEditor.unschedule',
    defaultMessage: 'Unschedule',
    description: 'Takes a post from its schedule',
  },
  unscheduleIt: {
    id: 'postEditor.unscheduleIt',
    defaultMessage: 'Unschedule “{title}”',
    description: 'Takes a post from its schedule',
  },
  unscheduled: {
    id: 'postEditor.unscheduled',
    defaultMessage: 'Back in your drafts',
    description: 'Tip after a post was taken from its schedule',
  },
  tooLate: {
    id: 'postEditor.tooLate',
    defaultMessage: 'It has just been published',
    description: 'Tip when a post could not be taken from its schedule',
  },
  discard: {
    id: 'postEditor.discard',
    defaultMessage: 'Discard',
    description: 'Deletes a draft',
  },
  discardIt: {
    id: 'postEditor.discardIt',
    defaultMessage: 'Discard “{title}”',
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
  loadingDrafts: {
    id: 'postEditor.loadingDrafts',
    defaultMessage: 'Loading drafts',
    description: 'Read out while the list of drafts loads',
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
  toolbar: {
    id: 'postEditor.toolbar',
    defaultMessage: 'Format the text',
    description: 'Names the toolbar',
  },
  moreTools: {
    id: 'postEditor.moreTools',
    defaultMessage: 'More tools',
    description: 'Opens further tools',
  },
  toolOn: {
    id: 'postEditor.toolOn',
    defaultMessage: 'on',
    description: 'Behind a tool that is on',
  },
  bold: {
    id: 'postEditor.bold',
    defaultMessage: 'Bold',
    description: 'Tool of the editor',
  },
  italic: {
    id: 'postEditor.italic',
    defaultMessage: 'Italic',
    description: 'Tool of the editor',
  },
  underline: {
    id: 'postEditor.underline',
    defaultMessage: 'Underline',
    description: 'Tool of the editor',
  },
  strike: {
    id: 'postEditor.strike',
    defaultMessage: 'Strikethrough',
    description: 'Tool of the editor',
  },
  heading: {
    id: 'postEditor.heading',
    defaultMessage: 'Heading',
    description: 'Tool of the editor',
  },
  subheading: {
    id: 'postEditor.subheading',
    defaultMessage: 'Subheading',
    description: 'Tool of the editor',
  },
  bullets: {
    id: 'postEditor.bullets',
    defaultMessage: 'Bulleted list',
    description: 'Tool of the editor',
  },
  numbers: {
    id: 'postEditor.numbers',
    defaultMessage: 'Numbered list',
    description: 'Tool of the editor',
  },
  checklist: {
    id: 'postEditor.checklist',
    defaultMessage: 'Checklist',
    description: 'Tool of the editor',
  },
  indent: {
    id: 'postEditor.indent',
    defaultMessage: 'Indent',
    description: 'Tool of the editor',
  },
  outdent: {
    id: 'postEditor.outdent',
    defaultMessage: 'Outdent',
    description: 'Tool of the editor',
  },
  quote: {
    id: 'postEditor.quote',
    defaultMessage: 'Quote',
    description: 'Tool of the editor',
  },
  code: {
    id: 'postEditor.code',
    defaultMessage: 'Code',
    description: 'Tool of the editor',
  },
  codeBlock: {
    id: 'postEditor.codeBlock',
    defaultMessage: 'Code block',
    description: 'Tool of the editor',
  },
  link: {
    id: 'postEditor.link',
    defaultMessage: 'Link',
    description: 'Tool of the editor',
  },
  mention: {
    id: 'postEditor.mention',
    defaultMessage: 'Mention',
    description: 'Tool of the editor',
  },
  hashtag: {
    id: 'postEditor.hashtag',
    defaultMessage: 'Hashtag',
    description: 'Tool of the editor',
  },
  redo: {
    id: 'postEditor.redo',
    defaultMessage: 'Redo',
    description: 'Tool of the editor',
  },
  picture: {
    id: 'postEditor.picture',
    defaultMessage: 'Picture',
    description: 'Tool of the editor',
  },
  table: {
    id: 'postEditor.table',
    defaultMessage: 'Table',
    description: 'Tool of the editor',
  },
  files: {
    id: 'postEditor.files',
    defaultMessage: 'Files',
    description: 'Heading above the files of the post that is being written',
  },
  filesNotAdded: {
    id: 'postEditor.filesNotAdded',
    defaultMessage: 'Couldn’t add the files',
    description: 'Title of a tip: the post could not be begun on the server',
  },
  filesOnTheirWay: {
    id: 'postEditor.filesOnTheirWay',
    defaultMessage: 'Publishes when {count, plural, one {# file has} other {# files have}} arrived',
    description: 'Below the button Publish while files and pictures are being uploaded',
  },
  editorKeys: {
    id: 'postEditor.editorKeys',
    defaultMessage: 'Tab leaves the text, Alt + F10 goes to the tools.',
    description: 'Read out after the name of the editor',
  },
  people: {
    id: 'postEditor.people',
    defaultMessage: 'People and groups',
    description: 'Names the list of suggestions',
  },
  inserts: {
    id: 'postEditor.inserts',
    defaultMessage: 'Insert',
    description: 'Names the list of headings, lists, pictures and tables behind a slash at the beginning of a line',
  },
  hashtags: {
    id: 'postEditor.hashtags',
    defaultMessage: 'Hashtags',
    description: 'Names the list of suggestions',
  },
  searching: {
    id: 'postEditor.searching',
    defaultMessage: 'Searching…',
    description: 'While suggestions are looked for',
  },
  noPeople: {
    id: 'postEditor.noPeople',
    defaultMessage: 'No matches',
    description: 'Where no suggestion fits',
  },
  searchFailed: {
    id: 'postEditor.searchFailed',
    defaultMessage: 'Couldn’t load suggestions',
    description: 'Where suggestions cannot be shown',
  },
  found: {
    id: 'postEditor.found',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
    description: 'Read out when suggestions change',
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
  linkAddress: {
    id: 'postEditor.linkAddress',
    defaultMessage: 'Address',
    description: 'Names the field for the address of a link',
  },
  linkText: {
    id: 'postEditor.linkText',
    defaultMessage: 'Link text',
    description: 'Names the field for the words of a link',
  },
  linkSave: {
    id: 'postEditor.linkSave',
    defaultMessage: 'Save',
    description: 'Saves a link',
  },
  linkRemove: {
    id: 'postEditor.linkRemove',
    defaultMessage: 'Remove',
    description: 'Removes a link',
  },
  linkUnsafe: {
    id: 'postEditor.linkUnsafe',
    defaultMessage: 'Links lead to web pages, email addresses and phone numbers.',
    description: 'Why an address is refused',
  },
  filesRefused: {
    id: 'postEditor.filesRefused',
    defaultMessage: 'Files can be added to the post after it is published',
    description: 'Read out when files are dropped into the text',
  },
  tooLong: {
    id: 'postEditor.tooLong',
    defaultMessage: 'The text is too long',
    description: 'Read out when the text is over its limit',
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
  previewFailed: {
    id: 'postEditor.previewFailed',
    defaultMessage: 'The preview opens once your draft is saved',
    description: 'Tip: the draft could not be sent to the server',
  },
  eventStartMissing: {
    id: 'postEditor.eventStartMissing',
    defaultMessage: 'The event has no start',
    description: 'In the list of what to look at before publishing',
  },
  eventEndBeforeStart: {
    id: 'postEditor.eventEndBeforeStart',
    defaultMessage: 'The event ends before it starts',
    description: 'In the list of what to look at before publishing',
  },
  eventPast: {
    id: 'postEditor.eventPast',
    defaultMessage: 'The event is in the past',
    description: 'In the list of what to look at before publishing',
  },
  eventCapacity: {
    id: 'postEditor.eventCapacity',
    defaultMessage: 'Check the number of places',
    description: 'In the list of what to look at before publishing',
  },
  eventLink: {
    id: 'postEditor.eventLink',
    defaultMessage: 'Check the link to join online',
    description: 'In the list of what to look at before publishing',
  },
  archiveOn: {
    id: 'postEditor.archiveOn',
    defaultMessage: 'Archive on',
    description: 'Field: the day on which the post goes to the archive',
  },
  archiveHint: {
    id: 'postEditor.archiveHint',
    defaultMessage: 'Comments and answers close then. You can bring the post back.',
    description: 'Below that field',
  },
  archivePast: {
    id: 'postEditor.archivePast',
    defaultMessage: 'Choose a day after today',
    description: 'Error below that field',
  },
  clear: {
    id: 'postEditor.clear',
    defaultMessage: 'Clear',
    description: 'Button of a field: empties it',
  },
})
