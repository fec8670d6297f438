import { defineMessages } from '@/shared/i18n'

/** What the form of a community says. */
export const messages = defineMessages<{
  discard: void
  create: void
  save: void
  saving: void
  kept: void
  name: void
  nameMissing: void
  nameTaken: void
  description: void
  descriptionHint: void
  cover: void
  coverPicture: void
  coverNotSent: void
  coverWaits: void
  color: void
  teal: void
  blue: void
  violet: void
  rose: void
  red: void
  amber: void
  green: void
  slate: void
  none: void
  languages: void
  languagesHint: void
  accessOpen: void
  accessReadable: void
  accessClosed: void
  accessHidden: void
  accessOther: void
  posting: void
  postingMembers: void
  postingModerators: void
  allowHashtags: void
  allowHashtagsHint: void
  on: void
  off: void
  aboutTooLong: void
  addRule: void
  ruleTitle: { number: number }
  ruleText: { number: number }
  ruleTitleMissing: void
  removeRule: { number: number }
  ruleUp: { number: number }
  ruleDown: { number: number }
  created: { name: string }
  savedTip: void
  notSaved: void
  notSavedOffline: void
  notAllowed: void
  conflict: void
  mine: void
  theirs: void
  takeTheirs: { field: string }
}>({
  discard: {
    id: 'communities.edit.discard',
    defaultMessage: 'Discard',
    description: 'Button: throws away what is written',
  },
  create: { id: 'communities.edit.create', defaultMessage: 'Create', description: 'Button: makes the community' },
  save: { id: 'communities.edit.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'communities.edit.saving', defaultMessage: 'Saving', description: 'On the button meanwhile' },
  kept: {
    id: 'communities.edit.kept',
    defaultMessage: 'Your unsaved changes are still here.',
    description: 'Above the form, when it is opened again',
  },
  name: { id: 'communities.edit.name', defaultMessage: 'Name', description: 'Label of a field' },
  nameMissing: { id: 'communities.edit.nameMissing', defaultMessage: 'Enter a name', description: 'Under that field' },
  nameTaken: {
    id: 'communities.edit.nameTaken',
    defaultMessage: 'There’s already a community with this name',
    description: 'Under that field',
  },
  description: { id: 'communities.edit.description', defaultMessage: 'Description', description: 'Label of a field' },
  descriptionHint: {
    id: 'communities.edit.descriptionHint',
    defaultMessage: 'One or two sentences. They appear in the directory.',
    description: 'Under that field',
  },
  cover: {
    id: 'communities.edit.cover',
    defaultMessage: 'Cover',
    description: 'Label of the picture above a community',
  },
  coverPicture: {
    id: 'communities.edit.coverPicture',
    defaultMessage: 'A picture without a description',
    description: 'What the cover is, beside that of another moderator',
  },
  coverNotSent: {
    id: 'communities.edit.coverNotSent',
    defaultMessage: 'The cover couldn’t be uploaded. Everything else is saved.',
    description: 'Below the form',
  },
  coverWaits: {
    id: 'communities.edit.coverWaits',
    defaultMessage: 'A cover that isn’t uploaded yet',
    description: 'In a list of what would be lost by leaving',
  },
  color: { id: 'communities.edit.color', defaultMessage: 'Colour', description: 'Label of a choice' },
  teal: { id: 'communities.edit.teal', defaultMessage: 'Teal', description: 'A colour' },
  blue: { id: 'communities.edit.blue', defaultMessage: 'Blue', description: 'A colour' },
  violet: { id: 'communities.edit.violet', defaultMessage: 'Violet', description: 'A colour' },
  rose: { id: 'communities.edit.rose', defaultMessage: 'Pink', description: 'A colour' },
  red: { id: 'communities.edit.red', defaultMessage: 'Red', description: 'A colour' },
  amber: { id: 'communities.edit.amber', defaultMessage: 'Amber', description: 'A colour' },
  green: { id: 'communities.edit.green', defaultMessage: 'Green', description: 'A colour' },
  slate: { id: 'communities.edit.slate', defaultMessage: 'Grey', description: 'A colour' },
  none: { id: 'communities.edit.none', defaultMessage: 'None', description: 'Choice: no catalogue, no site' },
  languages: {
    id: 'communities.edit.languages',
    defaultMessage: 'Languages',
    description: 'Label of a choice of several',
  },
  languagesHint: {
    id: 'communities.edit.languagesHint',
    defaultMessage: 'The languages people write in, at most 5.',
    description: 'Under that label',
  },
  accessOpen: {
    id: 'communities.edit.accessOpen',
    defaultMessage: 'Everyone can read and join.',
    description: 'One of the choices of who can read and join',
  },
  accessReadable: {
    id: 'communities.edit.accessReadable',
    defaultMessage: 'Everyone can read; people ask to join.',
    description: 'One of the choices of who can read and join',
  },
  accessClosed: {
    id: 'communities.edit.accessClosed',
    defaultMessage: 'Only members can read; everyone can find it and ask to join.',
    description: 'One of the choices of who can read and join',
  },
  accessHidden: {
    id: 'communities.edit.accessHidden',
    defaultMessage: 'Only members can read and find it; people join by invitation.',
    description: 'One of the choices of who can read and join',
  },
  accessOther: {
    id: 'communities.edit.accessOther',
    defaultMessage: 'As it is: set by the organisation.',
    description: 'The choice that keeps what none of the others says',
  },
  posting: {
    id: 'communities.edit.posting',
    defaultMessage: 'Who can publish posts',
    description: 'Label of a choice',
  },
  postingMembers: { id: 'communities.edit.postingMembers', defaultMessage: 'All members', description: 'A choice' },
  postingModerators: {
    id: 'communities.edit.postingModerators',
    defaultMessage: 'Only moderators',
    description: 'A choice',
  },
  allowHashtags: { id: 'communities.edit.allowHashtags', defaultMessage: 'Allow hashtags', description: 'Box to tick' },
  allowHashtagsHint: {
    id: 'communities.edit.allowHashtagsHint',
    defaultMessage: 'Without them, hashtags in posts can’t be opened, followed or searched.',
    description: 'Under that box',
  },
  on: { id: 'communities.edit.on', defaultMessage: 'On', description: 'Whether hashtags are allowed' },
  off: { id: 'communities.edit.off', defaultMessage: 'Off', description: 'Whether hashtags are allowed' },
  aboutTooLong: {
    id: 'communities.edit.aboutTooLong',
    defaultMessage: 'Use at most 10,000 characters',
    description: 'Under the text about the community',
  },
  addRule: { id: 'communities.edit.addRule', defaultMessage: 'Add rule', description: 'Button' },
  ruleTitle: { id: 'communities.edit.ruleTitle', defaultMessage: 'Rule {number}', description: 'Label of a field' },
  ruleText: {
    id: 'communities.edit.ruleText',
    defaultMessage: 'Explanation of rule {number}',
    description: 'Label of a field',
  },
  ruleTitleMissing: {
    id: 'communities.edit.ruleTitleMissing',
    defaultMessage: 'Give the rule a title, or remove it',
    description: 'Under that field',
  },
  removeRule: {
    id: 'communities.edit.removeRule',
    defaultMessage: 'Remove rule {number}',
    description: 'Label of a button',
  },
  ruleUp: { id: 'communities.edit.ruleUp', defaultMessage: 'Move rule {number} up', description: 'Label of a button' },
  ruleDown: {
    id: 'communities.edit.ruleDown',
    defaultMessage: 'Move rule {number} down',
    description: 'Label of a button',
  },
  created: { id: 'communities.edit.created', defaultMessage: '{name} was created', description: 'Tip' },
  savedTip: { id: 'communities.edit.savedTip', defaultMessage: 'Changes saved', description: 'Tip' },
  notSaved: {
    id: 'communities.edit.notSaved',
    defaultMessage: 'Couldn’t save. What you wrote is still here; try again.',
    description: 'In the dialog',
  },
  notSavedOffline: {
    id: 'communities.edit.notSavedOffline',
    defaultMessage: 'You’re offline. What you wrote is kept on this device.',
    description: 'In the dialog',
  },
  notAllowed: {
    id: 'communities.edit.notAllowed',
    defaultMessage: 'You can no longer change this community.',
    description: 'In the dialog',
  },
  conflict: {
    id: 'communities.edit.conflict',
    defaultMessage:
      'Someone else changed this community meanwhile. Your changes are still here; check them and save again.',
    description: 'Above the form',
  },
  mine: {
    id: 'communities.edit.mine',
    defaultMessage: 'Yours',
    description: 'In a conflict, above what the person wrote',
  },
  theirs: {
    id: 'communities.edit.theirs',
    defaultMessage: 'Theirs',
    description: 'In a conflict, above what someone else wrote',
  },
  takeTheirs: {
    id: 'communities.edit.takeTheirs',
    defaultMessage: 'Use theirs: {field}',
    description: 'Button in a conflict',
  },
})
