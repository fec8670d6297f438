import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleSidebar } from '../AppShell/example-shell'
import { Sidebar, SidebarGroup, SidebarItem } from '.'
import type { ComponentGuide } from '../guide'
import { Icon, SquareCheckBigIcon } from '../icons'

const guide: ComponentGuide = {
  purpose: 'The places of the portal, with what waits in each. Collapsed to 64 px only the drawings stay.',
  notFor: 'Phones (BottomMenu), and parts of one page (Tabs).',
  keyboard: [
    { keys: 'Tab', does: 'Walk through the places' },
    { keys: 'Enter', does: 'Go there' },
  ],
  accessibility:
    'A navigation landmark with a name. The current place says aria-current; counts are read with their words; collapsed, the names stay for assistive technology and show as a tooltip.',
  notShown: {
    '390 px': 'On a phone BottomMenu stands in its place.',
  },
}

const meta = {
  title: 'Components/Layout/Sidebar',
  tags: ['ready'],
  component: Sidebar,
  args: { label: 'Main' },
  parameters: { guide, layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ blockSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof Sidebar>

export default meta
type Story = StoryObj<typeof meta>

export const Expanded: Story = { render: () => <ExampleSidebar /> }
export const Collapsed: Story = { render: () => <ExampleSidebar collapsed /> }
export const LongWords: Story = {
  args: {
    lang: 'de',
    children: (
      <SidebarGroup>
        <SidebarItem
          href="/tasks"
          label="Genehmigungsaufgaben der Abteilung"
          icon={<Icon of={SquareCheckBigIcon} />}
          count={1204}
          countLabel="1204 offen"
        />
      </SidebarGroup>
    ),
  },
}

export const Greek: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'el',
    label: 'Κύρια πλοήγηση',
    children: (
      <SidebarGroup label="Οι κοινότητές μου">
        <SidebarItem
          href="/tasks"
          label="Εργασίες έγκρισης του τμήματος"
          icon={<Icon of={SquareCheckBigIcon} />}
          count={12}
          countLabel="12 ανοιχτές"
        />
        <SidebarItem href="/community/1" label="Ποιότητα και ασφάλεια" hue="green" />
      </SidebarGroup>
    ),
  },
}
