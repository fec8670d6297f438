import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleSidebar } from '../AppShell/example-shell'
import { Sidebar, SidebarGroup, SidebarItem } from '.'
import { Icon, SquareCheckBigIcon } from '../icons'

const meta = {
  title: 'Parts/Sidebar',
  component: Sidebar,
  args: { label: 'Main' },
  parameters: { layout: 'fullscreen' },
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
