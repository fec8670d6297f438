import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import styles from './Home.module.css'
import { Widget } from './Widget'

const home = 'home-torino'
const data = examples.getWidgetData
const inPage = (kind: string) => {
  const found = examples.getHome.plant.sections
    .flatMap(({ columns }) => columns.flat())
    .find((widget) => widget.kind === kind)
  if (!found) throw new Error(`The example has no ${kind}`)
  return found
}
const filled = (kind: string, title: string | null, content: Schemas['WidgetData']): Schemas['Widget'] => ({
  id: `torino-${kind}`,
  kind,
  title,
  settings: {},
  hideWhenEmpty: false,
  data: content,
  problem: null,
})
const empty = { kind: 'news', asOf: data.news.asOf }

const meta = {
  title: 'Features/Homes/Widget',
  component: Widget,
  decorators: [(Story) => <div className={styles.page}>{Story()}</div>],
  parameters: { world: 'default' },
  args: { homeId: home, widget: inPage('hero') },
} satisfies Meta<typeof Widget>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (words: string | RegExp): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText(words)[0]).toBeVisible())
  }

export const Hero: Story = { play: shows('The new press arrives at four in the morning') }

export const Note: Story = { args: { widget: inPage('text') }, play: shows(/gate 2/) }

export const Figures: Story = {
  args: { widget: inPage('figures') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('128')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'From 95.1 to 96.4' })).toBeVisible()
  },
}

/** Fewer people than the server tells about. */
export const FigureSuppressed: Story = {
  args: {
    widget: filled('figures', 'Key figures', {
      ...empty,
      kind: 'figures',
      figures: [
        {
          id: 'readers',
          label: 'Readers in Lyon',
          kind: 'measure',
          value: null,
          unit: null,
          note: null,
          change: null,
          points: [],
          href: null,
        },
      ],
    }),
  },
  play: shows('Not shown: too few people'),
}

export const News: Story = {
  args: { widget: inPage('news') },
  play: shows('Il calore delle presse scalda gli spogliatoi'),
}

export const Pinned: Story = {
  args: { widget: filled('pinned', 'Keep in mind', data.pinned) },
  play: shows('Evacuation exercise at Headquarters'),
}

export const Todo: Story = {
  args: { widget: inPage('todo') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'For you to do: All 12' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
  },
}

export const Events: Story = { args: { widget: inPage('events') }, play: shows(/Nuova pressa in arrivo/) }

export const Links: Story = {
  args: { widget: inPage('links') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Canteen/ })).toHaveAttribute('rel', 'noopener')
    await expect(canvas.getByRole('link', { name: 'First aid' })).not.toHaveAttribute('target')
  },
}

export const Search: Story = {
  args: { widget: inPage('search') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'press' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=press'),
    )
  },
}

export const People: Story = { args: { widget: inPage('people') }, play: shows('Nicolò Villa') }

/** Joined in its row. */
export const Communities: Story = {
  args: { widget: inPage('communities') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join People and places' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Join People and places' })).toBeNull())
  },
}

export const Survey: Story = {
  args: { widget: filled('survey', 'Your opinion', data.survey) },
  play: shows('6 questions, about 3 minutes'),
}

export const SurveyAnswered: Story = {
  args: {
    widget: filled('survey', 'Your opinion', {
      ...data.survey,
      survey: { ...(data.survey.survey as Schemas['SurveyTeaser']), answered: true },
    }),
  },
  play: shows('Thanks for answering'),
}

export const Track: Story = {
  args: { widget: filled('track', 'Your first weeks', data.track) },
  play: shows('Next: Read the lockout rule'),
}

export const Empty: Story = {
  args: { widget: filled('news', 'News', data.nothing) },
  play: shows('No news yet'),
}

/** It says so alone, and one button brings it. */
export const Failed: Story = {
  args: { widget: { ...inPage('events'), problem: { code: 'widget-unavailable', retryable: true } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Couldn’t load this.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Events' }))
    const card = within(canvas.getByRole('region', { name: 'Events' }))
    await expect(await card.findByText(/Nuova pressa in arrivo/)).toBeVisible()
  },
}

export const NeverAnswered: Story = {
  parameters: { world: { seed: 'default', troubles: { '/widgets/torino-events/data': 'never' } } },
  args: { widget: inPage('events') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Events' })).toBeVisible()
  },
}

/** An answer without what its kind needs is as good as none. */
export const WrongShape: Story = {
  args: { widget: filled('people', 'New at the plant', data.nothing) },
  play: shows('Couldn’t load this.'),
}

/** What a newer server has is left out. */
export const UnknownKind: Story = {
  args: { widget: { ...inPage('text'), kind: 'weather' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
