import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { DashboardRail } from './DashboardRail'

const meta = {
  title: 'Features/My space/Rail',
  component: DashboardRail,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', inlineSize: '17.5rem' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { world: 'default' },
} satisfies Meta<typeof DashboardRail>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const card = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))

export const Default: Story = {
  play: async ({ canvas }) => {
    const forYou = await card(canvas, 'For you')
    await waitFor(() => expect(forYou.getAllByRole('listitem')).toHaveLength(4))
    await expect(await forYou.findByRole('link', { name: 'For you: All 12' })).toBeVisible()
    await expect((await (await card(canvas, 'Next events')).findAllByText('You said yes'))[0]).toBeVisible()
  },
}

/** A tick closes the task; its row stays for as long as it can be undone. */
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    const due = await card(canvas, 'Tasks due')
    await userEvent.click(await due.findByRole('checkbox', { name: 'Close: Check press 1 and 3' }))
    await waitFor(() => expect(due.getByRole('button', { name: 'Undo' })).toBeVisible())
    await expect(await due.findByRole('link', { name: 'Tasks due: All 4' })).toBeVisible()
  },
}

/** One card fails, the others are there. */
export const OneFails: Story = {
  parameters: { world: { seed: 'default', troubles: { '/communication/waiting': 500 } } },
  play: async ({ canvas }) => {
    const forYou = await card(canvas, 'For you')
    await expect(await forYou.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })).toBeVisible()
    await expect((await (await card(canvas, 'Tasks due')).findAllByRole('checkbox'))[0]).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: { world: { seed: 'default', troubles: { '/communication/waiting': 'never' } } },
}

/** Cards without anything to show are absent. */
export const NothingWaits: Story = {
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('region')).toHaveLength(0))
  },
}

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await (await card(canvas, 'Fällige Aufgaben')).findAllByRole('listitem')
  },
}

export const Greek: Story = {
  globals: { language: 'el' },
  play: async ({ canvas }) => {
    await (await card(canvas, 'Επόμενες εκδηλώσεις')).findAllByRole('listitem')
  },
}
