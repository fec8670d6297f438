import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Move many posts',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, world: 'month-end' },
  args: { address: '/workflows/move/preflight-2' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const showsCheck: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: /^49 |^Move 49 posts$/ })).toBeVisible()
}

/** What can go, what lacks a value, and what cannot, with the reasons first. */
export const Checked: Story = {
  tags: ['!no-visual'],
  play: async (context) => {
    await showsCheck(context)
    const { canvas } = context
    await expect(canvas.getByRole('button', { name: /^Needs: Assignee/ })).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: /^Move \d+ posts to Approved$/ })).toBeVisible()
    // The bar at the foot stands above the dock, whose button comes late.
    const { style } = document.documentElement
    await waitFor(() => expect(style.getPropertyValue('--dock-height')).toMatch(/^[1-9]/))
  },
}

export const Phone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
  play: showsCheck,
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: showsCheck,
}

/** Posts are chosen by box, by Shift and all at once; the bar says how many. */
export const Selecting: Story = {
  args: { address: '/workflows' },
  play: async ({ canvas, userEvent }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Posts' }))
    const [first, , , fourth] = await rows.findAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await userEvent.keyboard('{Shift>}')
    if (fourth) await userEvent.click(fourth)
    await userEvent.keyboard('{/Shift}')
    const bar = within(canvas.getByRole('region', { name: 'Selection' }))
    await expect(bar.getByText('4 posts selected')).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: /^Select all \d+$/ }))
    await expect(bar.getByRole('button', { name: 'Move to another status' })).toBeVisible()
    await expect(bar.queryByRole('button', { name: /^Select all/ })).toBeNull()
  },
}

/** On a phone the boxes show while posts are chosen. */
export const SelectingOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/workflows' },
  play: async ({ canvas, userEvent }) => {
    const list = await canvas.findByRole('list', { name: 'Posts' })
    await expect(within(list).queryByRole('checkbox')).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }))
    const [first] = within(list).getAllByRole('checkbox')
    if (first) await userEvent.click(first)
    await expect(canvas.getByText('1 post selected')).toBeVisible()
  },
}
