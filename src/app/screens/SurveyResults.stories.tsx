import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { Screen } from './Screen'

const meta = {
  title: 'Screens/SurveyResults',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/p-1004/survey/answers' },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

/** A chart for each kind of question, as readers see them who have answered. */
export const Summary: Story = {
  play: async ({ canvas }) => {
    const scale = within(await canvas.findByRole('region', { name: /^1\. At the start of my shift/ }))
    await expect(scale.getByRole('img', { name: /^1 Never: \d+, 2: \d+/ })).toBeVisible()
    await expect(canvas.getByRole('region', { name: /^6\. How many minutes/ })).toBeVisible()
    await expect(await canvas.findByText('Five quiet minutes before the bell.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'CSV' })).toBeNull()
  },
}

/** Sites of which too few have answered are one row that names them and says why. */
export const BySite: Story = {
  args: { address: '/post/p-1004/survey/answers?by=site' },
  play: async ({ canvas }) => {
    const scale = within(await canvas.findByRole('region', { name: /^1\. At the start of my shift/ }))
    await expect(scale.getAllByText('Ulm')[0]).toBeVisible()
    await expect(scale.getByText('3 sites')).toBeVisible()
    const [hidden] = scale.getAllByText(/^Campinas, Thessaloniki,? and Torino: too few answers to show apart$/)
    await expect(hidden).toBeVisible()
    await expect(scale.queryByText('Torino')).toBeNull()
  },
}

export const BySiteOnAPhone: Story = {
  tags: ['phone'],
  ...BySite,
  globals: { viewport: { value: 'phone' } },
}

/** T shows the same figures as tables, whose rows add up. */
export const AsTables: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('region', { name: /^5\. Which shift/ })
    await userEvent.keyboard('t')
    const shift = within(canvas.getByRole('region', { name: /^5\. Which shift/ }))
    const rows = within(await shift.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    const numbers = rows.map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent))
    const answered = numbers.pop()
    await expect(numbers.reduce((sum, number) => sum + number, 0)).toBe(answered)
  },
}

/** Who manages a survey sees the names beside what was written. */
export const Texts: Story = {
  args: { address: '/post/p-997/survey/answers?view=texts' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByText('Il trasformatore del Faro.'))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'CSV' })).toBeVisible()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search texts' }), 'tornio')
    await waitFor(() => expect(canvas.queryByText('Il trasformatore del Faro.')).toBeNull())
    await expect((await canvas.findAllByText('=Il tornio, da sempre'))[0]).toBeVisible()
  },
}

/** Everybody who has not answered is reminded at once, and no one twice within a day. */
export const Reminded: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-997/survey/answers?view=people' },
  play: async ({ canvas, userEvent }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3)
    for (const said of [/^\d+ people reminded$/, 'They’ve been reminded within the last 24 hours.']) {
      await userEvent.click(await canvas.findByRole('button', { name: /^Remind \d+ people$/ }))
      const question = within(await screen.findByRole('alertdialog'))
      await userEvent.click(question.getByRole('button', { name: /^Remind/ }))
      await expect(await screen.findByText(said)).toBeVisible()
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
  },
}

/** A survey is closed before its end after one question, and opened again. */
export const ClosedAndReopened: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-997/survey/answers' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close now' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close survey' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen' }))
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByRole('group', { name: /^Open through/ })).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Reopen' }))
    await expect(await canvas.findByRole('button', { name: 'Close now' })).toBeVisible()
  },
}

/** The answers of one person are open beside the list of those who sent some. */
export const ByPerson: Story = {
  args: { address: '/post/p-997/survey/answers?view=answers' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('button', { name: 'Tiago Duarte' })
    await userEvent.click(name)
    const set = within(await canvas.findByRole('region', { name: 'Answers of Tiago Duarte' }))
    await expect(await set.findByText('Verresti a un corso di due ore?')).toBeVisible()
  },
}

/** Davide is asked and has not answered: he sees what others said when he has. */
export const NotYet: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', signedInAs: 'davide.greco' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ll see them once you’ve answered.')).toBeVisible()
  },
}

export const Forbidden: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-976/survey/answers' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You can’t see the answers')).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/survey/results': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the answers')).toBeVisible()
  },
}
