import { defineMessages } from '@/shared/i18n'

/** What the tools, the suggestions and the link field of the text say. */
export const toolMessages = defineMessages<{
  toolbar: void
  moreTools: void
  toolOn: void
  link: void
  editorKeys: void
  people: void
  hashtags: void
  searching: void
  noPeople: void
  searchFailed: void
  found: { count: number }
  inserts: void
  linkAddress: void
  linkText: void
  linkSave: void
  linkRemove: void
  linkUnsafe: void
  filesRefused: void
  tooLong: void
  bold: void
  italic: void
  underline: void
  strike: void
  code: void
  picture: void
  table: void
  mention: void
  hashtag: void
  heading: void
  subheading: void
  bullets: void
  numbers: void
  checklist: void
  indent: void
  outdent: void
  quote: void
  codeBlock: void
  redo: void
}>({
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
  code: {
    id: 'postEditor.code',
    defaultMessage: 'Code',
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
  codeBlock: {
    id: 'postEditor.codeBlock',
    defaultMessage: 'Code block',
    description: 'Tool of the editor',
  },
  redo: {
    id: 'postEditor.redo',
    defaultMessage: 'Redo',
    description: 'Tool of the editor',
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
  link: {
    id: 'postEditor.link',
    defaultMessage: 'Link',
    description: 'Tool of the editor',
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
  inserts: {
    id: 'postEditor.inserts',
    defaultMessage: 'Insert',
    description: 'Names the list of headings, lists, pictures and tables behind a slash at the beginning of a line',
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
})
