import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleHeader } from '../AppShell/example-shell'
import { IconButton } from '../IconButton'
import { ArrowLeftIcon, Icon } from '../icons'
import { Header } from './Header'

const meta = {
  title: 'Parts/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { render: () => exampleHeader }
export const WithBack: Story = {
  args: { start: <IconButton label="Back" icon={<Icon of={ArrowLeftIcon} directional />} />, title: 'Headquarters' },
}
