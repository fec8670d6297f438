import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../Avatar'
import type { ComponentGuide } from '../guide'
import { ComboBox, type ComboBoxProps } from './ComboBox'
import type { ComboBoxOption } from './options'

const guide: ComponentGuide = {
  purpose:
    'One choice out of a list that is too long to look through: a few letters leave what fits, here or by asking a server. Only what is in the list can be chosen.',
  notFor:
    'Up to about ten options that everybody knows (Select), several choices (TagPicker), free words or a search that leads to a page of results (TextField, SearchField).',
  keyboard: [
    { keys: 'A letter', does: 'Search; the list opens' },
    { keys: '↑ ↓', does: 'Open the list, go to the option before or after' },
    { keys: 'Enter', does: 'Choose the option; after a failure: ask again' },
    { keys: 'Esc', does: 'Close the list and put the chosen words back' },
    { keys: 'Tab', does: 'Choose the option that is marked and go on' },
  ],
  accessibility:
    'The combobox pattern with a listbox: the focus stays in the field, the marked option is its active descendant. How many options are left, and that there are none, they are still loading or did not come, is announced. Give emptyLabel, loadingLabel and failedLabel whole sentences.',
}

const people: ComboBoxOption[] = [
  {
    value: 'u1',
    label: 'Giulia Riva',
    description: 'Quality and safety',
    icon: <Avatar name="Giulia Riva" size={24} />,
  },
  { value: 'u2', label: 'Marco Bianchi', description: 'Line 4', icon: <Avatar name="Marco Bianchi" size={24} /> },
  { value: 'u3', label: 'Sofia Karras', description: 'Print', icon: <Avatar name="Sofia Karras" size={24} /> },
  {
    value: 'u4',
    label: 'Tiago Duarte',
    description: 'On leave until 4 January',
    icon: <Avatar name="Tiago Duarte" size={24} />,
    disabled: true,
  },
  { value: 'u5', label: 'Νίκος Παππάς', description: 'Ποιότητα', icon: <Avatar name="Νίκος Παππάς" size={24} /> },
]

function WithState(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ComboBox
      {...props}
      value={value}
      onValueChange={(option) => {
        setValue(option)
        props.onValueChange(option)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/ComboBox',
  component: ComboBox,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Owner',
    value: null,
    onValueChange: fn(),
    options: people,
    clearLabel: 'Clear',
    emptyLabel: 'Nobody has this name.',
    loadingLabel: 'Searching for people.',
    failedLabel: 'The list did not arrive.',
    retryLabel: 'Try again',
  },
  render: (args) => <WithState {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: { placeholder: 'Search people' } }
export const Chosen: Story = { args: { value: people[0]! } }
export const WithDescription: Story = { args: { description: 'Hears of every change to this task.' } }
export const WithError: Story = { args: { error: 'Choose who owns this task.' } }
export const Optional: Story = { args: { optionalLabel: 'optional' } }
export const Disabled: Story = { args: { value: people[0]!, disabled: true } }

const openList: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('combobox')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
}

export const Open: Story = { tags: ['overlay'], args: { value: people[1]! }, play: openList }

export const NothingFits: Story = {
  tags: ['overlay'],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Hermann')
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Nobody has this name.')
  },
}

const fromServer = { options: [], onSearch: fn() } satisfies Partial<ComboBoxProps>

export const Loading: Story = { tags: ['overlay'], args: { ...fromServer, status: 'loading' }, play: openList }

export const Failed: Story = {
  tags: ['overlay'],
  args: { ...fromServer, status: 'failed' },
  play: async (context) => {
    await openList(context)
    const { onSearch } = context.args
    const before = (onSearch as ReturnType<typeof fn>).mock.calls.length
    await userEvent.keyboard('{Enter}')
    await expect(onSearch).toHaveBeenCalledTimes(before + 1)
  },
}

/** A server that answers after a moment, as a feature would connect one. */
function Searched(props: ComboBoxProps) {
  const [found, setFound] = useState<readonly ComboBoxOption[]>([])
  const [status, setStatus] = useState<'ready' | 'loading'>('loading')
  function handleSearch(words: string) {
    setStatus('loading')
    setTimeout(() => {
      setFound(people.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase())))
      setStatus('ready')
    }, 50)
  }
  return <WithState {...props} options={found} status={status} onSearch={handleSearch} />
}

export const SearchedByAServer: Story = {
  tags: ['no-visual'],
  render: (args) => <Searched {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Owner' })
    await userEvent.type(field, 'kar')
    await waitFor(() => expect(screen.getAllByRole('option', { name: /\w/ })).toHaveLength(1))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(field).toHaveValue('Sofia Karras')
    await expect(args.onValueChange).toHaveBeenCalledWith(people[2])
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveValue('Sofia Karras')
  },
}

const parts = Array.from({ length: 2000 }, (_, index) => ({
  value: `p${index + 1}`,
  label: `Spare part ${String(index + 1).padStart(4, '0')}`,
  description: `Shelf ${Math.floor(index / 50) + 1}`,
}))

/** Only the options in sight are drawn; searching and the keys reach all of them. */
export const Thousands: Story = {
  tags: ['no-visual'],
  args: { label: 'Spare part', options: parts, emptyLabel: 'No part has this number.' },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Spare part' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(screen.getByRole('option', { name: /2000/ })).toBeVisible())
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.type(field, '1234')
    await waitFor(() => expect(screen.getByRole('option', { name: /1234/ })).toBeVisible())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith(parts[1233])
  },
}

export const ByPointer: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Owner/ }))
    await userEvent.click(await screen.findByRole('option', { name: /Marco/ }))
    await expect(canvas.getByRole('combobox')).toHaveValue('Marco Bianchi')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(canvas.getByRole('combobox')).toHaveValue('')
  },
}

export const LongGerman: Story = {
  tags: ['overlay'],
  args: {
    label: 'Verantwortliche Gemeinschaft',
    clearLabel: 'Auswahl aufheben',
    options: [
      { value: 'c1', label: 'Qualitätssicherung und Arbeitsschutz', description: 'Öffentlich, 124 Mitglieder' },
      { value: 'c2', label: 'Betriebsversammlungsvorbereitungsausschuss', description: 'Geschlossen, 9 Mitglieder' },
    ],
  },
  play: openList,
}

export const Narrow: Story = { tags: ['phone'], play: openList }

export const NewerOnesOnTheirWay: Story = {
  tags: ['overlay'],
  args: { options: people.slice(0, 2), onSearch: fn(), status: 'loading' },
  play: openList,
}

export const Greek: Story = {
  tags: ['no-visual'],
  args: {
    label: 'Υπεύθυνος',
    clearLabel: 'Καθαρισμός',
    emptyLabel: 'Κανείς δεν έχει αυτό το όνομα.',
    value: people[4]!,
    description: 'Βλέπει τα σχόλια και εγκρίνει την τελική έκδοση.',
  },
  decorators: [(Story) => <div lang="el">{Story()}</div>],
}
