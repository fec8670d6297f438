import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

import { examples } from '@/api/examples.gen'

import { HomeSelector } from './HomeSelector'

const { homes } = examples.listHomes.default

const meta = {
  title: 'Features/Navigation/Home selector',
  component: HomeSelector,
  args: { homes, pageTitle: 'Home', onHomeChosen: fn() },
} satisfies Meta<typeof HomeSelector>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const NothingNew: Story = { args: { homes: homes.map((home) => ({ ...home, isNew: false })) } }
export const OneHome: Story = { args: { homes: examples.listHomes.single.homes } }
export const NoHome: Story = { args: { homes: examples.listHomes.none.homes } }
export const Greek: Story = { globals: { language: 'el' } }
export const Opens: Story = {
  tags: ['overlay'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Headquarters/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Plant Torino/ }))
    await expect(args.onHomeChosen).toHaveBeenCalledWith('home-torino')
  },
}
