import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'

import { Popover, type PopoverProps } from './Popover'

function WithButton({ open: openAtFirst, children, ...props }: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(openAtFirst)
  return (
    <div style={{ minBlockSize: '14rem' }}>
      <button type="button" ref={triggerRef} aria-expanded={open} onClick={() => setOpen(true)}>
        Who likes this
      </button>
      <Popover {...props} triggerRef={triggerRef} open={open} onOpenChange={setOpen}>
        {children}
      </Popover>
    </div>
  )
}

const meta = {
  title: 'Parts/Popover',
  component: Popover,
  render: (args) => <WithButton {...args} />,
  args: {
    label: 'People who like this post',
    placement: 'bottom start',
    open: true,
    onOpenChange: () => {},
    triggerRef: { current: null },
    children: 'Sofia Karras, Tiago Duarte and 22 others like this post.',
  },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Closed: Story = { args: { open: false } }
