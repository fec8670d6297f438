import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'

import { BookmarkIcon, Icon, LinkIcon, PrinterIcon, Trash2Icon } from '../icons'
import { Menu, type MenuProps } from './Menu'
import type { ComponentGuide } from '../guide'

function WithButton({ open: openAtFirst, ...props }: MenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(openAtFirst)
  return (
    <div style={{ minBlockSize: '16rem' }}>
      <button type="button" ref={triggerRef} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(true)}>
        More
      </button>
      <Menu {...props} triggerRef={triggerRef} open={open} onOpenChange={setOpen} />
    </div>
  )
}

const guide: ComponentGuide = {
  purpose: 'A short list of actions on one thing, which opens beside its button. It is loaded when it is first opened.',
  notFor:
    'Choosing a value (Select, ComboBox), ways through the portal that should always be seen (Sidebar, Tabs), two actions that have room (Button), a form or explanations (Popover).',
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: open; the first action has the focus' },
    { keys: '↑ ↓', does: 'Go to the action before or after; the ends meet' },
    { keys: 'A letter', does: 'Go to the next action that begins with it' },
    { keys: 'Enter, Space', does: 'Do it; the menu closes' },
    { keys: 'Esc', does: 'Close; the focus is on the button again' },
  ],
  accessibility:
    'The menu pattern, named by label. The button is the user’s: give it aria-haspopup and aria-expanded and hand its ref over. Disabled actions stay and say so. Put the dangerous one last, in the tone of danger, and let it ask before it acts.',
}

const meta = {
  title: 'Components/Overlays/Menu',
  component: Menu,
  tags: ['ready'],
  parameters: { guide },
  render: (args) => <WithButton {...args} />,
  args: {
    label: 'More actions',
    placement: 'bottom start',
    open: true,
    onOpenChange: () => {},
    onAction: () => {},
    triggerRef: { current: null },
    items: [
      { id: 'bookmark', label: 'Save for later', icon: <Icon of={BookmarkIcon} /> },
      { id: 'copy', label: 'Copy link', icon: <Icon of={LinkIcon} /> },
      { id: 'print', label: 'Print', icon: <Icon of={PrinterIcon} />, disabled: true },
      { id: 'remove', label: 'Remove post', icon: <Icon of={Trash2Icon} />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const LongGermanText: Story = {
  args: {
    label: 'Weitere Aktionen',
    items: [
      { id: 'notify', label: 'Benachrichtigungseinstellungen für diesen Beitrag bearbeiten' },
      { id: 'language', label: 'Sprache der Benutzeroberfläche', detail: 'Deutsch' },
    ],
  },
}

export const ByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('menuitem', { name: 'Save for later' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus()
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Περισσότερες ενέργειες',
    items: [
      { id: 'bookmark', label: 'Αποθήκευση για αργότερα', icon: <Icon of={BookmarkIcon} /> },
      { id: 'copy', label: 'Αντιγραφή συνδέσμου', icon: <Icon of={LinkIcon} /> },
      { id: 'remove', label: 'Κατάργηση δημοσίευσης', icon: <Icon of={Trash2Icon} />, tone: 'danger' },
    ],
  },
}

export const ByLetter: Story = {
  args: { open: false },
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('menuitem', { name: 'Save for later' })).toHaveFocus()
    await userEvent.keyboard('r')
    await expect(screen.getByRole('menuitem', { name: 'Remove post' })).toHaveFocus()
  },
}
