import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'

// At hand, so that no test waits for it.
import './EditorSurface'
import type { RichTextDelta } from '../delta'
import { RichTextEditor, type RichTextEditorProps } from '../RichTextEditor'
import { storyWords } from '../story-words'
import type { RichTextEditorHandle } from '../surface'

const editor = createRef<RichTextEditorHandle>()
const said = vi.fn<(value: RichTextDelta) => void>()

function Example({ ops, ...rest }: Partial<RichTextEditorProps> & { ops: RichTextDelta['ops'] }) {
  const [value, setValue] = useState<RichTextDelta>({ ops })
  return (
    <RichTextEditor
      label="Text"
      words={storyWords}
      editorRef={editor}
      value={value}
      onValueChange={(next) => {
        setValue(next)
        said(next)
      }}
      drawEmbed={(kind, { id, name }, { remove, replace }) => (
        <span data-drawn="">
          {kind} {name}
          <button onClick={remove}>Remove {id}</button>
          <button onClick={() => replace({ id: 'next', name: 'Next' })}>Replace {id}</button>
        </span>
      )}
      {...rest}
    />
  )
}

async function open(ops: RichTextDelta['ops'], rest: Partial<RichTextEditorProps> = {}) {
  const { container } = render(<Example ops={ops} {...rest} />)
  await waitFor(() => expect(container.querySelector('[data-ready]')).not.toBeNull())
  return container
}

it('puts an object on a line of its own, draws it, and takes it out with its line', async () => {
  await open([{ insert: 'Before\n' }])
  screen.getByRole('textbox').focus()
  editor.current?.insert('image', { id: 'image-1', name: 'press.jpg' })
  await screen.findByRole('button', { name: 'Remove image-1' })
  expect(said.mock.lastCall?.[0].ops.map(({ insert }) => insert)).toContainEqual({
    image: { id: 'image-1', name: 'press.jpg' },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Replace image-1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Remove next' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull())
  expect(said.mock.lastCall?.[0].ops).toEqual([{ insert: 'Before\n' }])
})

it('gives the cells of a spreadsheet to the page, and not their picture', async () => {
  const onCells = vi.fn()
  const onFiles = vi.fn()
  await open([{ insert: 'Before\n' }], { onCells, onFiles })
  const clipboardData = {
    files: [new File(['x'], 'image.png')],
    getData: (type: string) => (type === 'text/html' ? '<table><tr><td>A</td><td>B</td></tr></table>' : 'A\tB'),
  }
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData })
  expect(onCells).toHaveBeenCalledWith([['A', 'B']])
  expect(onFiles).not.toHaveBeenCalled()
})

it('takes no code and no dangerous link from pasted HTML', async () => {
  await open([{ insert: '\n' }])
  const html =
    '<p><a href="javascript:alert(1)">harmless</a> <a href="data:text/html,x">words</a><script>bad()</script><style>*{}</style></p>'
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/html' ? html : 'harmless words') }
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData })
  await waitFor(() => expect(JSON.stringify(said.mock.lastCall?.[0])).toContain('harmless'))
  expect(JSON.stringify(said.mock.lastCall?.[0])).not.toMatch(/javascript|data:|bad|\*\{/)
})
