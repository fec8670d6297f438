import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import type { ComponentGuide } from '../guide'
import { FileIcon } from './FileIcon'

const guide: ComponentGuide = {
  purpose: 'What sort of file it is, as a drawing on a wash, or a small copy of a picture.',
  notFor: 'The file itself with name and actions (FileRow), and drawings of actions (Icon).',
  keyboard: [],
  accessibility: 'Silent: the name with its ending stands beside it.',
  notShown: {
    German: 'It has no words.',
    Greek: 'It has no words.',
    '390 px': 'It has a size of its own.',
  },
}

const meta = {
  title: 'Components/Data/FileIcon',
  tags: ['ready'],
  parameters: { guide },
  component: FileIcon,
} satisfies Meta<typeof FileIcon>

export default meta
type Story = StoryObj<typeof meta>

export const Kinds: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {['a.pdf', 'a.xlsx', 'a.pptx', 'a.docx', 'a.zip', 'a.json', 'a.bin'].map((name) => (
        <FileIcon key={name} name={name} />
      ))}
      <FileIcon mimeType="image/png" />
      <FileIcon mimeType="video/mp4" />
      <FileIcon mimeType="audio/ogg" />
    </Stack>
  ),
}
