import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, within } from 'storybook/test'

import { BookmarkIcon, Icon, LinkIcon, PrinterIcon, Trash2Icon } from '../icons'
import { Menu, type MenuProps } from './Menu'

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
