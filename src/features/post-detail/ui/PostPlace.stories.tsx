import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { PostPlace } from './PostPlace'
import { PostTools } from './PostTools'

const { detail } = examples.getPost

const meta = {
  title: 'Features/Post/Place',
  component: PostPlace,
  tags: ['phone'],
  parameters: { layout: 'fullscreen' },
  args: {
    post: detail,
    children: <PostTools post={detail} full={null} />,
  },
  // The column of a phone, in whatever window the story stands.
  decorators: [(Story) => <div style={{ inlineSize: 358, margin: 16 }}>{Story()}</div>],
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: args.post.community.name })
    await expect(link).toHaveAttribute('href', expect.stringContaining(`/community/${args.post.community.id}`))
    const place = link.closest('p')!
    const lines = place.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(place).lineHeight)
    await expect(Math.round(lines)).toBeLessThanOrEqual(2)
    // The number is never what is cut.
    const number = canvas.getByText(new RegExp(String(args.post.number)))
    await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(place.getBoundingClientRect().right + 1)
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
} satisfies Meta<typeof PostPlace>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Greek: Story = { globals: { language: 'el' } }

/** The whole name is the link's own, and its title. */
export const LongGermanName: Story = {
  globals: { language: 'de' },
  args: {
    post: { ...detail, community: { ...detail.community, name: 'Qualitätssicherung und Arbeitsschutz im Werk Ulm' } },
  },
}

export const OneLongWord: Story = {
  globals: { language: 'el' },
  args: {
    post: { ...detail, community: { ...detail.community, name: 'Betriebsversammlungsvorbereitungsausschuss' } },
  },
}
