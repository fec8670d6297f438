import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import type { ComponentGuide } from '../guide'
import { Skeleton, SkeletonGroup } from './Skeleton'
import { SkeletonCard } from './SkeletonCard'

const guide: ComponentGuide = {
  purpose: 'The place of something on its way, in the shape of what comes.',
  notFor: 'Work that goes on for longer (Progress), a button at work (Button busy), and a whole document (LogoLoader).',
  keyboard: [],
  accessibility:
    'Bars are silent; SkeletonGroup says once what is loading. They breathe slowly, and not at all for those who want no motion.',
  notShown: {
    German: 'Its words are only read out.',
    Greek: 'Its words are only read out.',
  },
}

const meta = {
  title: 'Components/Layout/Skeleton',
  tags: ['ready'],
  parameters: { guide },
  component: Skeleton,
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Feed: Story = {
  render: () => (
    <SkeletonGroup label="Loading posts">
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>
  ),
}

export const Shapes: Story = {
  render: () => (
    <Stack gap={3}>
      <Skeleton shape="circle" />
      <Skeleton shape="title" length="half" />
      <Skeleton />
      <Skeleton length="long" />
      <Skeleton length="short" />
    </Stack>
  ),
}

export const Phone: Story = { ...Feed, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }
