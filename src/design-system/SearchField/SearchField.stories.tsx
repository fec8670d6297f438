import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../IconButton'
import { Icon, SlidersHorizontalIcon } from '../icons'
import { SearchField, type SearchFieldProps } from './SearchField'
import { SearchPill } from './SearchPill'
import type { ComponentGuide } from '../guide'

function WithState(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onValueChange={setValue} />
}

const guide: ComponentGuide = {
  purpose:
    'The search of a page or of the portal: a pill that widens while it holds words, with a button to empty it and room for one that opens the advanced search.',
  notFor:
    'Choosing one of the things that are found (ComboBox), narrowing a list that is in sight by fixed criteria (FilterChip, SegmentedControl).',
  keyboard: [
    { keys: '/', does: 'Come here from anywhere on the page, where the feature listens for it' },
    { keys: 'Enter', does: 'Search; without words nothing happens' },
    { keys: 'Tab', does: 'Go to the button that empties it' },
  ],
  accessibility:
    'A search landmark named by its label, with a native search input. Emptying it keeps the focus in the field. The hint of the key is for the eye; aria-keyshortcuts says it to assistive technology. Announce how many results there are where they are shown.',
}

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Search',
    clearLabel: 'Clear the search',
    shortcut: '/',
    value: '',
    onValueChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const WithAQuery: Story = {
  args: {
    value: 'line 4 sensor',
    action: <IconButton size="sm" label="Advanced search" icon={<Icon of={SlidersHorizontalIcon} size="sm" />} />,
  },
}

export const Typing: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, ' catalogue {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('catalogue')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear the search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const Greek: Story = { args: { label: 'Αναζήτηση', clearLabel: 'Καθαρισμός αναζήτησης', value: 'αισθητήρας' } }
export const OnAPhone: Story = { tags: ['phone'], args: { value: 'line 4 sensor' } }

/** The search of a phone at rest, with more words than it has room for. */
export const Pill: Story = {
  tags: ['no-visual', 'phone'],
  render: () => <SearchPill label="Search" value="position sensor of the second press of line 4 +drift -drill" />,
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    label: 'Beiträge, Personen und Gemeinschaften durchsuchen',
    clearLabel: 'Suche leeren',
    value: 'Positionssensorüberprüfungsdokumentation der Linie 4',
  },
}
