import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { TagPicker, type TagPickerProps } from './TagPicker'

const guide: ComponentGuide = {
  purpose:
    'Several choices out of a list that is searched while typing: people to invite, tags of a post, communities to publish in. What is chosen stays in sight as chips inside the field.',
  notFor:
    'One choice (ComboBox, Select), up to six choices that should all be seen (Checkbox), filters above a list (FilterChip), words that are in no list.',
  keyboard: [
    { keys: 'A letter, ↑ ↓', does: 'Search, and go through what fits' },
    { keys: 'Enter', does: 'Choose the option, or let go of one that is chosen; the list stays open' },
    { keys: 'Backspace', does: 'In the empty field: go to the last chip; on a chip: remove it' },
    { keys: 'Tab, ← →', does: 'Reach the chips, all together one stop, and move among them' },
    { keys: 'Delete, Enter', does: 'Remove the chip; the focus goes to the next one, at last to the field' },
    { keys: 'Esc', does: 'Close list' },
  ],
  accessibility:
    'A combobox with a listbox of several choices, and before it a named list of chips whose buttons say what they remove. Backspace never removes anything that was not read out first. Give chosenLabel and removeLabel with the kind and the name of the thing.',
}

const tags = ['safety', 'line4', 'sensor', 'print', 'spring-catalogue', 'training', 'night-shift'].map((name) => ({
  value: name,
  label: `#${name}`,
}))

function WithState(props: TagPickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TagPicker
      {...props}
      value={value}
      onValueChange={(options) => {
        setValue(options)
        props.onValueChange(options)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/TagPicker',
  component: TagPicker,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Tags',
    chosenLabel: 'Chosen tags',
    removeLabel: ({ label }) => `Remove ${label}`,
    value: tags.slice(0, 2),
    onValueChange: fn(),
    options: tags,
    emptyLabel: 'There is no such tag.',
    loadingLabel: 'Searching for tags.',
    failedLabel: 'The tags did not arrive.',
    retryLabel: 'Try again',
  },
  render: (args) => <WithState {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof TagPicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingChosen: Story = { args: { value: [], placeholder: 'Search tags' } }
export const SeveralLines: Story = { args: { value: tags } }
export const WithError: Story = { args: { value: [], error: 'Choose one tag at least.' } }
export const WithDescription: Story = { args: { description: 'People who follow a tag hear of the post.' } }
export const Disabled: Story = { args: { disabled: true } }

const openList: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const field = within(canvasElement).getByRole('combobox')
  await userEvent.click(field)
  await userEvent.keyboard('{ArrowDown}')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
}

export const Open: Story = { tags: ['overlay'], play: openList }
export const Loading: Story = {
  tags: ['overlay'],
  args: { options: [], onSearch: fn(), status: 'loading' },
  play: openList,
}
export const Failed: Story = {
  tags: ['overlay'],
  args: { options: [], onSearch: fn(), status: 'failed' },
  play: openList,
}
export const NothingFits: Story = {
  tags: ['overlay'],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'quarterly')
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('There is no such tag.')
  },
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('combobox', { name: 'Tags' })
    await userEvent.type(field, 'sensor{ArrowDown}{Enter}')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Remove #sensor' })).toBeVisible()
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('button', { name: 'Remove #sensor' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Delete}')
    await expect(canvas.queryByRole('button', { name: 'Remove #line4' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove #sensor' })).toHaveFocus())
  },
}

export const LongGerman: Story = {
  args: {
    label: 'Veröffentlichen in',
    chosenLabel: 'Ausgewählte Gemeinschaften',
    removeLabel: ({ label }) => `${label} entfernen`,
    value: [
      { value: 'c1', label: 'Qualitätssicherung und Arbeitsschutz' },
      { value: 'c2', label: 'Betriebsversammlungsvorbereitungsausschuss der Niederlassung' },
    ],
  },
}

export const Greek: Story = {
  args: {
    label: 'Προσκεκλημένοι',
    chosenLabel: 'Επιλεγμένα άτομα',
    removeLabel: ({ label }) => `Αφαίρεση: ${label}`,
    value: [
      { value: 'u5', label: 'Νίκος Παππάς' },
      { value: 'u6', label: 'Ελένη Δημητρίου' },
    ],
  },
}

export const GermanOnAPhone: Story = { ...LongGerman, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }

export const ByArrowUp: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox', { name: 'Tags' })
    const marked = () => field.getAttribute('aria-activedescendant')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(marked()).toBeTruthy())
    const first = marked()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(marked()).not.toBe(first))
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() => expect(marked()).toBe(first))
  },
}
