import type { Meta, StoryObj } from '@storybook/react-vite'

import { UnauthorizedPage } from './UnauthorizedPage'

const meta = {
  title: 'Features/Error pages/Unauthorized',
  component: UnauthorizedPage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof UnauthorizedPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
