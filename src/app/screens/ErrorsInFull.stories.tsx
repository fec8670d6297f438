import type { Meta, StoryObj } from '@storybook/react-vite'
import { ClosedCommunityPage } from '@/features/error-pages'
import { giulia } from '@/shared/testing/with-scope'

const meta = {
  title: 'Screens/In full/Errors',
  component: ClosedCommunityPage,
  parameters: { layout: 'fullscreen' },
  args: {
    personName: giulia.fullName,
    community: { id: '18', name: 'Product launches' },
    onAskToJoin: () => undefined,
  },
} satisfies Meta<typeof ClosedCommunityPage>

export default meta
type Story = StoryObj<typeof meta>

export const ClosedCommunity: Story = {}

export const Asking: Story = { args: { busy: true } }

export const German: Story = { globals: { language: 'de' } }

export const Greek: Story = { globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
