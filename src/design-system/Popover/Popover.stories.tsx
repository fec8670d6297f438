import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'

import type { ComponentGuide } from '../guide'
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

const guide: ComponentGuide = {
  purpose: 'A small surface beside a control, for more than a list of actions: who likes this, a short form.',
  notFor: 'A list of actions (Menu), words about a control (Tooltip), and phones (Sheet).',
  keyboard: [
    { keys: 'Escape', does: 'Close it; the focus returns to the control' },
    { keys: 'Tab', does: 'Move inside it' },
  ],
  accessibility:
    'A dialog that is not modal to the eye, named by `label`. The control says aria-expanded; the focus goes in and returns to the control. It turns to the side where there is room.',
}

const meta = {
  title: 'Components/Overlays/Popover',
  tags: ['ready'],
  parameters: { guide },
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

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    label: 'Personen, denen dieser Beitrag gefällt',
    children: (
      <p lang="de">
        Annegret Schwarzenberger-Vogelsang, Maximiliana Feuchtwanger-Hohenzollern und 22 weiteren gefällt dieser
        Beitrag.
      </p>
    ),
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Άτομα στα οποία αρέσει αυτή η δημοσίευση',
    children: <p lang="el">Αρέσει στους Σοφία Καρρά, Νίκο Παππά και άλλους 22.</p>,
  },
}
