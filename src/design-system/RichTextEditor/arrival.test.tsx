import { act, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { it, vi } from 'vitest'

import { RichTextEditor } from './RichTextEditor'
import { storyWords } from './story-words'
import type { SurfaceProps } from './surface'

const arrived = vi.hoisted(() => ({ surface: undefined as ComponentType<SurfaceProps> | undefined }))
vi.mock('./use-editor-surface', () => ({ useEditorSurface: () => arrived.surface }))

it('hands the focus of the plain field over, also before anything was typed or selected in it', () => {
  const editor = <RichTextEditor label="Text of the post" words={storyWords} defaultValue="Written before" />
  const { rerender } = render(editor)
  act(() => screen.getByRole('textbox').focus())
  arrived.surface = ({ start }) => <p>{start.focus ? 'has the focus' : 'has none'}</p>
  rerender(<RichTextEditor label="Text of the post" words={storyWords} defaultValue="Written before" minRows={5} />)
  screen.getByText('has the focus')
})
