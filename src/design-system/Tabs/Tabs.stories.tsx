import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Text } from '../Text'
import type { ComponentGuide } from '../guide'
import { Tabs, type TabItem, type TabsProps } from './Tabs'

const items: TabItem<string>[] = [
  { value: 'attachments', label: 'Attachments', count: 7 },
  { value: 'comments', label: 'Comments', count: 8, countLabel: '8 comments' },
  { value: 'visibility', label: 'Visibility' },
  { value: 'invited', label: 'Invited', count: 3 },
  { value: 'workflow', label: 'Workflow' },
  { value: 'tasks', label: 'Tasks', count: 2 },
  { value: 'subactivities', label: 'Sub-activities' },
  { value: 'ai', label: 'AI' },
]

function Post(props: Partial<TabsProps<string>>) {
  const [value, setValue] = useState('comments')
  const tabs = props.items ?? items
  return (
    <Tabs label="Post sections" {...props} items={tabs} value={value} onValueChange={setValue}>
      <Text>{tabs.find((item) => item.value === value)?.label}</Text>
    </Tabs>
  )
}

const guide: ComponentGuide = {
  purpose: 'Parts of one thing, one at a time: comments, attachments, tasks of a post.',
  notFor: 'Places of the portal (Sidebar), filters of one list (SegmentedControl), and steps (Carousel).',
  keyboard: [
    { keys: '← →', does: 'The tab before, the next, round the ends' },
    { keys: 'Home, End', does: 'The first, the last' },
    { keys: 'Enter, Space', does: 'Open it, where tabs wait for that' },
  ],
  accessibility:
    'The tabs pattern of WAI-ARIA; one stop for Tab. A row too long scrolls with the focus, by finger, and by two buttons that are for the mouse alone. Counts have words. `activation="manual"` where opening costs a request.',
}

const meta = {
  title: 'Components/Actions/Tabs',
  tags: ['ready'],
  parameters: { guide },
  component: Post,
} satisfies Meta<typeof Post>

export default meta
type Story = StoryObj<typeof meta>

export const PostDetail: Story = {}

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
}

export const ScrolledByMouse: Story = {
  tags: ['no-visual'],
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const row = canvas.getByRole('tablist')
    const ai = canvas.getByRole('tab', { name: 'AI' })
    const isSeen = () => ai.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1
    await expect(isSeen()).toBe(false)
    const forward = () => canvasElement.querySelector<HTMLElement>('[data-side="end"]')
    for (let press = 0; press < 6 && !isSeen(); press += 1) {
      const before = row.scrollLeft
      // It comes when the row has been measured.
      await waitFor(() => expect(forward()).not.toBeNull())
      forward()?.click()
      await waitFor(() => expect(row.scrollLeft).toBeGreaterThan(before))
    }
    await waitFor(() => expect(isSeen()).toBe(true))
    await waitFor(() => expect(forward()).toBeNull())
  },
}

export const Keyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: /Comments/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Visibility' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Home}')
    await expect(canvas.getByRole('tab', { name: /Attachments/ })).toHaveFocus()
  },
}

export const OpensOnDemand: Story = {
  tags: ['no-visual'],
  args: { activation: 'manual' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tab', { name: 'AI' })).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { name: 'AI' })).toHaveAttribute('aria-selected', 'true')
  },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    label: 'Abschnitte des Beitrags',
    items: [
      { value: 'attachments', label: 'Anlagen', count: 7 },
      { value: 'comments', label: 'Kommentare', count: 8, countLabel: '8 Kommentare' },
      { value: 'visibility', label: 'Sichtbarkeit und Berechtigungen' },
      { value: 'workflow', label: 'Genehmigungsverfahren' },
      { value: 'subactivities', label: 'Untergeordnete Tätigkeiten' },
    ],
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    label: 'Μέρη αυτής της δημοσίευσης',
    items: [
      { value: 'attachments', label: 'Συνημμένα', count: 7 },
      { value: 'comments', label: 'Σχόλια', count: 8, countLabel: '8 σχόλια' },
      { value: 'visibility', label: 'Ορατότητα' },
      { value: 'workflow', label: 'Ροή εργασίας' },
    ],
  },
}
