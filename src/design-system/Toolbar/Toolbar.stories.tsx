import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import {
  BoldIcon,
  Icon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  QuoteIcon,
  StrikethroughIcon,
  UnderlineIcon,
  Undo2Icon,
} from '../icons'
import { Toolbar, type ToolbarProps } from './Toolbar'

const guide: ComponentGuide = {
  purpose:
    'The tools for one thing, a text or a selection of rows, in a row above it. What does not fit moves into a menu at the end, so that every tool stays in reach at any width.',
  notFor:
    'The buttons at the end of a form or a dialog (Stack with Buttons), one or two actions (IconButton), a list of actions that opens (Menu), ways between pages (Tabs, Link).',
  keyboard: [
    { keys: 'Tab', does: 'Enter at the tool used last; once more: leave' },
    { keys: '← →', does: 'Go to the tool before or after; the ends meet' },
    { keys: 'Home, End', does: 'Go to the first or the last tool in the row' },
    { keys: 'Enter, Space', does: 'Use the tool, or open the menu with the rest' },
  ],
  accessibility:
    'The toolbar pattern with one stop of the Tab key. Tools with a drawing are named by their label, toggles tell aria-pressed, tools that cannot be used now stay reachable and say so. Name the toolbar by what it works on, and a group where its buttons do not explain each other.',
}

const meta = {
  title: 'Components/Actions/Toolbar',
  component: Toolbar,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Format the text',
    moreLabel: 'More tools',
    onLabel: 'on',
    onAction: fn(),
    groups: [
      {
        id: 'marks',
        label: 'Marks',
        items: [
          { id: 'bold', label: 'Bold', icon: <Icon of={BoldIcon} />, pressed: true, shortcut: 'Control+B' },
          { id: 'italic', label: 'Italic', icon: <Icon of={ItalicIcon} />, pressed: false, shortcut: 'Control+I' },
          { id: 'underline', label: 'Underline', icon: <Icon of={UnderlineIcon} />, pressed: false },
          { id: 'strike', label: 'Strike through', icon: <Icon of={StrikethroughIcon} />, pressed: false },
        ],
      },
      {
        id: 'blocks',
        label: 'Paragraph',
        items: [
          { id: 'bullets', label: 'Bullets', icon: <Icon of={ListIcon} />, pressed: true },
          { id: 'numbers', label: 'Numbers', icon: <Icon of={ListOrderedIcon} />, pressed: false },
          { id: 'quote', label: 'Quote', icon: <Icon of={QuoteIcon} />, pressed: false },
        ],
      },
      {
        id: 'rest',
        items: [
          { id: 'link', label: 'Insert a link', icon: <Icon of={LinkIcon} /> },
          { id: 'undo', label: 'Undo', icon: <Icon of={Undo2Icon} />, disabled: true },
        ],
      },
    ],
  },
} satisfies Meta<typeof Toolbar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const rows: Pick<ToolbarProps, 'label' | 'groups'> = {
  label: 'Change 48 posts',
  groups: [
    {
      id: 'all',
      items: [
        { id: 'status', label: 'Change the status' },
        { id: 'move', label: 'Move' },
        { id: 'tags', label: 'Tags' },
      ],
    },
    { id: 'end', items: [{ id: 'remove', label: 'Remove' }] },
  ],
}

export const InWords: Story = { args: rows }

export const Narrow: Story = { decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>] }

export const LongGerman: Story = {
  args: {
    label: '48 Beiträge bearbeiten',
    moreLabel: 'Weitere Werkzeuge',
    groups: [
      {
        id: 'all',
        items: [
          { id: 'status', label: 'Bearbeitungsstand ändern' },
          { id: 'move', label: 'In eine andere Gemeinschaft verschieben' },
          { id: 'tags', label: 'Schlagwörter bearbeiten' },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 390 }}>{Story()}</div>],
}

function WithState(props: ToolbarProps) {
  const [bold, setBold] = useState(false)
  const groups = [
    { id: 'marks', items: [{ id: 'bold', label: 'Bold', icon: <Icon of={BoldIcon} />, pressed: bold }] },
    ...props.groups.slice(1),
  ]
  return <Toolbar {...props} groups={groups} onAction={() => setBold(!bold)} />
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: (args) => <WithState {...args} />,
  play: async ({ canvasElement }) => {
    const bold = within(canvasElement).getByRole('button', { name: 'Bold' })
    await userEvent.tab()
    await expect(bold).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(bold).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(bold).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{End}')
    await expect(within(canvasElement).getByRole('button', { name: 'Undo' })).toHaveFocus()
  },
}

export const TheRestInAMenu: Story = {
  ...Narrow,
  tags: ['no-visual'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Insert a link' })).toBeNull())
    canvas.getByRole('button', { name: 'Bold' }).focus()
    await userEvent.keyboard('{End}')
    const more = await canvas.findByRole('button', { name: 'More tools' })
    await waitFor(() => expect(more).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert a link' }))
    await expect(args.onAction).toHaveBeenCalledWith('link')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const Greek: Story = {
  tags: ['no-visual'],
  args: {
    label: 'Επεξεργασία 48 δημοσιεύσεων',
    moreLabel: 'Περισσότερα εργαλεία',
    groups: [
      {
        id: 'all',
        items: [
          { id: 'status', label: 'Αλλαγή κατάστασης' },
          { id: 'move', label: 'Μετακίνηση σε άλλη κοινότητα' },
          { id: 'tags', label: 'Επεξεργασία ετικετών' },
        ],
      },
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 390 }}>{Story()}</div>],
}
