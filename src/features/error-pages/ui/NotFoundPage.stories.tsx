import type { Meta, StoryObj } from '@storybook/react-vite'

import { NotFoundPage } from './NotFoundPage'

const meta = {
  title: 'Features/Error pages/Not found',
  component: NotFoundPage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundPage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Post: Story = { args: { entity: 'post', requestId: 'q3xk1v8m' } }
export const PostInGreek: Story = { args: { entity: 'post' }, globals: { language: 'el' } }
