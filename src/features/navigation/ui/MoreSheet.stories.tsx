import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActionItem } from '@/design-system/ActionList'
import { Icon, LayoutGridIcon } from '@/design-system/icons'
import { navigationItemsFor, type NavigationItemName } from '../model/navigation-table'
import { MoreSheet } from './MoreSheet'

const only = (...names: readonly NavigationItemName[]) =>
  navigationItemsFor(() => true).filter(({ name }) => names.includes(name))

const meta = {
  title: 'Features/Navigation/More',
  component: MoreSheet,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: 'default' },
  globals: { viewport: { value: 'phone' } },
  args: {
    current: 'people',
    homeInAddress: undefined,
    onClose: fn(),
    items: navigationItemsFor(() => true),
    tools: <ActionItem icon={<Icon of={LayoutGridIcon} />} label="Useful links" onClick={fn()} />,
  },
} satisfies Meta<typeof MoreSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Everything: Story = {}
export const OneHomeAndNoAdministration: Story = {
  parameters: { world: 'single-home' },
  args: { items: only('home', 'people', 'insights') },
}
export const Greek: Story = { globals: { language: 'el' } }
