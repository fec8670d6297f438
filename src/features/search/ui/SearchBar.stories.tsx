import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { storage } from '@/shared/storage'
import { SearchBar } from './SearchBar'

const meta = {
  title: 'Features/Search/Search bar',
  component: SearchBar,
  args: { query: '', personId: 'giulia-riva', onSearch: fn() },
} satisfies Meta<typeof SearchBar>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}
export const WithQuery: Story = { args: { query: 'report "line 4" +press -drill' } }
export const Greek: Story = { globals: { language: 'el' } }

/** The four fields, filled with what stands in the search. */
export const Advanced: Story = {
  tags: ['overlay'],
  args: { query: 'report "line 4" +press -drill' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced search' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Advanced search' }))
    await expect(panel.getByRole('textbox', { name: 'This exact phrase' })).toHaveValue('line 4')
  },
}

export const AdvancedGerman: Story = {
  tags: ['overlay'],
  globals: { language: 'de' },
  args: { query: '+Presse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erweiterte Suche' }))
    await screen.findByRole('dialog', { name: 'Erweiterte Suche' })
  },
}

/** Nothing to search for: the panel says so and stays. */
export const AdvancedEmpty: Story = {
  tags: ['overlay'],
  play: async ({ args, canvas, userEvent }) => {
    // The button comes with the focus.
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Advanced search' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Advanced search' }))
    await userEvent.click(panel.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(panel.getByText('Enter a word in at least one field.')).toBeVisible())
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** A phone opens the search over the whole window: the words, where they lead, and what was searched for before. */
export const Phone: Story = {
  tags: ['phone', 'visual', 'overlay'],
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: {
    places: [
      { name: 'Stabilimento Torino', href: '/community/plant-torino', hue: 'amber' },
      { name: 'Product launches', href: '/community/product-launches', hue: 'red' },
    ],
  },
  beforeEach: () => {
    storage.recentSearches.write('giulia-riva', ['“coppia di serraggio” +pressa', 'line 4 sensor -drill'])
    return () => storage.recentSearches.remove('giulia-riva')
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Search' }))
    const field = await sheet.findByRole('searchbox', { name: 'Search' })
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, 'pressa tor')
    // The sheet is still moving in.
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Search for “pressa tor”' })).toBeVisible())
    await waitFor(() => expect(sheet.getByRole('link', { name: /Stabilimento Torino/ })).toBeVisible())
    await expect(sheet.queryByRole('link', { name: /Product launches/ })).toBeNull()
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}

/** Nothing typed, nothing searched for before. */
export const PhoneEmptyGerman: Story = {
  tags: ['phone', 'overlay'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen' }))
    const hint = await screen.findByText('Beiträge, Kommentare, Medien und Dokumente durchsuchen')
    // The sheet is still moving in.
    await waitFor(() => expect(hint).toBeVisible())
  },
}

/** The four fields in the same sheet. */
export const PhoneAdvancedGreek: Story = {
  tags: ['phone', 'overlay'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  parameters: { layout: 'fullscreen' },
  args: { query: '+πρέσα' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /πρέσα/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Σύνθετη αναζήτηση' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Σύνθετη αναζήτηση' }))
    await expect(panel.getAllByRole('textbox')).toHaveLength(4)
  },
}
