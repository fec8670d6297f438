import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQuery } from '@tanstack/react-query'
import { expect, screen } from 'storybook/test'
import { postQueries } from '@/features/posts'
import { VisibilityPanel } from './VisibilityPanel'

/** The tab with the post as the server tells it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data ? <VisibilityPanel post={data} /> : null
}

const meta = {
  title: 'Features/Post/Visibility',
  component: Loaded,
  parameters: { world: 'default' },
  args: { postId: 'p-1015' },
} satisfies Meta<typeof Loaded>

export default meta
type Story = StoryObj<typeof meta>

/** Who can read it, who can do more, and that a blocked person cannot. */
export const Asked: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Everyone, because Stabilimento Torino is open to all: \d+ people$/),
    ).toBeVisible()
    await userEvent.type(canvas.getByRole('combobox', { name: 'Can this person read it?' }), 'Bruno')
    await userEvent.click(await screen.findByRole('option', { name: /Bruno Almeida/ }))
    await expect(await canvas.findByText('No, Bruno Almeida can’t read this post.')).toBeVisible()
    await expect(canvas.getByText('The account is blocked')).toBeVisible()
  },
}

/** The answer fails: the rest of the tab stays. */
export const AnswerFailed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/readers/marco-bianchi': 500 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Can this person read it?' }), 'Marco Bia')
    await userEvent.click(await screen.findByRole('option', { name: /Marco Bianchi/ }))
    await expect(await canvas.findByText(/Couldn’t check this person/)).toBeVisible()
    await expect(canvas.getByText('Author')).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: { world: { seed: 'default', troubles: { '/posts/p-1015/visibility': 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load who can read this')).toBeVisible()
  },
}

export const Greek: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'desktop' }, language: 'el' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /^Μπορεί αυτό το άτομο/ }), 'Bruno')
    await userEvent.click(await screen.findByRole('option', { name: /Bruno Almeida/ }))
    await expect(await canvas.findByText('Ο λογαριασμός έχει αποκλειστεί')).toBeVisible()
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Alle, weil Stabilimento Torino für alle offen ist: \d+ Personen$/),
    ).toBeVisible()
  },
}
