import type { Meta, StoryObj } from '@storybook/react-vite'

import { examples } from '@/api/examples.gen'

import { navigationItemsFor, type NavigationItemName } from '../model/navigation-table'
import { NavigationSidebar } from './NavigationSidebar'

const only = (...names: readonly NavigationItemName[]) =>
  navigationItemsFor(() => true).filter(({ name }) => names.includes(name))

const meta = {
  title: 'Features/Navigation/Sidebar',
  component: NavigationSidebar,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ blockSize: 720 }}>{Story()}</div>],
  args: {
    current: 'home',
    counts: examples.getNavigationCounts.default,
    communities: examples.listCommunities.default.communities.slice(0, 4),
    items: navigationItemsFor(() => true).filter(({ name }) => name !== 'admin'),
  },
} satisfies Meta<typeof NavigationSidebar>

export default meta
type Story = StoryObj<typeof meta>

export const EveryPlace: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const NothingWaits: Story = { args: { counts: examples.getNavigationCounts.nothing } }
export const FewPermissions: Story = { args: { items: only('home', 'communities'), communities: [] } }
export const German: Story = { globals: { language: 'de' } }
export const Greek: Story = { globals: { language: 'el' } }
