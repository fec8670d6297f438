import type { Meta, StoryObj } from '@storybook/react-vite'

import { examples } from '@/api/examples.gen'

import { NavigationSidebar } from './NavigationSidebar'

const meta = {
  title: 'Features/Places/Sidebar',
  component: NavigationSidebar,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ blockSize: 720 }}>{Story()}</div>],
  args: {
    current: 'home',
    counts: examples.getNavigationCounts.default,
    communities: examples.listCommunities.default.communities.slice(0, 4),
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
    },
  },
} satisfies Meta<typeof NavigationSidebar>

export default meta
type Story = StoryObj<typeof meta>

export const EveryPlace: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const NothingWaits: Story = { args: { counts: examples.getNavigationCounts.nothing } }
export const FewPermissions: Story = { args: { places: { home: '/', communities: '/communities' }, communities: [] } }
export const German: Story = { globals: { language: 'de' } }
export const Greek: Story = { globals: { language: 'el' } }
