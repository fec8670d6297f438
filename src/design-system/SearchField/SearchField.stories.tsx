import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../IconButton'
import { Icon, SlidersHorizontalIcon } from '../icons'
import { Stack } from '../Stack'
import { SearchField, type SearchFieldProps } from './SearchField'
import { SearchTrigger } from './SearchTrigger'
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
  title: 'Components/Fields/SearchField',
  component: SearchField,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Search',
    clearLabel: 'Clear search',
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

/** Where there is no room to type in it the pill is a button: it opens the surface that has the field. */
export const AsAButton: Story = {
  render: ({ label }) => (
    <Stack gap={2}>
      <SearchTrigger label={label} value="" />
      <SearchTrigger label="Search everywhere" value="coppia di serraggio della linea 4 +pressa" />
    </Stack>
  ),
}

export const Typing: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, ' catalogue {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('catalogue')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const Greek: Story = { args: { label: 'Αναζήτηση', clearLabel: 'Καθαρισμός αναζήτησης', value: 'αισθητήρας' } }
export const OnAPhone: Story = { tags: ['phone'], args: { value: 'line 4 sensor' } }

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    label: 'Beiträge, Personen und Gemeinschaften durchsuchen',
    clearLabel: 'Suche leeren',
    value: 'Positionssensorüberprüfungsdokumentation der Linie 4',
  },
}
