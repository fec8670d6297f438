import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleBottomMenu } from '../AppShell/example-shell'
import type { ComponentGuide } from '../guide'
import { HouseIcon, Icon, LayersIcon, SquareCheckBigIcon, UsersIcon } from '../icons'
import { BottomMenu } from './BottomMenu'
import { BottomMenuItem } from './BottomMenuItem'

const guide: ComponentGuide = {
  purpose: 'The four or five most used places, within reach of the thumb.',
  notFor: 'Windows from 768 px (Sidebar), and things to do (Button, Menu).',
  keyboard: [
    { keys: 'Tab', does: 'Walk through the places' },
    { keys: 'Enter', does: 'Go there' },
  ],
  accessibility:
    'A navigation landmark with a name. Each target is at least 44 px high, keeps clear of the home indicator, and shows its words. A badge is said by badgeLabel.',
}

const meta = {
  title: 'Components/Layout/BottomMenu',
  tags: ['ready'],
  component: BottomMenu,
  args: { label: 'Main' },
  parameters: { guide, layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ maxInlineSize: 390 }}>{Story()}</div>],
  render: () => exampleBottomMenu,
} satisfies Meta<typeof BottomMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const German: Story = {
  render: () => (
    <BottomMenu label="Hauptnavigation" lang="de">
      <BottomMenuItem href="/" current label="Start" icon={<Icon of={HouseIcon} />} />
      <BottomMenuItem href="/my-space" label="Mein Bereich" icon={<Icon of={LayersIcon} />} />
      <BottomMenuItem href="/communities" label="Gemeinschaften" icon={<Icon of={UsersIcon} />} />
      <BottomMenuItem href="/tasks" label="Aufgaben" icon={<Icon of={SquareCheckBigIcon} />} />
    </BottomMenu>
  ),
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BottomMenu label="Κύρια πλοήγηση" lang="el">
      <BottomMenuItem href="/" current label="Αρχική" icon={<Icon of={HouseIcon} />} />
      <BottomMenuItem href="/my-space" label="Ο χώρος μου" icon={<Icon of={LayersIcon} />} />
      <BottomMenuItem href="/communities" label="Κοινότητες" icon={<Icon of={UsersIcon} />} />
      <BottomMenuItem href="/tasks" label="Εργασίες" icon={<Icon of={SquareCheckBigIcon} />} />
    </BottomMenu>
  ),
}
