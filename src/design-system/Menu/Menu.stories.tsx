import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bookmark, Link, Printer, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'

import { Menu, type MenuProps } from './Menu'

const icon = { size: 20, strokeWidth: 1.75 }

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

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  render: (args) => <WithButton {...args} />,
  args: {
    label: 'More actions',
    placement: 'bottom start',
    open: true,
    onOpenChange: () => {},
    onAction: () => {},
    triggerRef: { current: null },
    items: [
      { id: 'bookmark', label: 'Save for later', icon: <Bookmark {...icon} /> },
      { id: 'copy', label: 'Copy link', icon: <Link {...icon} /> },
      { id: 'print', label: 'Print', icon: <Printer {...icon} />, disabled: true },
      { id: 'remove', label: 'Remove post', icon: <Trash2 {...icon} />, tone: 'danger' },
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
