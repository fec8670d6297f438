import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActionList } from '@/design-system/ActionList'
import { $session } from '@/features/session'
import { giulia, withScope } from '@/shared/testing/with-scope'
import { ChatRefusal } from './ChatRefusal'

const meta = {
  title: 'Features/Chat/Without a licence',
  component: ChatRefusal,
  tags: ['no-visual'],
  parameters: { world: 'default' },
  decorators: [
    withScope([[$session, { phase: 'signed-in', user: { ...giulia, licences: [] } }]]),
    (Story) => (
      <ActionList label="More">
        <Story />
      </ActionList>
    ),
  ],
} satisfies Meta<typeof ChatRefusal>

export default meta
type Story = StoryObj<typeof meta>

export const Told: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /^Chat ?Your licence doesn’t include this/ })
    await expect(row).toHaveAttribute('aria-disabled', 'true')
  },
}
