import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { asAdministrator } from '@/shared/testing/administrator'
import { Screen } from './Screen'

const marcosWorld = (troubles: Record<string, number | 'never'> = {}) => ({
  world: { seed: 'default', signedInAs: 'marco.bianchi', troubles },
})

const shows =
  (words: RegExp): NonNullable<StoryObj['play']> =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(words))[0]).toBeVisible()
  }

const meta = {
  title: 'Screens/Group edit',
  component: Screen,
  tags: ['no-visual'],
  parameters: { layout: 'fullscreen', address: null, ...marcosWorld() },
  decorators: [asAdministrator],
  args: { address: '/manage/groups/group-editors/edit' },
  play: shows(/Editors · 5 members/),
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** What is staged stands above the members until it is saved. */
export const Staged: Story = {
  tags: ['!no-visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Chiara Conti' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Marta Vidal' }))
    await expect(await canvas.findByText('+0 −2')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep Marta Vidal' }))
    await expect(await canvas.findByText('+0 −1')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['phone', '!no-visual'],
  globals: { viewport: { value: 'phone' } },
}

export const NobodyInIt: Story = {
  args: { address: '/manage/groups/group-empty/edit' },
  play: shows(/^No members yet$/),
}

export const Deleted: Story = {
  args: { address: '/manage/groups/group-old-press-hall/edit' },
  play: shows(/^This group was deleted$/),
}

export const Refused: Story = {
  parameters: marcosWorld({ '/groups/group-editors': 403 }),
  play: shows(/403/),
}

export const Failed: Story = {
  parameters: marcosWorld({ '/groups/group-editors/members': 500 }),
  play: shows(/^Couldn’t load the members$/),
}

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: shows(/5 μέλη/),
}
