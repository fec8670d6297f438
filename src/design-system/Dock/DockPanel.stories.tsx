import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar'
import { Badge } from '../Badge'
import type { ComponentGuide } from '../guide'
import { Icon, WorkflowIcon } from '../icons'
import { Progress } from '../Progress'
import { DockPanel } from './DockPanel'
import { ExampleBulkBanner, ExampleChat } from './example-panels'

const guide: ComponentGuide = {
  purpose:
    'One thing that goes on while people work on something else: a chat, a bulk operation, an upload. Collapsed it is a line of 48 px that still says what waits.',
  notFor: 'What has to be answered first (ConfirmDialog), and what should take room from the page (SidePanel).',
  keyboard: [
    { keys: 'Enter, Space', does: 'Expand or collapse it from its header' },
    { keys: 'Tab', does: 'Go on to its actions and, while it is expanded, into it' },
  ],
  accessibility:
    'A group named by its title, with a heading that is a disclosure button. A collapsed body is inert, and stays alive. Say in badgeLabel what the badge counts. Announce progress where it happens: the panel itself is silent.',
}

const meta = {
  title: 'Components/Overlays/DockPanel',
  component: DockPanel,
  tags: ['ready'],
  parameters: { guide },
  args: {
    title: 'IT service desk',
    icon: <Avatar name="IT service desk" initials="IT" hue="blue" size={28} />,
    badge: <Badge tone="alert">3</Badge>,
    badgeLabel: '3 unread messages',
    expanded: false,
    onExpandedChange: fn(),
    children: 'Your laptop is ready.',
  },
} satisfies Meta<typeof DockPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Collapsed: Story = {}
export const Expanded: Story = { render: () => <ExampleBulkBanner /> }
export const Tall: Story = { render: () => <ExampleChat expanded /> }
export const NotCollapsible: Story = {
  args: { expanded: true },
  render: ({ onExpandedChange: _, ...args }) => <DockPanel {...args} />,
}

export const LongGermanText: Story = {
  args: {
    lang: 'de',
    width: 'lg',
    title: '1.204 Beiträge aus „Qualität und Arbeitssicherheit“ werden nach „Genehmigt“ verschoben',
    icon: <Icon of={WorkflowIcon} size="sm" />,
    badge: undefined,
    badgeLabel: undefined,
    expanded: true,
    children: <Progress label="1.204 Beiträge werden verschoben" max={1204} value={410} />,
  },
}

export const Greek: Story = {
  args: { lang: 'el', title: 'Υποστήριξη πληροφορικής', badgeLabel: '3 μη αναγνωσμένα μηνύματα' },
}

export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { expanded: true, style: { inlineSize: '100%' } },
}

export const ByKeyboard: Story = {
  render: () => <ExampleChat />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    const header = canvas.getByRole('button', { name: /^IT service desk ?, 3 unread messages$/ })
    await expect(header).toHaveFocus()
    await expect(header.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(/Your laptop is ready/)).toBeVisible())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open chat in a new tab' })).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ')
    await waitFor(() => expect(canvas.getByText(/Your laptop is ready/)).not.toBeVisible())
  },
}
