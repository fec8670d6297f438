import {
  AtSignIcon,
  BoldIcon,
  CodeIcon,
  FileCodeIcon,
  HashIcon,
  Heading2Icon,
  Heading3Icon,
  Icon,
  type IconGlyph,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListChecksIcon,
  ListIcon,
  ListIndentDecreaseIcon,
  ListIndentIncreaseIcon,
  ListOrderedIcon,
  QuoteIcon,
  Redo2Icon,
  StrikethroughIcon,
  TableIcon,
  UnderlineIcon,
  Undo2Icon,
} from '../../icons'
import { Toolbar, type ToolbarItem } from '../../Toolbar'
import type { EditorTool, EditorWords, SuggestionSource } from '../editor-words'
import { isOn } from './apply-tool'
import type { EditorView } from './use-quill'

const icons: Record<EditorTool, IconGlyph> = {
  bold: BoldIcon,
  italic: ItalicIcon,
  underline: UnderlineIcon,
  strike: StrikethroughIcon,
  heading: Heading2Icon,
  subheading: Heading3Icon,
  bullets: ListIcon,
  numbers: ListOrderedIcon,
  checklist: ListChecksIcon,
  indent: ListIndentIncreaseIcon,
  outdent: ListIndentDecreaseIcon,
  quote: QuoteIcon,
  code: CodeIcon,
  codeBlock: FileCodeIcon,
  link: LinkIcon,
  picture: ImageIcon,
  table: TableIcon,
  mention: AtSignIcon,
  hashtag: HashIcon,
  undo: Undo2Icon,
  redo: Redo2Icon,
}

/** Drawings that point along the line of writing. */
const directional = new Set<EditorTool>(['bullets', 'checklist', 'indent', 'outdent', 'quote', 'undo', 'redo'])

/** What stands together, with a line between one group and the next. */
const groups: readonly (readonly EditorTool[])[] = [
  ['bold', 'italic', 'underline', 'strike', 'code'],
  ['link', 'picture', 'table', 'mention', 'hashtag'],
  ['heading', 'subheading', 'bullets', 'numbers', 'checklist', 'outdent', 'indent', 'quote', 'codeBlock'],
  ['undo', 'redo'],
]

const letters: Partial<Record<EditorTool, string>> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  link: 'K',
  indent: ']',
  outdent: '[',
  undo: 'Z',
}

/** Tools that make something where there was nothing: for a line that begins with a slash. */
const makers: readonly EditorTool[] = [
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'checklist',
  'quote',
  'codeBlock',
  'picture',
  'table',
  'link',
  'mention',
  'hashtag',
]

/** Finds tools by the beginning of a word of their name. */
export function findTools(tools: readonly EditorTool[], names: EditorWords['tools']): SuggestionSource {
  const options = makers
    .filter((tool) => tools.includes(tool))
    .map((tool) => ({ id: tool, name: names[tool], picture: <Icon of={icons[tool]} /> }))
  return (query) => Promise.resolve(options.filter(({ name }) => hasWord(name, query)))
}

function hasWord(name: string, beginning: string): boolean {
  return ` ${plain(name)}`.includes(` ${plain(beginning)}`)
}

/** Without accents, which are left out while somebody types fast. */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

export type EditorToolsProps = {
  tools: readonly EditorTool[]
  view: EditorView
  disabled: boolean
  words: EditorWords
  onTool: (tool: EditorTool) => void
}

/** The tools above the text. Which of them are there is the page's choice, their order ours. */
export function EditorTools({ tools, view, disabled, words, onTool }: EditorToolsProps) {
  const modifier = /mac|iphone|ipad/i.test(navigator.platform) ? 'Meta' : 'Control'
  const item = (tool: EditorTool): ToolbarItem => ({
    id: tool,
    label: words.tools[tool],
    icon: <Icon of={icons[tool]} directional={directional.has(tool)} />,
    pressed: isOn(tool, view.formats),
    disabled: disabled || !isOfUse(tool, view),
    shortcut: letters[tool] && `${modifier}+${letters[tool]}`,
  })
  const shown = groups
    .map((group) => group.filter((tool) => tools.includes(tool)))
    .filter((group) => group.length > 0)
    .map((group) => ({ id: group.join(), items: group.map(item) }))
  return (
    <Toolbar
      label={words.toolbar}
      moreLabel={words.moreTools}
      onLabel={words.on}
      groups={shown}
      onAction={(id) => onTool(id as EditorTool)}
    />
  )
}

function isOfUse(tool: EditorTool, { formats, canUndo, canRedo }: EditorView): boolean {
  if (tool === 'undo') return canUndo
  if (tool === 'redo') return canRedo
  if (tool === 'indent') return formats['list'] !== undefined
  if (tool === 'outdent') return formats['list'] !== undefined && formats['indent'] !== undefined
  return true
}
