import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'

import { RichTextEditor, type RichTextEditorProps } from './RichTextEditor'
import type { RichTextEditorHandle } from './surface'
import { storyWords } from './story-words'

// The editor's code never arrives here: what is tested is what stands in for it. The stories test the editor.
vi.mock('./engine', () => new Promise(() => {}))

function Example(props: Partial<RichTextEditorProps>) {
  const [value, setValue] = useState(props.value ?? { ops: [] })
  return (
    <RichTextEditor
      label="Text of the post"
      words={storyWords}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        props.onValueChange?.(next)
      }}
    />
  )
}

const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Text of the post' })

it('takes what is typed before the editor is there', async () => {
  const onValueChange = vi.fn()
  render(<Example onValueChange={onValueChange} />)
  await userEvent.type(field(), 'One{Enter}Two')
  expect(onValueChange).toHaveBeenLastCalledWith({ ops: [{ insert: 'One\nTwo\n' }] })
})

it('keeps formats and mentions of a text that is changed before the editor is there', async () => {
  const onValueChange = vi.fn()
  const mention = { mention: { id: 'giulia-riva', name: 'Giulia Riva' } }
  const ops = [{ insert: 'Thanks', attributes: { bold: true } }, { insert: ' ' }, { insert: mention }, { insert: '\n' }]
  render(<Example value={{ ops }} onValueChange={onValueChange} />)
  expect(field().value).toBe('Thanks Giulia Riva')
  await userEvent.type(field(), '!')
  expect(onValueChange).toHaveBeenLastCalledWith({ ops: [...ops.slice(0, 3), { insert: '!\n' }] })
})

it('keeps its text by itself where the page does not', async () => {
  render(<RichTextEditor label="Text of the post" words={storyWords} defaultValue={{ ops: [{ insert: 'Draft\n' }] }} />)
  await userEvent.type(field(), ' one')
  expect(field().value).toBe('Draft one')
})

it('names its error and description', () => {
  render(<Example error="A post needs a text." description="Everybody can read it." />)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  screen.getByText('A post needs a text.')
  expect(field().getAttribute('aria-describedby')).toContain('-error')
})

it('counts near the limit, and marks what is over it without cutting it off', async () => {
  render(<Example maxLength={10} counter={(left) => `${left} left`} value={{ ops: [{ insert: '12345678\n' }] }} />)
  expect(screen.queryByText('2 left')).toBeNull()
  await userEvent.type(field(), '9abc')
  screen.getByText('-2 left')
  expect(field().value).toBe('123456789abc')
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

it('cannot be written into while it is disabled or only read', async () => {
  const { rerender } = render(<RichTextEditor label="Text of the post" words={storyWords} disabled />)
  expect(field().disabled).toBe(true)
  rerender(<RichTextEditor label="Text of the post" words={storyWords} readOnly />)
  expect(field().readOnly).toBe(true)
})

it('takes the caret when somebody opened it, and by its handle', () => {
  const handle = { current: null as RichTextEditorHandle | null }
  render(<Example focusOnOpen editorRef={handle} />)
  expect(document.activeElement).toBe(field())
  field().blur()
  handle.current?.focus()
  expect(document.activeElement).toBe(field())
})
