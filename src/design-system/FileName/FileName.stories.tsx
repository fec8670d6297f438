import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { FileName } from './FileName'

const guide: ComponentGuide = {
  purpose: 'Shows the name of a file as it is, also where it holds signs that would hide its kind.',
  notFor: 'Files with their size and actions (FileRow).',
  keyboard: [],
  accessibility: 'A screen reader reads the hidden signs by their codes, as they are shown.',
  notShown: {
    German: 'Names of files are not translated.',
    Greek: 'Names of files are not translated.',
    '390 px': 'It wraps with the text around it.',
  },
}

const meta = {
  title: 'Components/Data/FileName',
  tags: ['ready'],
  parameters: { guide },
  component: FileName,
  args: { name: 'Report line 4.pdf' },
} satisfies Meta<typeof FileName>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
/** The sign that turns the letters after it around would make this look like a PDF. */
export const HiddenKind: Story = { args: { name: 'report\u202efdp.exe' } }
