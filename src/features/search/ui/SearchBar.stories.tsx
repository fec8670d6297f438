import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { SearchBar } from './SearchBar'

const meta = {
  title: 'Features/Search/Search bar',
  component: SearchBar,
  args: { query: '', onSearch: fn() },
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
    await expect(panel.getByRole('textbox', { name: 'Exactly this text' })).toHaveValue('line 4')
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
    await waitFor(() => expect(panel.getByText('Write a word in at least one of the fields.')).toBeVisible())
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}
