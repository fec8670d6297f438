import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { AppShell } from '../AppShell'
import { exampleBottomMenu, exampleHeader, ExampleSidebar } from '../AppShell/example-shell'
import { Card } from '../Card'
import { EmptyState } from '../EmptyState'
import type { ComponentGuide } from '../guide'
import { IconButton } from '../IconButton'
import { Icon, SparklesIcon, SquarePenIcon } from '../icons'
import { Page } from '../Page'
import { Skeleton, SkeletonGroup } from '../Skeleton'
import { Stack } from '../Stack'
import { Text } from '../Text'
import { TextArea } from '../TextArea'
import { SidePanel, type SidePanelProps } from './SidePanel'

const guide: ComponentGuide = {
  purpose:
    'A conversation beside the page: both are seen and used at once, and people decide how much room each gets. On phones it covers the window.',
  notFor:
    'A list one looks at for a moment (a panel over the content, as the notifications), and what goes on in the background (DockPanel).',
  keyboard: [
    { keys: '← →', does: 'On the edge: move it by 16 px, with Shift by 80 px' },
    { keys: 'Page up, Page down', does: 'On the edge: wider, narrower by 80 px' },
    { keys: 'Home, End', does: 'On the edge: least width, full width' },
    { keys: 'Enter', does: 'On the edge: to the full width, and back to the one before' },
    { keys: 'Escape', does: 'On phones: close it' },
  ],
  accessibility:
    'A complementary landmark named by its title; its edge follows the window splitter pattern and has a button that does the same without dragging. On phones it is a modal dialog: the rest is inert, and the focus goes in and comes back. The width is the user’s to keep.',
}

function Held({ value: atFirst, onValueChange, ...props }: SidePanelProps) {
  const [value, setValue] = useState(atFirst)
  return (
    <AppShell
      header={exampleHeader}
      sidebar={<ExampleSidebar collapsed />}
      bottomMenu={exampleBottomMenu}
      panel={
        <SidePanel
          {...props}
          value={value}
          onValueChange={(width) => {
            setValue(width)
            onValueChange(width)
          }}
        />
      }
    >
      <Page title="Good morning, Giulia" lead="Three workflows are waiting for you, and two posts mention you.">
        <Card>The page shrinks beside the panel.</Card>
      </Page>
    </AppShell>
  )
}

const answer = (
  <Stack gap={3}>
    <Text face="reading">
      A position sensor on the second press had drifted by 0.4 mm, so the press stopped itself to protect the tool.
    </Text>
    <Text face="reading">The sensor was replaced the same day, and a check was added to the morning round.</Text>
  </Stack>
)

const meta = {
  title: 'Components/Overlays/SidePanel',
  component: SidePanel,
  tags: ['ready', 'overlay'],
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  render: (args) => <Held {...args} />,
  args: {
    title: 'Assistant',
    icon: <Icon of={SparklesIcon} size="sm" />,
    actions: <IconButton label="New conversation" icon={<Icon of={SquarePenIcon} />} />,
    footer: <TextArea label="Ask a question" labelHidden placeholder="Ask a question" minRows={1} maxRows={6} />,
    value: 320,
    onValueChange: fn(),
    onClose: fn(),
    labels: {
      resize: 'Assistant width',
      widen: 'Widen the assistant',
      narrow: 'Narrow the assistant',
      close: 'Close assistant',
      width: (px) => `${px} pixels`,
    },
    children: answer,
  },
} satisfies Meta<typeof SidePanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wide: Story = { args: { value: 640 } }
export const Loading: Story = {
  args: {
    children: (
      <SkeletonGroup label="The conversation is loading">
        <Stack gap={3}>
          <Skeleton />
          <Skeleton length="long" />
          <Skeleton length="half" />
        </Stack>
      </SkeletonGroup>
    ),
  },
}
export const Empty: Story = {
  args: {
    children: (
      <EmptyState title="Hello, Giulia" level={3} description="Ask about what’s been posted in your communities." />
    ),
  },
}
export const LongGermanText: Story = {
  globals: { language: 'de' },
  args: {
    title: 'Assistent für Qualitäts- und Arbeitssicherheitsfragen',
    children: 'Ein Positionssensor an der zweiten Presse war um 0,4 mm abgewichen.',
  },
}
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = { globals: { language: 'rtl' } }

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const edge = canvas.getByRole('separator', { name: 'Assistant width' })
    const panel = canvas.getByRole('complementary', { name: 'Assistant' })
    edge.focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(352)
    await waitFor(() => expect(panel.getBoundingClientRect().width).toBe(352))
    await userEvent.keyboard('{Enter}')
    await expect(edge).toHaveAttribute('aria-valuetext', '640 pixels')
    await userEvent.keyboard('{Enter}')
    await expect(edge).toHaveAttribute('aria-valuetext', '352 pixels')
  },
}

export const ByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const edge = canvas.getByRole('separator')
    // A made-up pointer cannot be captured.
    edge.setPointerCapture = () => {}
    const { right } = canvas.getByRole('complementary').getBoundingClientRect()
    await fireEvent.pointerDown(edge, { button: 0, clientX: right - 320, pointerId: 1 })
    await fireEvent.pointerMove(edge, { clientX: right - 450, pointerId: 1 })
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(450))
    // The next move counts from the width that has been drawn by then.
    await waitFor(async () => {
      await fireEvent.pointerMove(edge, { clientX: right - 100, pointerId: 1 })
      await expect(args.onValueChange).toHaveBeenLastCalledWith(320)
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Widen the assistant' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(640))
    await userEvent.dblClick(edge)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(320))
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Βοηθός για θέματα ποιότητας και ασφάλειας',
    children: <Text face="reading">Ένας αισθητήρας θέσης στη δεύτερη πρέσα είχε αποκλίνει κατά 0,4 mm.</Text>,
  },
}
