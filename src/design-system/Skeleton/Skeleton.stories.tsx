import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Skeleton, SkeletonGroup } from './Skeleton'
import { SkeletonCard } from './SkeletonCard'

const meta = { title: 'Parts/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>

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
