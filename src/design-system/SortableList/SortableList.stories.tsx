import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { Text } from '../Text'
import type { ComponentGuide } from '../guide'
import { SortableList, type SortableListProps } from './SortableList'

type Item = { id: string; name: string }

const guide: ComponentGuide = {
  purpose: 'A list that a person puts in order: posts of a collection, steps of a plan.',
  notFor: 'An order by name or time (Table), and rows that nobody moves (a plain list).',
  keyboard: [
    { keys: 'Alt+↑, Alt+↓', does: 'Move the row that has the focus, or in which something has it' },
    { keys: 'Enter', does: 'On the handle: pick the row up; then ↑ ↓ choose the place, Enter puts it down, Esc back' },
    { keys: '↑ ↓', does: 'Go through the rows' },
    { keys: 'Tab', does: 'On to what is in the row' },
  ],
  accessibility:
    'A grid of one column named by label and described by hint; the library tells what is picked up and where it would go. After Alt and an arrow the user of the component says what stands where, by a tip. Give the same moves in a menu of the row, for fingers that cannot drag.',
  notShown: {
    disabled: 'Where nobody may change the order, a plain list stands.',
    loading: 'Its user shows a skeleton.',
    empty: 'Its user shows an EmptyState.',
    error: 'Its user shows an ErrorState, and a refused move by a tip.',
  },
}

const items = ['Lockout at presses', 'Torques of line 4', 'Who opens the east gate'].map((name, index) => ({
  id: `item-${index}`,
  name,
}))

function Ordered({ items: first, onMove, ...rest }: SortableListProps<Item>) {
  const [shown, setShown] = useState(first)
  return (
    <SortableList
      {...rest}
      items={shown}
      onMove={(from, to) => {
        onMove(from, to)
        setShown((all) => all.toSpliced(from, 1).toSpliced(to, 0, ...all.slice(from, from + 1)))
      }}
    />
  )
}

const meta = {
  title: 'Components/SortableList',
  component: SortableList<Item>,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Reading list',
    hint: 'Drag to change the order, or press Alt and an arrow key.',
    items,
    nameOf: ({ name }) => name,
    children: ({ name }) => <Text>{name}</Text>,
    onMove: fn(),
  },
  render: (args) => <Ordered {...args} />,
} satisfies Meta<typeof SortableList<Item>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const LongGermanText: Story = {
  args: {
    label: 'Leseliste',
    hint: 'Ziehen Sie Einträge an ihren Platz, oder drücken Sie Alt und eine Pfeiltaste.',
    items: [
      { id: 'long', name: 'Sicherheitsunterweisungsnachweisführung für die Pressenhallen aller Standorte' },
      ...items,
    ],
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  args: { hint: 'Σύρετε για να αλλάξετε τη σειρά ή πατήστε Alt και ένα βέλος.' },
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row').map(({ textContent }) => textContent)
    await canvas.findAllByRole('row')
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    await expect(rows().map((text) => text?.slice(0, 7))).toEqual(['Torques', 'Who ope', 'Lockout'])
    await expect(canvas.getAllByRole('row')[2]).toHaveFocus()
  },
}

export const ByTheHandle: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    ;(await canvas.findByRole('button', { name: 'Drag Lockout at presses' })).focus()
    await userEvent.keyboard('{Enter}')
    // The places to put it come a frame later; until one has the focus the arrows lead nowhere.
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert /))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(args.onMove).toHaveBeenCalled())
  },
}
