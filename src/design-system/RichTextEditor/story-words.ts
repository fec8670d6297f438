import type { EditorOption, EditorWords, SuggestionSource } from './editor-words'

/** What the editor says in its stories and tests. */
export const storyWords: EditorWords = {
  toolbar: 'Format the text',
  moreTools: 'More tools',
  on: 'on',
  tools: {
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strike through',
    heading: 'Heading',
    subheading: 'Small heading',
    bullets: 'Bullets',
    numbers: 'Numbers',
    checklist: 'Checklist',
    indent: 'Further in',
    outdent: 'Further out',
    quote: 'Quote',
    code: 'Code',
    codeBlock: 'Block of code',
    link: 'Link',
    picture: 'Picture',
    table: 'Table',
    mention: 'Mention someone',
    hashtag: 'Hashtag',
    undo: 'Undo',
    redo: 'Redo',
  },
  keys: 'Tab leaves the text. Alt + F10 goes to the tools.',
  suggestions: {
    mention: {
      list: 'People',
      searching: 'Searching for people',
      none: 'Nobody has that name.',
      failed: 'People could not be searched just now.',
      count: (count) => (count === 1 ? '1 person' : `${count} people`),
    },
    hashtag: {
      list: 'Topics',
      searching: 'Searching for topics',
      none: 'No topic begins like that.',
      failed: 'Topics could not be searched just now.',
      count: (count) => (count === 1 ? '1 topic' : `${count} topics`),
    },
    insert: {
      list: 'Insert',
      searching: 'Searching for tools',
      none: 'Nothing is called that.',
      failed: 'Tools could not be searched just now.',
      count: (count) => (count === 1 ? '1 tool' : `${count} tools`),
    },
  },
  link: {
    title: 'Link',
    address: 'Address',
    text: 'Words',
    save: 'Set the link',
    remove: 'Remove the link',
    unsafe: 'A link leads to a web page, a mail address or a telephone number: example.org, name@example.org.',
  },
  filesRefused: 'Files cannot be put into the text. Attach them below it.',
  tooLong: 'The text is too long.',
}

const people: readonly EditorOption[] = [
  { id: 'giulia-riva', name: 'Giulia Riva', detail: 'Quality, Torino' },
  { id: 'giulio-ferri', name: 'Giulio Ferri', detail: 'Maintenance' },
  { id: 'marco-bianchi', name: 'Marco Bianchi', detail: 'Production, line 4' },
  { id: 'sofia-karras', name: 'Sofia Karras', detail: 'Product launches' },
]

const topics: readonly EditorOption[] = [
  { id: 'safety', name: 'safety' },
  { id: 'line4', name: 'line4' },
  { id: 'launch', name: 'launch' },
]

/** Finds among a few people whose name has the letters. */
export const findPeople: SuggestionSource = (query) => Promise.resolve(fitting(people, query))

/** Finds among a few topics. */
export const findTopics: SuggestionSource = (query) => Promise.resolve(fitting(topics, query))

function fitting(options: readonly EditorOption[], query: string): readonly EditorOption[] {
  return options.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
}
