import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActionItem } from '@/design-system/ActionList'
import { Icon, LayoutGridIcon } from '@/design-system/icons'
import MorePlaces from './MorePlaces'

const meta = {
  title: 'Features/Places/More',
  component: MorePlaces,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  globals: { viewport: { value: 'phone' } },
  args: {
    current: 'people',
    homeInAddress: undefined,
    onClose: fn(),
    places: {
      home: '/',
      mySpace: '/my-space',
      communities: '/communities',
      workflows: '/workflows',
      tasks: '/tasks',
      people: '/people',
      aiNotes: '/ai-notes',
      insights: '/insights',
      manage: '/manage',
      admin: '/admin-v2',
    },
    tools: <ActionItem icon={<Icon of={LayoutGridIcon} />} label="Useful links" onClick={fn()} />,
  },
} satisfies Meta<typeof MorePlaces>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const OneHomeAndNoAdministration: Story = {
  parameters: { world: 'single-home' },
  args: { places: { home: '/', people: '/people', insights: '/insights' } },
}
export const Greek: Story = { globals: { language: 'el' } }
