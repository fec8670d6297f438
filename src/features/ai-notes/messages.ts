import { defineMessages } from '@/shared/i18n'

/** The list of notes, and what of it other screens show. */
export const listMessages = defineMessages<{
  title: void
  tabs: void
  mine: void
  shared: void
  search: void
  state: void
  kind: void
  review: void
  any: void
  working: void
  failed: void
  loadFailed: void
  ready: void
  checked: void
  unchecked: void
  changedSince: void
  by: { name: string }
  minutes: { count: number }
  toFile: { count: number }
  nothingFound: void
  clear: void
  empty: void
  emptyText: void
  emptyShared: void
  emptySharedText: void
  more: void
  hidden: { count: number }
}>({
  title: { id: 'aiNotes.title', defaultMessage: 'AI notes', description: 'Title of the list of AI notes' },
  tabs: { id: 'aiNotes.tabs', defaultMessage: 'Whose notes', description: 'Names the tabs of the list' },
  mine: { id: 'aiNotes.mine', defaultMessage: 'Mine', description: 'Tab: notes of the person' },
  shared: { id: 'aiNotes.shared', defaultMessage: 'Shared with me', description: 'Tab: notes that others have shared' },
  search: {
    id: 'aiNotes.search',
    defaultMessage: 'Search in what was said',
    description: 'Field: searches titles and transcripts',
  },
  state: { id: 'aiNotes.state', defaultMessage: 'State', description: 'Filter' },
  kind: { id: 'aiNotes.kind', defaultMessage: 'Kind', description: 'Filter' },
  review: {
    id: 'aiNotes.review',
    defaultMessage: 'Check',
    description: 'Filter: whether a person has checked the note',
  },
  any: { id: 'aiNotes.any', defaultMessage: 'All', description: 'Choice of a filter: no restriction' },
  working: { id: 'aiNotes.working', defaultMessage: 'In progress', description: 'State of a note' },
  failed: { id: 'aiNotes.failed', defaultMessage: 'Failed', description: 'State of a note' },
  loadFailed: {
    id: 'aiNotes.loadFailed',
    defaultMessage: 'Couldn’t load the AI notes',
    description: 'Title where the list did not come',
  },
  ready: { id: 'aiNotes.ready', defaultMessage: 'Ready', description: 'State of a note' },
  checked: { id: 'aiNotes.checked', defaultMessage: 'Checked', description: 'A person has checked the note' },
  unchecked: { id: 'aiNotes.unchecked', defaultMessage: 'To check', description: 'No person has checked the note' },
  changedSince: {
    id: 'aiNotes.changedSince',
    defaultMessage: 'Changed since the check',
    description: 'The note was changed after a person had checked it',
  },
  by: { id: 'aiNotes.by', defaultMessage: 'by {name}', description: 'Who owns a note, in a line of facts' },
  minutes: {
    id: 'aiNotes.minutes',
    defaultMessage: '{count, plural, one {# min} other {# min}}',
    description: 'How long a note is',
  },
  toFile: {
    id: 'aiNotes.toFile',
    defaultMessage: '{count, plural, one {# to file} other {# to file}}',
    description: 'Action items that are no tasks yet',
  },
  nothingFound: {
    id: 'aiNotes.nothingFound',
    defaultMessage: 'No notes match',
    description: 'Title of an empty list with filters',
  },
  clear: { id: 'aiNotes.clear', defaultMessage: 'Clear filters', description: 'Button' },
  empty: { id: 'aiNotes.empty', defaultMessage: 'No AI notes yet', description: 'Title of the empty list' },
  emptyText: {
    id: 'aiNotes.emptyText',
    defaultMessage: 'Notes of your meetings and rounds will appear here.',
    description: 'Below the title of the empty list',
  },
  emptyShared: {
    id: 'aiNotes.emptyShared',
    defaultMessage: 'Nothing shared with you',
    description: 'Title of the empty list of shared notes',
  },
  emptySharedText: {
    id: 'aiNotes.emptySharedText',
    defaultMessage: 'AI notes that colleagues share with you will appear here.',
    description: 'Below that title',
  },
  more: { id: 'aiNotes.more', defaultMessage: 'Show more', description: 'Button: loads more notes' },
  hidden: {
    id: 'aiNotes.hidden',
    defaultMessage: '{count, plural, one {# more that you can’t read} other {# more that you can’t read}}',
    description: 'Notes of a post that are closed to the reader',
  },
})

/** Kinds of notes. */
export const kindMessages = defineMessages({
  meeting: { id: 'aiNotes.kind.meeting', defaultMessage: 'Meeting', description: 'Kind of a note' },
  round: { id: 'aiNotes.kind.round', defaultMessage: 'Round', description: 'Kind of a note: a walk through a plant' },
  memo: { id: 'aiNotes.kind.memo', defaultMessage: 'Memo', description: 'Kind of a note' },
  note: { id: 'aiNotes.kind.note', defaultMessage: 'Note', description: 'A note of a kind that is not known' },
})

/** Sections of a note. */
export const sectionMessages = defineMessages({
  overview: { id: 'aiNotes.section.overview', defaultMessage: 'Overview', description: 'Section of a note' },
  decisions: { id: 'aiNotes.section.decisions', defaultMessage: 'Decisions', description: 'Section of a note' },
  findings: { id: 'aiNotes.section.findings', defaultMessage: 'Findings', description: 'Section of a note' },
  topics: { id: 'aiNotes.section.topics', defaultMessage: 'Topics', description: 'Section of a note' },
  questions: { id: 'aiNotes.section.questions', defaultMessage: 'Open questions', description: 'Section of a note' },
  other: { id: 'aiNotes.section.other', defaultMessage: 'More', description: 'Section of a kind that is not known' },
})

/** What a note in work is at. */
export const stepMessages = defineMessages<{
  uploading: void
  transcribing: void
  summarising: void
  working: void
  percent: { step: string; percent: string }
  until: { part: string; time: string }
}>({
  uploading: { id: 'aiNotes.step.uploading', defaultMessage: 'Uploading', description: 'Step of the work on a note' },
  transcribing: {
    id: 'aiNotes.step.transcribing',
    defaultMessage: 'Transcribing',
    description: 'Step of the work on a note',
  },
  summarising: {
    id: 'aiNotes.step.summarising',
    defaultMessage: 'Summarizing',
    description: 'Step of the work on a note',
  },
  working: {
    id: 'aiNotes.step.working',
    defaultMessage: 'In progress',
    description: 'Step of a name that is not known',
  },
  percent: { id: 'aiNotes.step.percent', defaultMessage: '{step}, {percent}', description: 'How far a step has come' },
  until: {
    id: 'aiNotes.step.until',
    defaultMessage: '{part}, ready at about {time}',
    description: 'When a note in work will be ready',
  },
})

/** Why a note failed. */
export const failureMessages = defineMessages({
  'no-speech': {
    id: 'aiNotes.failure.no-speech',
    defaultMessage: 'No one could be heard in the recording.',
    description: 'Why a note failed',
  },
  'audio-unreadable': {
    id: 'aiNotes.failure.audio-unreadable',
    defaultMessage: 'The audio can’t be read.',
    description: 'Why a note failed',
  },
  'language-unsupported': {
    id: 'aiNotes.failure.language-unsupported',
    defaultMessage: 'The language isn’t supported.',
    description: 'Why a note failed',
  },
  'too-long': {
    id: 'aiNotes.failure.too-long',
    defaultMessage: 'The recording is too long.',
    description: 'Why a note failed',
  },
  'text-empty': {
    id: 'aiNotes.failure.text-empty',
    defaultMessage: 'There’s no text.',
    description: 'Why a note failed',
  },
  'service-failed': {
    id: 'aiNotes.failure.service-failed',
    defaultMessage: 'The AI service didn’t answer.',
    description: 'Why a note failed',
  },
  other: {
    id: 'aiNotes.failure.other',
    defaultMessage: 'The note couldn’t be finished.',
    description: 'Why a note failed, where the reason is not known',
  },
})

/** One note. */
export const noteMessages = defineMessages<{
  list: void
  failed: void
  gone: void
  goneText: void
  forbidden: void
  forbiddenText: void
  toList: void
  byAi: void
  byAiFromText: void
  by: { name: string }
  summaryOnly: void
  checkedBy: { name: string; date: string }
  share: { count: number }
  check: void
  uncheck: void
  kept: void
  leave: void
  retry: void
  sound: void
  transcript: void
  searchWords: void
  found: { count: number }
  wordsFailed: void
  unsureWords: void
  speaker: { number: number }
  speakers: { count: number }
  isIt: { name: string }
  whoIsIt: { name: string }
  person: void
  quote: { name: string; text: string }
  playAt: { time: string }
  play: void
  pause: void
  back15: void
  on15: void
  speed: void
  times: { speed: string }
  position: void
  deleteOn: { date: string }
  deletedOn: { date: string }
  deletedBy: { name: string; date: string }
  deleteNow: void
  deleteQuestion: void
  deleteText: void
  deleteConfirm: void
  notFound: void
  inferred: void
  stale: void
  addedBy: { name: string }
  editedBy: { name: string; text: string }
  restore: void
  edit: { text: string }
  addSentence: { section: string }
  sentence: void
  sentenceKeys: void
  save: void
  cancel: void
  remove: void
  moveUp: void
  moveDown: void
  theirs: { text: string }
  theirsGone: void
  keepMine: void
  useTheirs: void
  showAt: { time: string }
  print: void
  writtenDown: { text: string }
  merged: { number: number; name: string }
  separate: { number: number }
  nameOnly: void
  sameVoice: void
  noOther: void
}>({
  list: { id: 'aiNotes.note.list', defaultMessage: 'AI notes', description: 'Link back to the list' },
  failed: {
    id: 'aiNotes.note.failed',
    defaultMessage: 'Couldn’t load the AI note',
    description: 'Title where the note did not come',
  },
  gone: {
    id: 'aiNotes.note.gone',
    defaultMessage: 'AI note not found',
    description: 'Title of the page of a note that is not there',
  },
  goneText: {
    id: 'aiNotes.note.goneText',
    defaultMessage: 'It may have been deleted.',
    description: 'Below that title',
  },
  forbidden: {
    id: 'aiNotes.note.forbidden',
    defaultMessage: 'This AI note is private',
    description: 'Title of the page of a note that is closed to the person',
  },
  forbiddenText: {
    id: 'aiNotes.note.forbiddenText',
    defaultMessage: 'Ask its owner to share it with you.',
    description: 'Below that title',
  },
  toList: { id: 'aiNotes.note.toList', defaultMessage: 'To your AI notes', description: 'Link' },
  byAi: {
    id: 'aiNotes.note.byAi',
    defaultMessage: 'Written by AI from the recording. Check it before you file it.',
    description: 'Above the summary',
  },
  byAiFromText: {
    id: 'aiNotes.note.byAiFromText',
    defaultMessage: 'Written by AI from a text. Check it before you file it.',
    description: 'Above the summary',
  },
  by: { id: 'aiNotes.note.by', defaultMessage: 'by {name}', description: 'Who owns the note, in a line of facts' },
  summaryOnly: {
    id: 'aiNotes.note.summaryOnly',
    defaultMessage: 'The summary is shared with you, without the recording and the transcript.',
    description: 'Where a person may read the summary alone',
  },
  checkedBy: {
    id: 'aiNotes.note.checkedBy',
    defaultMessage: 'Checked by {name}, {date}',
    description: 'Who answers for the text',
  },
  share: {
    id: 'aiNotes.note.share',
    defaultMessage: '{count, plural, one {Share ({count})} other {Share ({count})}}',
    description: 'Button; the number says how many people may read the note',
  },
  check: { id: 'aiNotes.note.check', defaultMessage: 'Mark as checked', description: 'Button' },
  uncheck: { id: 'aiNotes.note.uncheck', defaultMessage: 'Undo check', description: 'Button' },
  kept: { id: 'aiNotes.note.kept', defaultMessage: 'The recording is kept.', description: 'Below why a note failed' },
  leave: {
    id: 'aiNotes.note.leave',
    defaultMessage: 'You can leave this page.',
    description: 'Below the step of a note in work',
  },
  retry: { id: 'aiNotes.note.retry', defaultMessage: 'Try again', description: 'Button: lets a failed note go on' },
  sound: { id: 'aiNotes.note.sound', defaultMessage: 'Recording', description: 'Names the player' },
  transcript: {
    id: 'aiNotes.note.transcript',
    defaultMessage: 'Transcript',
    description: 'Title above the words of a note',
  },
  searchWords: { id: 'aiNotes.note.searchWords', defaultMessage: 'Search the transcript', description: 'Field' },
  found: {
    id: 'aiNotes.note.found',
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
    description: 'How often the words were found',
  },
  wordsFailed: {
    id: 'aiNotes.note.wordsFailed',
    defaultMessage: 'Couldn’t load the transcript',
    description: 'Title where the words did not come',
  },
  unsureWords: {
    id: 'aiNotes.note.unsureWords',
    defaultMessage: 'Hard to hear',
    description: 'Below words that were recognised badly',
  },
  speaker: {
    id: 'aiNotes.note.speaker',
    defaultMessage: 'Speaker {number}',
    description: 'A voice that nobody has named',
  },
  speakers: {
    id: 'aiNotes.note.speakers',
    defaultMessage: '{count, plural, one {# speaker} other {# speakers}}',
    description: 'Opens the list of voices',
  },
  isIt: { id: 'aiNotes.note.isIt', defaultMessage: 'It’s {name}', description: 'Button: a voice is this person’s' },
  whoIsIt: {
    id: 'aiNotes.note.whoIsIt',
    defaultMessage: 'Change {name}',
    description: 'Button: says whose voice it is',
  },
  person: { id: 'aiNotes.note.person', defaultMessage: 'Person', description: 'Field: whose voice it is' },
  quote: { id: 'aiNotes.note.quote', defaultMessage: '{name}: “{text}”', description: 'Who said what, at a time' },
  playAt: {
    id: 'aiNotes.note.playAt',
    defaultMessage: 'Play from {time}',
    description: 'Button with a time: plays there',
  },
  play: { id: 'aiNotes.note.play', defaultMessage: 'Play', description: 'Button of the player' },
  pause: { id: 'aiNotes.note.pause', defaultMessage: 'Pause', description: 'Button of the player' },
  back15: { id: 'aiNotes.note.back15', defaultMessage: 'Back 15 seconds', description: 'Button of the player' },
  on15: { id: 'aiNotes.note.on15', defaultMessage: 'Forward 15 seconds', description: 'Button of the player' },
  speed: { id: 'aiNotes.note.speed', defaultMessage: 'Speed', description: 'Field of the player' },
  times: { id: 'aiNotes.note.times', defaultMessage: '{speed}×', description: 'A speed of the player' },
  position: { id: 'aiNotes.note.position', defaultMessage: 'Position', description: 'Slider of the player' },
  deleteOn: {
    id: 'aiNotes.note.deleteOn',
    defaultMessage: 'The recording will be deleted on {date}.',
    description: 'Until when the sound is kept',
  },
  deletedOn: {
    id: 'aiNotes.note.deletedOn',
    defaultMessage: 'The recording was deleted on {date}.',
    description: 'The sound is gone',
  },
  deletedBy: {
    id: 'aiNotes.note.deletedBy',
    defaultMessage: '{name} deleted the recording on {date}.',
    description: 'The sound is gone before its day',
  },
  deleteNow: {
    id: 'aiNotes.note.deleteNow',
    defaultMessage: 'Delete now',
    description: 'Button: deletes the sound before its day',
  },
  deleteQuestion: {
    id: 'aiNotes.note.deleteQuestion',
    defaultMessage: 'Delete the recording?',
    description: 'Question',
  },
  deleteText: {
    id: 'aiNotes.note.deleteText',
    defaultMessage: 'No one will be able to play it again. The summary and the transcript stay.',
    description: 'Below that question',
  },
  deleteConfirm: {
    id: 'aiNotes.note.deleteConfirm',
    defaultMessage: 'Delete recording',
    description: 'Button of that question',
  },
  notFound: {
    id: 'aiNotes.note.notFound',
    defaultMessage: 'Not found in the recording',
    description: 'Below a sentence that rests on nothing',
  },
  inferred: {
    id: 'aiNotes.note.inferred',
    defaultMessage: 'Not said in these words',
    description: 'Below a sentence that follows from what was said',
  },
  stale: {
    id: 'aiNotes.note.stale',
    defaultMessage: 'The words it rests on were changed',
    description: 'Below a sentence',
  },
  addedBy: {
    id: 'aiNotes.note.addedBy',
    defaultMessage: 'Added by {name}',
    description: 'Below a sentence that a person wrote',
  },
  editedBy: {
    id: 'aiNotes.note.editedBy',
    defaultMessage: 'Edited by {name}. AI wrote “{text}”',
    description: 'Below a sentence that a person changed',
  },
  restore: {
    id: 'aiNotes.note.restore',
    defaultMessage: 'Restore',
    description: 'Button: brings the words of the AI back',
  },
  edit: { id: 'aiNotes.note.edit', defaultMessage: 'Edit: {text}', description: 'Button of a sentence' },
  addSentence: {
    id: 'aiNotes.note.addSentence',
    defaultMessage: 'Add to {section}',
    description: 'Button: adds a sentence to a section',
  },
  sentence: { id: 'aiNotes.note.sentence', defaultMessage: 'Sentence', description: 'Field: a sentence being written' },
  sentenceKeys: {
    id: 'aiNotes.note.sentenceKeys',
    defaultMessage: 'Ctrl + Enter saves, Enter starts the next sentence, Escape cancels, Alt + arrow moves.',
    description: 'Below that field',
  },
  save: { id: 'aiNotes.note.save', defaultMessage: 'Save', description: 'Button' },
  cancel: { id: 'aiNotes.note.cancel', defaultMessage: 'Cancel', description: 'Button' },
  remove: { id: 'aiNotes.note.remove', defaultMessage: 'Remove', description: 'Button: removes a sentence' },
  moveUp: { id: 'aiNotes.note.moveUp', defaultMessage: 'Move up', description: 'Button: moves a sentence' },
  moveDown: { id: 'aiNotes.note.moveDown', defaultMessage: 'Move down', description: 'Button: moves a sentence' },
  theirs: {
    id: 'aiNotes.note.theirs',
    defaultMessage: 'Someone else changed this sentence to “{text}”',
    description: 'Above the choice between two texts',
  },
  theirsGone: {
    id: 'aiNotes.note.theirsGone',
    defaultMessage: 'Someone else removed this sentence.',
    description: 'Above the choice between two texts',
  },
  keepMine: { id: 'aiNotes.note.keepMine', defaultMessage: 'Keep mine', description: 'Button of that choice' },
  useTheirs: { id: 'aiNotes.note.useTheirs', defaultMessage: 'Use theirs', description: 'Button of that choice' },
  showAt: {
    id: 'aiNotes.note.showAt',
    defaultMessage: 'Show the words at {time}',
    description: 'Button with a time, where there is no sound',
  },
  print: { id: 'aiNotes.note.print', defaultMessage: 'Print', description: 'Link to the note on paper' },
  writtenDown: {
    id: 'aiNotes.note.writtenDown',
    defaultMessage: 'Written down: {text}',
    description: 'In the transcript: what somebody wrote down at that moment',
  },
  merged: {
    id: 'aiNotes.note.merged',
    defaultMessage: 'Speaker {number}: the same voice as {name}',
    description: 'In the list of voices',
  },
  separate: {
    id: 'aiNotes.note.separate',
    defaultMessage: 'Separate speaker {number}',
    description: 'Button: takes back that two voices are one',
  },
  nameOnly: {
    id: 'aiNotes.note.nameOnly',
    defaultMessage: 'Someone without an account',
    description: 'Field: the name of a person whose voice it is',
  },
  sameVoice: {
    id: 'aiNotes.note.sameVoice',
    defaultMessage: 'Same voice as',
    description: 'Field: the voice that this one belongs to',
  },
  noOther: { id: 'aiNotes.note.noOther', defaultMessage: 'No other speaker', description: 'Choice of that field' },
})

/** What is to be done, and what becomes of it. */
export const itemMessages = defineMessages<{
  title: void
  toFile: { count: number }
  whoNotSaid: void
  whenNotSaid: void
  said: { text: string }
  make: void
  makeAgain: void
  dismiss: void
  dismissNamed: { text: string }
  taskGone: void
  task: { title: string }
  done: void
  open: void
  form: { text: string }
  taskTitle: void
  assignee: void
  due: void
  clearDue: void
  create: void
  postMissing: void
  postRefused: void
  cannotRead: void
  dayPast: void
}>({
  title: { id: 'aiNotes.item.title', defaultMessage: 'Action items', description: 'Title of what is to be done' },
  toFile: {
    id: 'aiNotes.item.toFile',
    defaultMessage: '{count, plural, one {# to file} other {# to file}}',
    description: 'Action items that are no tasks yet',
  },
  whoNotSaid: { id: 'aiNotes.item.whoNotSaid', defaultMessage: 'Who: not said', description: 'Nobody was named' },
  whenNotSaid: { id: 'aiNotes.item.whenNotSaid', defaultMessage: 'When: not said', description: 'No date was named' },
  said: {
    id: 'aiNotes.item.said',
    defaultMessage: 'said “{text}”',
    description: 'The words from which a date was taken',
  },
  make: { id: 'aiNotes.item.make', defaultMessage: 'Make a task', description: 'Button of an action item' },
  makeAgain: {
    id: 'aiNotes.item.makeAgain',
    defaultMessage: 'Make a task again',
    description: 'Button of an action item whose task is gone',
  },
  dismiss: { id: 'aiNotes.item.dismiss', defaultMessage: 'Dismiss', description: 'Button of an action item' },
  dismissNamed: {
    id: 'aiNotes.item.dismissNamed',
    defaultMessage: 'Dismiss: {text}',
    description: 'The same button for screen readers',
  },
  taskGone: {
    id: 'aiNotes.item.taskGone',
    defaultMessage: 'The task was deleted, or you can’t see it.',
    description: 'In place of the link to a task',
  },
  task: { id: 'aiNotes.item.task', defaultMessage: 'Task: {title}', description: 'Link to the task of an action item' },
  done: { id: 'aiNotes.item.done', defaultMessage: 'Done', description: 'State of that task' },
  open: { id: 'aiNotes.item.open', defaultMessage: 'Open', description: 'State of that task' },
  form: { id: 'aiNotes.item.form', defaultMessage: 'Task: {text}', description: 'Names the form that makes a task' },
  taskTitle: { id: 'aiNotes.item.taskTitle', defaultMessage: 'Task title', description: 'Field' },
  assignee: { id: 'aiNotes.item.assignee', defaultMessage: 'Assignee', description: 'Field' },
  due: { id: 'aiNotes.item.due', defaultMessage: 'Due date', description: 'Field' },
  clearDue: { id: 'aiNotes.item.clearDue', defaultMessage: 'Clear', description: 'Button: empties the date' },
  create: { id: 'aiNotes.item.create', defaultMessage: 'Create task', description: 'Button' },
  postMissing: { id: 'aiNotes.item.postMissing', defaultMessage: 'Choose a post', description: 'Error of a field' },
  postRefused: {
    id: 'aiNotes.item.postRefused',
    defaultMessage: 'You can’t create tasks at this post',
    description: 'Error of a field',
  },
  cannotRead: {
    id: 'aiNotes.item.cannotRead',
    defaultMessage: 'This person can’t read the post',
    description: 'Error of a field',
  },
  dayPast: {
    id: 'aiNotes.item.dayPast',
    defaultMessage: 'Choose a day that isn’t over',
    description: 'Error of a field',
  },
})

/** Who may read a note. */
export const shareMessages = defineMessages<{
  title: void
  failed: void
  add: void
  nobody: void
  levelOf: { name: string }
  summary: void
  transcript: void
  edit: void
  takeAway: { name: string }
  without: { names: string }
}>({
  title: { id: 'aiNotes.share.title', defaultMessage: 'Share AI note', description: 'Title of the dialog' },
  failed: {
    id: 'aiNotes.share.failed',
    defaultMessage: 'Couldn’t load who has access',
    description: 'Title where the list did not come',
  },
  add: { id: 'aiNotes.share.add', defaultMessage: 'Add a person or group', description: 'Field' },
  nobody: {
    id: 'aiNotes.share.nobody',
    defaultMessage: 'Only you have access.',
    description: 'The note is shared with nobody',
  },
  levelOf: { id: 'aiNotes.share.levelOf', defaultMessage: 'Access of {name}', description: 'Field' },
  summary: { id: 'aiNotes.share.summary', defaultMessage: 'Summary', description: 'How much somebody may read' },
  transcript: {
    id: 'aiNotes.share.transcript',
    defaultMessage: 'Summary, transcript and recording',
    description: 'How much somebody may read',
  },
  edit: { id: 'aiNotes.share.edit', defaultMessage: 'Can edit', description: 'How much somebody may do' },
  takeAway: { id: 'aiNotes.share.takeAway', defaultMessage: 'Remove access of {name}', description: 'Button' },
  without: {
    id: 'aiNotes.share.without',
    defaultMessage: 'Named in the note, without access: {names}',
    description: 'Who was there and cannot read the note',
  },
})

/** What is said after something was done. */
export const actMessages = defineMessages({
  saved: { id: 'aiNotes.act.saved', defaultMessage: 'Saved', description: 'Tip after a change' },
  undo: { id: 'aiNotes.act.undo', defaultMessage: 'Undo', description: 'Button of a tip' },
  failed: { id: 'aiNotes.act.failed', defaultMessage: 'That didn’t work', description: 'Tip: a call failed' },
  offline: { id: 'aiNotes.act.offline', defaultMessage: 'You’re offline', description: 'Tip: no network' },
  refused: {
    id: 'aiNotes.act.refused',
    defaultMessage: 'You don’t have access to do this',
    description: 'Tip: refused',
  },
  changed: {
    id: 'aiNotes.act.changed',
    defaultMessage: 'Someone else changed it. This is the latest version.',
    description: 'Tip: the text on screen is newer',
  },
  dismissed: { id: 'aiNotes.act.dismissed', defaultMessage: 'Action item dismissed', description: 'Tip' },
  taskMade: { id: 'aiNotes.act.taskMade', defaultMessage: 'Task created', description: 'Tip' },
  sharingSaved: { id: 'aiNotes.act.sharingSaved', defaultMessage: 'Access saved', description: 'Tip' },
})

/** What a note is called on paper. */
export const minutesMessages = defineMessages<Record<'meeting' | 'round' | 'memo' | 'note', { number: string }>>({
  meeting: {
    id: 'aiNotes.minutes.meeting',
    defaultMessage: 'Minutes {number}',
    description: 'Names a note on paper, by its kind',
  },
  round: {
    id: 'aiNotes.minutes.round',
    defaultMessage: 'Round {number}',
    description: 'Names a note on paper, by its kind',
  },
  memo: {
    id: 'aiNotes.minutes.memo',
    defaultMessage: 'Memo {number}',
    description: 'Names a note on paper, by its kind',
  },
  note: {
    id: 'aiNotes.minutes.note',
    defaultMessage: 'AI note {number}',
    description: 'Names a note on paper, by its kind',
  },
})

/** How those who were recorded knew of it. */
export const consentMessages = defineMessages({
  announced: {
    id: 'aiNotes.consent.announced',
    defaultMessage: 'announced aloud, no one objected',
    description: 'How those who were recorded agreed; stands behind “Consent: ”',
  },
  written: {
    id: 'aiNotes.consent.written',
    defaultMessage: 'given in writing',
    description: 'How those who were recorded agreed; stands behind “Consent: ”',
  },
  'only-me': {
    id: 'aiNotes.consent.only-me',
    defaultMessage: 'only one person speaks',
    description: 'How those who were recorded agreed; stands behind “Consent: ”',
  },
  other: {
    id: 'aiNotes.consent.other',
    defaultMessage: 'noted',
    description: 'How those who were recorded agreed; stands behind “Consent: ”',
  },
})

/** Why a stretch was not recorded. */
export const gapMessages = defineMessages<
  Record<'paused' | 'microphone-lost' | 'silenced' | 'slept' | 'crashed' | 'other', { length: string }>
>({
  paused: {
    id: 'aiNotes.gap.paused',
    defaultMessage: 'Not recorded for {length}: paused',
    description: 'In the transcript; {length} is minutes and seconds',
  },
  'microphone-lost': {
    id: 'aiNotes.gap.microphone-lost',
    defaultMessage: 'Not recorded for {length}: no microphone',
    description: 'In the transcript; {length} is minutes and seconds',
  },
  silenced: {
    id: 'aiNotes.gap.silenced',
    defaultMessage: 'Not recorded for {length}: microphone muted by the device',
    description: 'In the transcript; {length} is minutes and seconds',
  },
  slept: {
    id: 'aiNotes.gap.slept',
    defaultMessage: 'Not recorded for {length}: device off',
    description: 'In the transcript; {length} is minutes and seconds',
  },
  crashed: {
    id: 'aiNotes.gap.crashed',
    defaultMessage: 'Not recorded for {length}: recording interrupted',
    description: 'In the transcript; {length} is minutes and seconds',
  },
  other: {
    id: 'aiNotes.gap.other',
    defaultMessage: 'Not recorded for {length}',
    description: 'In the transcript; {length} is minutes and seconds',
  },
})

/** A note on paper. */
export const printMessages = defineMessages<{
  times: void
  transcript: void
  signatures: void
  revision: { revision: number }
  printed: { name: string; date: string }
  head: { number: string; title: string }
  code: void
  withRole: { name: string; role: string }
  present: { names: string }
  absent: { names: string }
  consent: { method: string; name: string; date: string }
  consentTo: { method: string; name: string; date: string; version: string }
  noSound: void
  unchecked: void
  changedSince: { name: string; date: string }
  number: void
  what: void
  who: void
  until: void
  state: void
  notSaid: void
  noTask: void
  taskGone: void
  name: void
  signature: void
  date: void
}>({
  times: { id: 'aiNotes.print.times', defaultMessage: 'Times', description: 'What is printed with a note' },
  transcript: {
    id: 'aiNotes.print.transcript',
    defaultMessage: 'Transcript',
    description: 'What is printed with a note',
  },
  signatures: {
    id: 'aiNotes.print.signatures',
    defaultMessage: 'Signatures',
    description: 'What is printed with a note, and heading above room to sign',
  },
  revision: {
    id: 'aiNotes.print.revision',
    defaultMessage: 'Revision {revision}',
    description: 'On each printed page',
  },
  printed: {
    id: 'aiNotes.print.printed',
    defaultMessage: 'Printed by {name}, {date}',
    description: 'On each printed page',
  },
  head: {
    id: 'aiNotes.print.head',
    defaultMessage: '{number}: {title}',
    description: 'At the top of each printed page; {number} is “Minutes 118”',
  },
  code: {
    id: 'aiNotes.print.code',
    defaultMessage: 'Code that opens this AI note',
    description: 'Names a code for cameras on the paper, for screen readers',
  },
  withRole: {
    id: 'aiNotes.print.withRole',
    defaultMessage: '{name} ({role})',
    description: 'A person and their part in the meeting',
  },
  present: { id: 'aiNotes.print.present', defaultMessage: 'Present: {names}', description: 'Who was there' },
  absent: { id: 'aiNotes.print.absent', defaultMessage: 'Absent: {names}', description: 'Who was not there' },
  consent: {
    id: 'aiNotes.print.consent',
    defaultMessage: 'Consent: {method}. Confirmed by {name}, {date}',
    description: 'How those who were recorded agreed',
  },
  consentTo: {
    id: 'aiNotes.print.consentTo',
    defaultMessage: 'Consent: {method}. Confirmed by {name}, {date}, notice {version}',
    description: 'The same, with the version of the notice that was read out',
  },
  noSound: {
    id: 'aiNotes.print.noSound',
    defaultMessage: 'Made from a text, without a recording',
    description: 'On the printed sheet',
  },
  unchecked: {
    id: 'aiNotes.print.unchecked',
    defaultMessage: 'Not checked by a person',
    description: 'On each printed page',
  },
  changedSince: {
    id: 'aiNotes.print.changedSince',
    defaultMessage: 'Changed since {name} checked it on {date}',
    description: 'On each printed page',
  },
  number: {
    id: 'aiNotes.print.number',
    defaultMessage: 'No.',
    description: 'Head of a column: the number of an action item',
  },
  what: { id: 'aiNotes.print.what', defaultMessage: 'What', description: 'Head of a column: what is to be done' },
  who: { id: 'aiNotes.print.who', defaultMessage: 'Who', description: 'Head of a column: who does it' },
  until: {
    id: 'aiNotes.print.until',
    defaultMessage: 'By when',
    description: 'Head of a column: until when it is done',
  },
  state: { id: 'aiNotes.print.state', defaultMessage: 'Status', description: 'Head of a column: what became of it' },
  notSaid: { id: 'aiNotes.print.notSaid', defaultMessage: 'not said', description: 'Nobody or no date was named' },
  noTask: { id: 'aiNotes.print.noTask', defaultMessage: 'No task yet', description: 'State of an action item' },
  taskGone: {
    id: 'aiNotes.print.taskGone',
    defaultMessage: 'Task deleted or not visible',
    description: 'State of an action item',
  },
  name: { id: 'aiNotes.print.name', defaultMessage: 'Name', description: 'Head of a column' },
  signature: {
    id: 'aiNotes.print.signature',
    defaultMessage: 'Signature',
    description: 'Head of a column: room to sign',
  },
  date: { id: 'aiNotes.print.date', defaultMessage: 'Date', description: 'Head of a column' },
})
