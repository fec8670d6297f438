import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { FileIcon } from './FileIcon'

const meta = { title: 'Parts/FileIcon', component: FileIcon } satisfies Meta<typeof FileIcon>

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
