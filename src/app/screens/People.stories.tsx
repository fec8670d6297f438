import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/People',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/people' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const showsPeople: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Alessandro Gallo' })).toBeVisible()
}

/** Everybody, by name; the names of the filters come with them. */
export const Default: Story = {
  tags: ['!no-visual'],
  play: async (context) => {
    await showsPeople(context)
    await expect(await context.canvas.findByText('57 people')).toBeVisible()
  },
}

/** Words and a filter together: the row says why, the head of how many, and the arrows lead in and out. */
export const Found: Story = {
  args: { address: '/people?search=quality&place=Torino%2C+Italy' },
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole('list', { name: 'People found' }))
    await expect(rows.getAllByRole('listitem')).toHaveLength(2)
    await expect(rows.getByText('Area: Quality')).toBeVisible()
    await expect(await canvas.findByText('2 of 57 at Meridiana')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove Torino, Italy' })).toBeVisible()

    const field = canvas.getByRole('searchbox', { name: 'Search people' })
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await expect(rows.getAllByRole('button')[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(rows.getAllByRole('button')[1]).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveFocus()
  },
}

/** Several places are one or the other, and each count is what choosing it lists. */
export const FilterOpen: Story = {
  play: async (context) => {
    await showsPeople(context)
    const { canvas, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Place' }))
    const panel = within(await screen.findByRole('dialog', { name: 'Place' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Torino, Italy 8' }))
    await userEvent.click(await panel.findByRole('checkbox', { name: 'Lyon, France 8' }))
    await waitFor(() => expect(canvas.getByText('16 of 57 at Meridiana')).toBeVisible())
  },
}

/** A private profile is found by its name, and shows nothing else. */
export const PrivateByName: Story = {
  args: { address: '/people?search=petra' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Petra Lang' })).toBeVisible()
    await expect(canvas.getByText('No extension')).toBeInTheDocument()
  },
}

/** A value that does not exist is shown as it is, and one button brings everybody back. */
export const NothingFound: Story = {
  args: { address: '/people?search=xylophone&place=Atlantis' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one found for “xylophone”' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Remove Atlantis' })).toBeVisible()
    const [, below] = canvas.getAllByRole('button', { name: 'Clear all' })
    await userEvent.click(below as HTMLElement)
    await expect(await canvas.findByRole('button', { name: 'Alessandro Gallo' })).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search people' })).toHaveFocus()
  },
}

/** Whoever may not look people up has no item in the menu either. */
export const Refused: Story = {
  parameters: { world: { seed: 'default', signedInAs: 'jules.perrin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/403/)).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/internal/v2/users': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Couldn’t load people' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const German: Story = { globals: { language: 'de' }, play: showsPeople }

export const Phone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/people?search=quality' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Call Francesca Marino/ })).toBeVisible()
  },
}

export const PhoneFilters: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Torino, Italy 8' }))
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 8 people' }))
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toBeVisible()
  },
}

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: showsPeople,
}
