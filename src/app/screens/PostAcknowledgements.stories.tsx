import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Acknowledgements',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/p-967/acknowledgements' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3)
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Everyone: Story = {}

export const German: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '11 Personen erinnern' })).toBeVisible()
    await expect(canvas.getByRole('columnheader', { name: 'Zur Kenntnis genommen am' })).toBeVisible()
  },
}

export const Phone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Acknowledgements' }))
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(3)
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const GreekOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Υπενθύμιση σε 11 άτομα' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: /^Εκκρεμεί/ })).not.toBeChecked()
  },
}
