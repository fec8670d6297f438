import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withScope } from '@/shared/testing/with-scope'
import { $consent } from '../push/consent-model'
import type { Consent } from '../push/consent'
import { PushCard } from './PushCard'

/** The card as wide as the panel in which it stands. */
const meta = {
  title: 'Features/Notifications/Push card',
  component: PushCard,
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof PushCard>

export default meta
type Story = StoryObj<typeof meta>

const given = (consent: Consent) => ({ decorators: [withScope([[$consent, consent]])] })
const blocked: Consent = { permission: 'denied', choice: 'on', asking: false }

export const Offered: Story = {
  tags: ['visual'],
  ...given({ permission: 'default', choice: null, asking: false }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toBeVisible()
  },
}

/** The browser's own question is open. */
export const Asking: Story = given({ permission: 'default', choice: null, asking: true })

export const Blocked: Story = given(blocked)

export const German: Story = { ...given(blocked), globals: { language: 'de' } }

export const Greek: Story = { ...given(blocked), globals: { language: 'el' } }

export const Phone: Story = {
  ...given({ permission: 'default', choice: null, asking: false }),
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
}
