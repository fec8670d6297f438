import type { Meta, StoryObj } from '@storybook/react-vite'
import { Delta } from 'quill/core'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Avatar } from '../Avatar'
import type { ComponentGuide } from '../guide'
import { RichText } from '../RichText'
import type { RichTextDelta } from './delta'
import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
import { findPeople, findTopics, storyWords } from './story-words'

const guide: ComponentGuide = {
  purpose:
    'Writes text with formats, links, mentions and hashtags, and gives it as a Quill delta. Its code comes when the first one opens; until then a plain field of the same height takes what is typed.',
  notFor:
    'Plain text without formats (TextArea), a short comment (CommentBox), showing what was written (RichText), answers of the assistant (Markdown).',
  keyboard: [
    { keys: 'Tab, Shift + Tab', does: 'Leave the text; the tools are the stop before it' },
    { keys: 'Alt + F10', does: 'Go from the text to the tools, Escape goes back' },
    { keys: 'Ctrl or ⌘ + B, I, U', does: 'Bold, italic, underlined' },
    { keys: 'Ctrl or ⌘ + K', does: 'Add, change or remove a link' },
    { keys: 'Ctrl or ⌘ + ] and [', does: 'List item further in or out' },
    { keys: 'Ctrl or ⌘ + Shift + Enter', does: 'Tick or untick the line of a checklist' },
    { keys: 'Ctrl or ⌘ + Z, with Shift', does: 'Undo, redo' },
    { keys: '/ and letters', does: 'On a page, at the beginning of a line: list the tools by name' },
    { keys: '@ or # and letters', does: 'Suggest people or topics; ↑ ↓ choose, Enter or Tab takes, Escape closes' },
  ],
  accessibility:
    'A multi-line text box with its label, description and error, and a sentence on how to leave it. Suggestions are a listbox named by aria-activedescendant, so the focus stays in the text, and their number is told. The tools follow the toolbar pattern. Known limit: bullets and numbers are one kind of list to assistive technology while they are being edited.',
}

function WithState(props: RichTextEditorProps) {
  const [value, setValue] = useState(props.value)
  return (
    <RichTextEditor
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/RichTextEditor',
  component: RichTextEditor,
  tags: ['ready'],
  parameters: { guide },
  render: (args) => <WithState {...args} />,
  args: {
    label: 'Text of the post',
    placeholder: 'What happened, and what follows?',
    words: storyWords,
    findMentions: findPeople,
    findHashtags: findTopics,
    value: { ops: [] },
    onValueChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '45rem' }}>{Story()}</div>],
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const line = (text: string, attributes?: Record<string, unknown>) => [
  { insert: text },
  { insert: '\n', ...(attributes && { attributes }) },
]

const report = {
  ops: [
    ...line('What we found', { header: 2 }),
    { insert: 'The sensor on the second press had drifted by ' },
    { insert: '0.4 mm', attributes: { bold: true } },
    { insert: ', see ' },
    { insert: 'the data sheet', attributes: { link: 'https://example.org/sensor' } },
    { insert: '. Thank you, ' },
    { insert: { mention: { id: 'giulia-riva', name: 'Giulia Riva' } } },
    { insert: '. ' },
    { insert: { hashtag: { id: 'safety', name: 'safety' } } },
    { insert: '\n' },
    ...line('The check is part of the morning round', { list: 'ordered' }),
    ...line('Press 1: left side', { list: 'bullet', indent: 1 }),
    ...line('A value above 0.2 mm is written down', { list: 'ordered' }),
    ...line('Order a spare sensor', { list: 'checked' }),
    ...line('Train the night shift', { list: 'unchecked' }),
    ...line('Look at the raw data first.', { blockquote: true }),
    ...line('drift = measured - nominal', { 'code-block': true }),
  ],
}

/** The text of the editor once its code is there. */
const editorIn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-ready]')).not.toBeNull(), { timeout: 10_000 })
  return within(canvasElement).getByRole('textbox')
}
/**
 * Writes as the browser does when keys are pressed; the simulated keys of tests go past a contenteditable's own ways.
 */
const write = async (text: HTMLElement, words: string) => {
  if (document.activeElement !== text) text.focus()
  for (const letter of words) {
    document.execCommand('insertText', false, letter)
    await Promise.resolve()
  }
}
/** Sets the caret to the end of the words. */
const caretAfter = (element: HTMLElement) => {
  element.closest<HTMLElement>('[role="textbox"]')?.focus()
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
}
const lastValue = (args: { onValueChange?: unknown }) =>
  (args.onValueChange as ReturnType<typeof fn>).mock.lastCall?.[0] as RichTextDelta | undefined

export const Empty: Story = { play: async ({ canvasElement }) => void (await editorIn(canvasElement)) }

export const WithText: Story = {
  args: { value: report },
  play: async ({ canvasElement }) => {
    const text = await editorIn(canvasElement)
    await expect(text).toHaveTextContent('Giulia Riva')
  },
}

export const WithError: Story = {
  args: { error: 'A post needs a text.', description: 'Everybody in the community can read it.' },
  play: async ({ canvasElement }) => {
    const text = await editorIn(canvasElement)
    await expect(text).toHaveAccessibleDescription(/A post needs a text/)
    await expect(text).toHaveAccessibleDescription(/Tab leaves the text/)
  },
}

export const Disabled: Story = {
  args: { value: report, disabled: true },
  play: async ({ canvasElement }) => void (await editorIn(canvasElement)),
}

export const ReadOnly: Story = {
  args: { value: report, readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(await editorIn(canvasElement)).toHaveAttribute('aria-readonly', 'true')
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull()
  },
}

export const TooLong: Story = {
  args: {
    value: { ops: line('Print closes the same evening, and the proofs are here.') },
    maxLength: 40,
    counter: (left) => (left < 0 ? `${-left} letters too many` : `${left} left`),
  },
  play: async ({ canvasElement }) => {
    await expect(await editorIn(canvasElement)).toHaveAttribute('aria-invalid', 'true')
    await within(canvasElement).findByText('15 letters too many')
  },
}

export const FewTools: Story = {
  args: { tools: ['bold', 'italic', 'link', 'mention'], minRows: 2, label: 'Write a comment', labelHidden: true },
  play: async ({ canvasElement }) => void (await editorIn(canvasElement)),
}

export const LongGermanText: Story = {
  args: {
    label: 'Beschreibung der Qualitätssicherungsmaßnahme',
    optionalLabel: 'freiwillig',
    description: 'Wird in der Betriebsanweisung der Verpackungslinie 4 veröffentlicht.',
    value: {
      ops: line(
        'Die Positionssensorüberprüfungsdokumentation der Qualitätssicherungsabteilung liegt ab sofort im Betriebsanweisungsverzeichnis.',
      ),
    },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '20rem' }}>{Story()}</div>],
  play: async ({ canvasElement }) => void (await editorIn(canvasElement)),
}

export const Greek: Story = {
  args: { label: 'Κείμενο', value: { ops: line('Ο αισθητήρας θέσης στη δεύτερη πρέσα είχε αποκλίνει κατά 0,4 mm.') } },
  play: async ({ canvasElement }) => void (await editorIn(canvasElement)),
}

/** The bundled letters have no right-to-left script; what matters here is on which side things stand. */
export const RightToLeft: Story = {
  args: { value: report },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => void (await editorIn(canvasElement)),
}

export const Narrow: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { value: report },
  play: async ({ canvasElement }) => void (await editorIn(canvasElement)),
}

/** A person mentioned while writing: the list follows the letters, and Enter takes the first. */
export const Mentioning: Story = {
  args: {
    findMentions: async (query, signal) =>
      (await findPeople(query, signal)).map((person) => ({
        ...person,
        picture: <Avatar name={person.name} size={28} />,
      })),
  },
  play: async ({ canvasElement, args }) => {
    const text = await editorIn(canvasElement)
    await userEvent.click(text)
    await write(text, 'Thank you, @giu')
    const list = await within(canvasElement).findByRole('listbox', { name: 'People' })
    const options = await within(list).findAllByRole('option')
    await expect(options).toHaveLength(2)
    await expect(text).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('People: 2 people')
    await userEvent.keyboard('{ArrowDown}')
    await expect(options[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(within(canvasElement).queryByRole('listbox')).toBeNull())
    await expect(lastValue(args)?.ops).toEqual([
      { insert: 'Thank you, ' },
      { insert: { mention: { id: 'giulia-riva', name: 'Giulia Riva' } } },
      { insert: ' \n' },
    ])
    await write(text, 'see #saf')
    await within(canvasElement).findByRole('option', { name: 'safety' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('listbox')).toBeNull())
    await expect(text).toHaveFocus()
    document.execCommand('delete')
    await expect(text).toHaveTextContent('see #sa')
    await write(text, ' @gi')
    await within(canvasElement).findAllByRole('option')
  },
}

export const NobodyFound: Story = {
  play: async ({ canvasElement }) => {
    const text = await editorIn(canvasElement)
    await write(text, 'Ask @zz')
    await within(canvasElement).findByText('Nobody has that name.', { selector: 'p' })
  },
}

export const SearchFailed: Story = {
  tags: ['no-visual'],
  args: { findMentions: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await write(await editorIn(canvasElement), 'Ask @gi')
    await within(canvasElement).findByText('People could not be searched just now.', { selector: 'p' })
  },
}

export const Formatting: Story = {
  tags: ['no-visual'],
  args: { tools: ['bold', 'bullets', 'undo', 'redo'] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const text = await editorIn(canvasElement)
    await userEvent.click(text)
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true'))
    await write(text, 'strong')
    // Simulated keys would set the caret to where they believe it is.
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, bubbles: true, cancelable: true }))
    await write(text, ' plain')
    await userEvent.click(canvas.getByRole('button', { name: 'Bullets' }))
    await expect(text).toHaveTextContent('strong plain')
    await waitFor(() =>
      expect(lastValue(args)?.ops).toEqual([
        { insert: 'strong', attributes: { bold: true } },
        { insert: ' plain' },
        { insert: '\n', attributes: { list: 'bullet' } },
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bullets' })).toHaveAttribute('aria-pressed', 'false'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bullets' })).toHaveAttribute('aria-pressed', 'true'))
  },
}

/** Tab goes on to what follows, Shift and Tab to the tools, and Alt with F10 there from anywhere in the text. */
export const NoTrap: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      <WithState {...args} />
      <button type="button">After</button>
    </>
  ),
  args: { value: { ops: [...line('One', { list: 'bullet' }), ...line('code', { 'code-block': true })] } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const text = await editorIn(canvasElement)
    await userEvent.click(canvas.getByText('One'))
    text.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(text).toHaveFocus()
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(text).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const Linking: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const text = await editorIn(canvasElement)
    await write(text, 'See ')
    await userEvent.keyboard('{Control>}k{/Control}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }))
    const address = dialog.getByRole('textbox', { name: 'Address' })
    await expect(address).toHaveFocus()
    await userEvent.type(address, 'javascript:alert(1)')
    await userEvent.click(dialog.getByRole('button', { name: 'Set the link' }))
    await dialog.findByText(/A link leads to a web page/)
    await userEvent.clear(address)
    await userEvent.type(address, 'example.org/sheet')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Words' }), 'the sheet{Enter}')
    await waitFor(() => expect(text).toHaveFocus())
    await expect(lastValue(args)?.ops).toEqual([
      { insert: 'See ' },
      { insert: 'the sheet', attributes: { link: 'https://example.org/sheet' } },
      { insert: ' \n' },
    ])
    await userEvent.click(canvas.getByText('the sheet'))
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }))
    await expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue('https://example.org/sheet')
    await userEvent.click(screen.getByRole('button', { name: 'Remove the link' }))
    await waitFor(() => expect(lastValue(args)?.ops).toEqual([{ insert: 'See the sheet \n' }]))
  },
}

function paste(into: HTMLElement, data: Record<string, string>, files: File[] = []) {
  const clipboardData = new DataTransfer()
  for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content)
  for (const file of files) clipboardData.items.add(file)
  into.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** What other programs put on the clipboard comes in as our formats, and nothing else of it. */
export const Pasting: Story = {
  args: { onFiles: fn() },
  play: async ({ canvasElement, args }) => {
    const text = await editorIn(canvasElement)
    await userEvent.click(text)
    const googleDocs =
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:700;color:#f00">Bold</span><span style="font-weight:400"> plain </span><span style="font-style:italic">italic</span></p></b>'
    const word =
      "<html xmlns:w='urn:schemas-microsoft-com:office:word'><head><style>p{color:red}</style></head><body><!--StartFragment--><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>First</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>a.</span>Second<o:p></o:p></p><!--EndFragment--></body></html>"
    const hostile =
      '<p onclick="alert(1)">Words<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> and <a href="javascript:alert(1)">a link</a></p><iframe src="https://evil.example"></iframe>'
    paste(text, { 'text/html': googleDocs, 'text/plain': 'Bold plain italic' })
    paste(text, { 'text/plain': '\n' })
    paste(text, { 'text/html': word, 'text/plain': 'First' })
    await waitFor(() =>
      expect(lastValue(args)?.ops.slice(0, 7)).toEqual([
        { insert: 'Bold', attributes: { bold: true } },
        { insert: ' plain ' },
        { insert: 'italic', attributes: { italic: true } },
        { insert: '\nFirst' },
        { insert: '\n', attributes: { list: 'bullet' } },
        { insert: 'Second' },
        { insert: '\n', attributes: { indent: 1, list: 'ordered' } },
      ]),
    )
    paste(text, { 'text/html': hostile, 'text/plain': 'Words and a link' })
    await waitFor(() => expect(JSON.stringify(lastValue(args))).toContain('Words and a link'))
    await expect(JSON.stringify(lastValue(args))).not.toMatch(/javascript|evil|onerror/)
    await expect('hacked' in window).toBe(false)
    const picture = new File(['x'], 'press.png', { type: 'image/png' })
    paste(text, {}, [picture])
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledWith([picture]))
  },
}

export const FilesRefused: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, args }) => {
    const text = await editorIn(canvasElement)
    await userEvent.click(text)
    paste(text, {}, [new File(['x'], 'press.png', { type: 'image/png' })])
    await within(canvasElement).findByText(/Files cannot be put into the text/)
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** What was written opens again as it was, beside what readers see of it. */
export const AsItIsRead: Story = {
  args: { value: report },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.5rem' }}>
      <WithState {...args} />
      <RichText value={args.value} variant="plain" externalLinkHint="opens in a new tab" topHeading={3} />
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const text = await editorIn(canvasElement)
    caretAfter(within(text).getByText('drift = measured - nominal'))
    await write(text, '!')
    const before = report.ops.reduce((delta, op) => delta.push(op), new Delta())
    const end = before.length() - 1
    await waitFor(() => expect(lastValue(args)?.ops).toEqual(before.compose(new Delta().retain(end).insert('!')).ops))
  },
}
