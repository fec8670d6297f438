import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { AppShell } from '../AppShell'
import type { ComponentGuide } from '../guide'
import { Link } from '../Link'
import { Page } from '../Page'
import { Stack } from '../Stack'
import { Dock } from './Dock'
import { exampleAssistantButton, ExampleBulkBanner, ExampleChat, ExampleUploads } from './example-panels'
import { FullDock, SwitchingDock } from './example-items'

const guide: ComponentGuide = {
  purpose:
    'The place for what goes on beside the page: the assistant’s button, the chat, a running bulk operation, uploads. The first stands at the end, each neighbour 32 px further.',
  notFor:
    'A word that goes away by itself (Tip), a question (ConfirmDialog), or a panel as high as the window (SidePanel).',
  keyboard: [{ keys: 'Tab', does: 'Walk through the items from the end of the edge' }],
  accessibility:
    'A landmark with the name it is given; it is gone while it is empty. It tells the page how much it covers, so that the browser scrolls a focused element above it and the end of the page can be read. Panels that would reach above the header take turns. When a panel goes away, the focus returns to where it was on the page, else to the panel beside it.',
  notShown: {
    German: 'It has no words of its own; its items show theirs (DockPanel).',
    Greek: 'It has no words of its own; its items show theirs (DockPanel).',
  },
}

const meta = {
  title: 'Components/Overlays/Dock',
  component: Dock,
  tags: ['ready', 'overlay'],
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { label: 'Running in the background' },
  render: (args) => (
    <AppShell dock={<Dock {...args} />}>
      <Page title="Posts in this community" lead="The dock lies over the lower edge, and scrolls out of nobody’s way.">
        <Stack gap={8}>
          {Array.from({ length: 16 }, (_, index) => (
            <Link key={index} href={`/post/${index + 1}`}>
              Shift report {index + 1} of November 2026
            </Link>
          ))}
        </Stack>
      </Page>
    </AppShell>
  ),
} satisfies Meta<typeof Dock>

export default meta
type Story = StoryObj<typeof meta>

export const BannerAndChat: Story = {
  args: {
    children: (
      <>
        <ExampleChat />
        <ExampleBulkBanner />
      </>
    ),
  },
}

/** Who is missing leaves no hole; where the row is full, the next one stands above. */
export const EverybodyIsThere: Story = {
  args: {
    children: (
      <>
        {exampleAssistantButton}
        <ExampleChat />
        <ExampleBulkBanner />
        <ExampleUploads />
      </>
    ),
  },
}

export const OnlyTheButton: Story = { args: { children: exampleAssistantButton } }

export const Empty: Story = { args: { children: null } }

export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: {
    children: (
      <>
        {exampleAssistantButton}
        <ExampleChat />
        <ExampleBulkBanner />
      </>
    ),
  },
}

/** Where there is little room the panels take turns: the switcher stands for those that are collapsed. */
export const PhoneSwitcher: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { switcherLabel: 'Choose what to show' },
  render: (args) => (
    <AppShell dock={<SwitchingDock {...args} />}>
      <Page title="Posts in this community" lead="The dock lies over the lower edge.">
        <Link href="/post/1">Shift report of November 2026</Link>
      </Page>
    </AppShell>
  ),
}

export const MembersSideBySide: Story = {
  args: { switcherLabel: 'Choose what to show' },
  render: (args) => <SwitchingDock {...args} />,
}

/** In a window that has room for them: from the right edge on, each 32 px beside the one before. */
export const FiveInTheirOrder: Story = {
  tags: ['no-visual'],
  args: { switcherLabel: 'Choose what to show' },
  render: (args) => (
    <div style={{ inlineSize: 2200 }}>
      <FullDock {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const inOrder = [
      canvas.getByRole('button', { name: 'Ask the assistant' }),
      ...['IT service desk', 'Moving 48 posts to Approved', 'Uploading 2 files', 'Recording a note'].map((name) =>
        canvas.getByRole('group', { name }),
      ),
    ].map((item) => item.getBoundingClientRect())
    const gaps = inOrder.slice(1).map(({ right }, index) => Math.round((inOrder[index]?.left ?? 0) - right))
    await expect(gaps).toEqual([32, 32, 32, 32])
  },
}

export const NeverCoversTheFocus: Story = {
  args: { children: <ExampleChat expanded /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const dock = canvas.getByRole('region', { name: 'Running in the background' })
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.getBoundingClientRect().top + 1)
    }
  },
}
