import { defineMessages } from '@/shared/i18n'

/** What people change of their own profile and settings, and what the page says about it. */
export const messages = defineMessages<{
  title: void
  sections: void
  allSections: void
  profile: void
  availability: void
  privacy: void
  notifications: void
  loading: void
  failed: void
  tryAgain: void
  saved: void
  undo: void
  undone: void
  notChanged: void
  privateProfile: void
  privateProfileWhy: void
  hideMobile: void
  hideMobileWhy: void
  hideHours: void
  hideHoursWhy: void
  hideCommunities: void
  hideCommunitiesWhy: void
  tooLong: { count: number }
  noNumber: void
  letters: { count: string; most: string }
  caption: void
  captionWhy: void
  pronunciation: void
  pronunciationWhy: void
  biography: void
  mobile: void
  mobileWhy: void
  skills: void
  skillHint: void
  skillsFull: { count: number }
  add: void
  remove: { name: string }
  languages: void
  addLanguage: void
  choose: void
  basic: void
  fluent: void
  native: void
  conflict: void
  mineAndTheirs: { field: string; mine: string; theirs: string }
  takeTheirs: void
  takeTheirsOf: { field: string }
  notSaved: void
  unsaved: void
  nothingUnsaved: void
  discard: void
  save: void
  saving: void
  managed: void
  managedWhy: void
  report: void
  reportField: { field: string }
  role: void
  workEmail: void
  phone: void
  extension: void
  place: void
  area: void
  unit: void
  manager: void
  region: void
  security: void
  choosePhoto: void
  takePhoto: void
  removePhoto: void
  photoRemoved: void
  photoWhy: void
  photoRefused: void
  timeZone: void
  timeZoneWhy: void
  asDevice: { time: string }
  timeExample: { time: string }
  password: void
  currentPassword: void
  newPassword: void
  showPassword: void
  hidePassword: void
  met: void
  notMet: void
  endOthersToo: void
  changePassword: void
  passwordChanged: void
  wrongPassword: void
  weakPassword: void
  passwordElsewhere: void
  rulesFailed: void
  devices: void
  devicesFailed: void
  thisDevice: void
  lastUsed: { time: string }
  browserOn: { browser: string; system: string }
  unknownDevice: void
  end: void
  endThis: { name: string }
  endOthers: void
  endOthersQuestion: { count: number }
  endOthersText: void
  cancel: void
  deviceEnded: void
  devicesEnded: { count: number }
  deviceNotEnded: void
  privateEmail: void
  privateEmailWhy: void
  emailFailed: void
  confirmed: { address: string }
  pending: { address: string }
  addAddress: void
  changeAddress: void
  resend: void
  removeAddress: void
  dropPending: void
  mailSent: void
  emailNotChanged: void
  newAddress: void
  noAddress: void
  sendLink: void
}>({
  title: { id: 'profileEdit.title', defaultMessage: 'Edit profile', description: 'Heading of the page' },
  sections: { id: 'profileEdit.sections', defaultMessage: 'Settings', description: 'Names the menu beside the form' },
  allSections: {
    id: 'profileEdit.allSections',
    defaultMessage: 'All settings',
    description: 'Link on phones: back to the menu',
  },
  profile: {
    id: 'profileEdit.profile',
    defaultMessage: 'Profile',
    description: 'Section: what people say of themselves',
  },
  availability: {
    id: 'profileEdit.availability',
    defaultMessage: 'Availability',
    description: 'Section: working hours and absence',
  },
  privacy: { id: 'profileEdit.privacy', defaultMessage: 'Privacy', description: 'Section: who sees what' },
  notifications: {
    id: 'profileEdit.notifications',
    defaultMessage: 'Notifications',
    description: 'Link to the settings of notifications',
  },
  loading: { id: 'profileEdit.loading', defaultMessage: 'Loading profile', description: 'Read out' },
  failed: {
    id: 'profileEdit.failed',
    defaultMessage: 'Couldn’t load your profile',
    description: 'In place of the form',
  },
  tryAgain: { id: 'profileEdit.tryAgain', defaultMessage: 'Try again', description: 'Button' },
  saved: { id: 'profileEdit.saved', defaultMessage: 'Saved', description: 'Tip' },
  undo: { id: 'profileEdit.undo', defaultMessage: 'Undo', description: 'Button of a tip' },
  undone: { id: 'profileEdit.undone', defaultMessage: 'Change undone', description: 'Tip' },
  notChanged: {
    id: 'profileEdit.notChanged',
    defaultMessage: 'Couldn’t save the change. The setting is back as it was.',
    description: 'Tip',
  },
  privateProfile: { id: 'profileEdit.privateProfile', defaultMessage: 'Private profile', description: 'Switch' },
  privateProfileWhy: {
    id: 'profileEdit.privateProfileWhy',
    defaultMessage: 'Colleagues see your name and photo only. People finds you by name alone.',
    description: 'Below that switch',
  },
  hideMobile: { id: 'profileEdit.hideMobile', defaultMessage: 'Hide mobile number', description: 'Switch' },
  hideMobileWhy: {
    id: 'profileEdit.hideMobileWhy',
    defaultMessage: 'Only you and administrators see it.',
    description: 'Below that switch',
  },
  hideHours: { id: 'profileEdit.hideHours', defaultMessage: 'Hide working hours', description: 'Switch' },
  hideHoursWhy: {
    id: 'profileEdit.hideHoursWhy',
    defaultMessage: 'Colleagues no longer see whether you’re at work.',
    description: 'Below that switch',
  },
  hideCommunities: { id: 'profileEdit.hideCommunities', defaultMessage: 'Hide communities', description: 'Switch' },
  hideCommunitiesWhy: {
    id: 'profileEdit.hideCommunitiesWhy',
    defaultMessage: 'Your profile doesn’t list them. Member lists still do.',
    description: 'Below that switch',
  },
  tooLong: {
    id: 'profileEdit.tooLong',
    defaultMessage: 'Too long: {count, plural, one {# character} other {# characters}} at most',
    description: 'Below a field',
  },
  noNumber: { id: 'profileEdit.noNumber', defaultMessage: 'Enter a phone number', description: 'Below a field' },
  letters: {
    id: 'profileEdit.letters',
    defaultMessage: '{count} of {most} characters',
    description: 'Below a field: how long the text is',
  },
  caption: { id: 'profileEdit.caption', defaultMessage: 'Caption', description: 'Field: one line under the name' },
  captionWhy: {
    id: 'profileEdit.captionWhy',
    defaultMessage: 'One line under your name',
    description: 'Below the field',
  },
  pronunciation: {
    id: 'profileEdit.pronunciation',
    defaultMessage: 'Pronunciation',
    description: 'Field: how the name is said',
  },
  pronunciationWhy: {
    id: 'profileEdit.pronunciationWhy',
    defaultMessage: 'How your name is said, for example JOO-lya REE-va',
    description: 'Below the field',
  },
  biography: {
    id: 'profileEdit.biography',
    defaultMessage: 'About you',
    description: 'Field: some lines about oneself',
  },
  mobile: { id: 'profileEdit.mobile', defaultMessage: 'Mobile', description: 'Field: a telephone number' },
  mobileWhy: {
    id: 'profileEdit.mobileWhy',
    defaultMessage: 'You can hide it under Privacy.',
    description: 'Below the field',
  },
  skills: { id: 'profileEdit.skills', defaultMessage: 'Skills', description: 'Field' },
  skillHint: { id: 'profileEdit.skillHint', defaultMessage: 'Add a skill', description: 'Stands in the empty field' },
  skillsFull: { id: 'profileEdit.skillsFull', defaultMessage: '{count} at most', description: 'Below the field' },
  add: { id: 'profileEdit.add', defaultMessage: 'Add', description: 'Button: puts what was typed into the list' },
  remove: {
    id: 'profileEdit.remove',
    defaultMessage: 'Remove {name}',
    description: 'Button: takes an entry out of the list',
  },
  languages: {
    id: 'profileEdit.languages',
    defaultMessage: 'Languages',
    description: 'Field: which languages somebody speaks',
  },
  addLanguage: { id: 'profileEdit.addLanguage', defaultMessage: 'Add a language', description: 'Field' },
  choose: { id: 'profileEdit.choose', defaultMessage: 'Choose', description: 'Before anything is chosen' },
  basic: { id: 'profileEdit.basic', defaultMessage: 'Basic', description: 'How well a language is spoken' },
  fluent: { id: 'profileEdit.fluent', defaultMessage: 'Fluent', description: 'How well a language is spoken' },
  native: { id: 'profileEdit.native', defaultMessage: 'Native', description: 'How well a language is spoken' },
  conflict: {
    id: 'profileEdit.conflict',
    defaultMessage: 'This changed elsewhere while you were editing',
    description: 'Above what both changed',
  },
  mineAndTheirs: {
    id: 'profileEdit.mineAndTheirs',
    defaultMessage: '{field}: yours “{mine}”, now “{theirs}”',
    description: 'A field that was changed here and elsewhere',
  },
  takeTheirs: {
    id: 'profileEdit.takeTheirs',
    defaultMessage: 'Use the new one',
    description: 'Button: takes what was changed elsewhere',
  },
  takeTheirsOf: {
    id: 'profileEdit.takeTheirsOf',
    defaultMessage: 'Use the new one: {field}',
    description: 'Read out for that button',
  },
  notSaved: {
    id: 'profileEdit.notSaved',
    defaultMessage: 'Couldn’t save. Your text is still here.',
    description: 'Beside the button',
  },
  unsaved: {
    id: 'profileEdit.unsaved',
    defaultMessage: 'Unsaved changes, kept on this device',
    description: 'Beside the button',
  },
  nothingUnsaved: {
    id: 'profileEdit.nothingUnsaved',
    defaultMessage: 'No unsaved changes',
    description: 'Beside the button',
  },
  discard: { id: 'profileEdit.discard', defaultMessage: 'Discard', description: 'Button: gives up what was typed' },
  save: { id: 'profileEdit.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'profileEdit.saving', defaultMessage: 'Saving', description: 'Read out while it is sent' },
  managed: {
    id: 'profileEdit.managed',
    defaultMessage: 'From the personnel system',
    description: 'Title of a card: fields that cannot be changed here',
  },
  managedWhy: {
    id: 'profileEdit.managedWhy',
    defaultMessage: 'These can’t be changed here.',
    description: 'Below that title',
  },
  report: {
    id: 'profileEdit.report',
    defaultMessage: 'Report an error',
    description: 'Link beside a field that comes from another system',
  },
  reportField: {
    id: 'profileEdit.reportField',
    defaultMessage: 'Report an error: {field}',
    description: 'Read out for that link',
  },
  role: { id: 'profileEdit.role', defaultMessage: 'Role', description: 'Before a job' },
  workEmail: { id: 'profileEdit.workEmail', defaultMessage: 'Work email', description: 'Before an address' },
  phone: { id: 'profileEdit.phone', defaultMessage: 'Phone', description: 'Before a number' },
  extension: { id: 'profileEdit.extension', defaultMessage: 'Extension', description: 'Before a number' },
  place: { id: 'profileEdit.place', defaultMessage: 'Location', description: 'Before a town' },
  area: { id: 'profileEdit.area', defaultMessage: 'Area', description: 'Part of the organisation' },
  unit: { id: 'profileEdit.unit', defaultMessage: 'Business unit', description: 'Part of the organisation' },
  manager: { id: 'profileEdit.manager', defaultMessage: 'Reports to', description: 'Before the name of a manager' },
  region: {
    id: 'profileEdit.region',
    defaultMessage: 'Language and time',
    description: 'Section: language and time zone',
  },
  security: { id: 'profileEdit.security', defaultMessage: 'Security', description: 'Section: password and devices' },
  choosePhoto: { id: 'profileEdit.choosePhoto', defaultMessage: 'Choose photo', description: 'Button' },
  removePhoto: { id: 'profileEdit.removePhoto', defaultMessage: 'Remove photo', description: 'Button' },
  photoRemoved: { id: 'profileEdit.photoRemoved', defaultMessage: 'Photo removed', description: 'Tip' },
  takePhoto: { id: 'profileEdit.takePhoto', defaultMessage: 'Take photo', description: 'Button: with the camera' },
  photoWhy: {
    id: 'profileEdit.photoWhy',
    defaultMessage: 'Drag or paste a picture, or choose one: JPEG, PNG or WebP, up to 20 MB',
    description: 'Beside the button',
  },
  photoRefused: {
    id: 'profileEdit.photoRefused',
    defaultMessage: 'Choose a JPEG, PNG or WebP of up to 20 MB. Your photo stays as it is.',
    description: 'Beside the button',
  },
  timeZone: { id: 'profileEdit.timeZone', defaultMessage: 'Time zone', description: 'Field' },
  timeZoneWhy: {
    id: 'profileEdit.timeZoneWhy',
    defaultMessage: 'All times appear in it, except those of events with their own place.',
    description: 'Below the field',
  },
  asDevice: {
    id: 'profileEdit.asDevice',
    defaultMessage: 'As on this device ({time})',
    description: 'Option: the time zone of the device',
  },
  timeExample: {
    id: 'profileEdit.timeExample',
    defaultMessage: 'Now: {time}',
    description: 'Below the field: the present time as the portal tells it',
  },
  password: { id: 'profileEdit.password', defaultMessage: 'Password', description: 'Title of a card' },
  currentPassword: { id: 'profileEdit.currentPassword', defaultMessage: 'Current password', description: 'Field' },
  newPassword: { id: 'profileEdit.newPassword', defaultMessage: 'New password', description: 'Field' },
  showPassword: { id: 'profileEdit.showPassword', defaultMessage: 'Show password', description: 'Button in the field' },
  hidePassword: { id: 'profileEdit.hidePassword', defaultMessage: 'Hide password', description: 'Button in the field' },
  met: { id: 'profileEdit.met', defaultMessage: 'met', description: 'Read out behind a rule' },
  notMet: { id: 'profileEdit.notMet', defaultMessage: 'not met', description: 'Read out behind a rule' },
  endOthersToo: {
    id: 'profileEdit.endOthersToo',
    defaultMessage: 'Sign out other devices',
    description: 'Checkbox below the new password',
  },
  changePassword: { id: 'profileEdit.changePassword', defaultMessage: 'Change password', description: 'Button' },
  passwordChanged: { id: 'profileEdit.passwordChanged', defaultMessage: 'Password changed', description: 'Tip' },
  wrongPassword: {
    id: 'profileEdit.wrongPassword',
    defaultMessage: 'That’s not your current password',
    description: 'Below the field',
  },
  weakPassword: {
    id: 'profileEdit.weakPassword',
    defaultMessage: 'The password doesn’t meet all requirements',
    description: 'Below the field',
  },
  passwordElsewhere: {
    id: 'profileEdit.passwordElsewhere',
    defaultMessage: 'Your password can’t be changed here. Ask your IT service desk.',
    description: 'In place of the form',
  },
  rulesFailed: {
    id: 'profileEdit.rulesFailed',
    defaultMessage: 'Couldn’t load the password requirements.',
    description: 'In place of the form',
  },
  devices: {
    id: 'profileEdit.devices',
    defaultMessage: 'Devices',
    description: 'Title of a card: where somebody is signed in',
  },
  devicesFailed: {
    id: 'profileEdit.devicesFailed',
    defaultMessage: 'Couldn’t load your devices.',
    description: 'In place of the list',
  },
  thisDevice: { id: 'profileEdit.thisDevice', defaultMessage: 'This device', description: 'In place of the last use' },
  lastUsed: {
    id: 'profileEdit.lastUsed',
    defaultMessage: 'Last used: {time}',
    description: 'Below the name of a device',
  },
  browserOn: { id: 'profileEdit.browserOn', defaultMessage: '{browser} on {system}', description: 'Name of a device' },
  unknownDevice: { id: 'profileEdit.unknownDevice', defaultMessage: 'Unknown device', description: 'Name of a device' },
  end: { id: 'profileEdit.end', defaultMessage: 'Sign out', description: 'Button: ends the session on another device' },
  endThis: { id: 'profileEdit.endThis', defaultMessage: 'Sign out: {name}', description: 'Read out for that button' },
  endOthers: { id: 'profileEdit.endOthers', defaultMessage: 'Sign out all others', description: 'Button' },
  endOthersQuestion: {
    id: 'profileEdit.endOthersQuestion',
    defaultMessage: 'Sign out {count, plural, one {# other device} other {# other devices}}?',
    description: 'Title of a question',
  },
  endOthersText: {
    id: 'profileEdit.endOthersText',
    defaultMessage: 'You’ll need your password to sign in there again.',
    description: 'Below that question',
  },
  cancel: { id: 'profileEdit.cancel', defaultMessage: 'Cancel', description: 'Button' },
  deviceEnded: { id: 'profileEdit.deviceEnded', defaultMessage: 'Device signed out', description: 'Tip' },
  devicesEnded: {
    id: 'profileEdit.devicesEnded',
    defaultMessage: '{count, plural, one {# device signed out} other {# devices signed out}}',
    description: 'Tip',
  },
  deviceNotEnded: {
    id: 'profileEdit.deviceNotEnded',
    defaultMessage: 'Couldn’t sign out the device',
    description: 'Tip',
  },
  privateEmail: { id: 'profileEdit.privateEmail', defaultMessage: 'Private email', description: 'Title of a card' },
  privateEmailWhy: {
    id: 'profileEdit.privateEmailWhy',
    defaultMessage: 'Only you see it. It gets you back in when you forget your password.',
    description: 'Below that title',
  },
  emailFailed: {
    id: 'profileEdit.emailFailed',
    defaultMessage: 'Couldn’t load your private email.',
    description: 'In place of the address',
  },
  confirmed: { id: 'profileEdit.confirmed', defaultMessage: '{address}, confirmed', description: 'An address' },
  pending: {
    id: 'profileEdit.pending',
    defaultMessage: '{address}, not confirmed yet. Open the link in the email.',
    description: 'An address',
  },
  addAddress: { id: 'profileEdit.addAddress', defaultMessage: 'Add address', description: 'Button' },
  changeAddress: { id: 'profileEdit.changeAddress', defaultMessage: 'Change address', description: 'Button' },
  resend: { id: 'profileEdit.resend', defaultMessage: 'Send again', description: 'Button: sends the link once more' },
  removeAddress: { id: 'profileEdit.removeAddress', defaultMessage: 'Remove address', description: 'Button' },
  dropPending: {
    id: 'profileEdit.dropPending',
    defaultMessage: 'Discard this address',
    description: 'Button: gives up the address that is not confirmed yet',
  },
  mailSent: {
    id: 'profileEdit.mailSent',
    defaultMessage: 'Email sent. Open the link in it within 24 hours.',
    description: 'Tip',
  },
  emailNotChanged: {
    id: 'profileEdit.emailNotChanged',
    defaultMessage: 'Couldn’t change the address',
    description: 'Tip',
  },
  newAddress: { id: 'profileEdit.newAddress', defaultMessage: 'Private email address', description: 'Field' },
  noAddress: { id: 'profileEdit.noAddress', defaultMessage: 'Enter an email address', description: 'Below the field' },
  sendLink: {
    id: 'profileEdit.sendLink',
    defaultMessage: 'Send link',
    description: 'Button: sends a mail with a link that confirms the address',
  },
})
