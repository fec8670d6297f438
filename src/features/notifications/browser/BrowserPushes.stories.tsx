import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { withScope } from '@/shared/testing/with-scope'
import { $consent, askPermissionFx, readPermissionFx } from '../push/consent-model'
import type { Choice } from '../push/consent'
import { BrowserPushes } from './BrowserPushes'

type Permission = 'granted' | 'denied' | 'default' | 'unsupported'

const asked = fn(() => 'granted' as const)

/** What the browser says, and what the person has chosen in it. */
const consent = (permission: Permission, choice: Choice | null = null) =>
  withScope(
    [[$consent, { permission, choice, asking: false }]],
    [
      [readPermissionFx, () => permission],
      [askPermissionFx, asked],
    ],
  )

const meta = {
  title: 'Features/Notifications/This browser',
  component: BrowserPushes,
  beforeEach: () => {
    asked.mockClear()
  },
} satisfies Meta<typeof BrowserPushes>

export default meta
type Story = StoryObj<typeof meta>

export const Allowed: Story = {
  decorators: [consent('granted', 'on')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/are on in this browser/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show a test' })).toBeVisible()
  },
}

/** The browser is asked by the click, and not before. */
export const NotAsked: Story = {
  decorators: [consent('default')],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/are off in this browser/)).toBeVisible()
    await expect(asked).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(asked).toHaveBeenCalledOnce()
    await expect(await canvas.findByRole('button', { name: 'Show a test' })).toBeVisible()
  },
}

export const Refused: Story = {
  decorators: [consent('denied')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/blocks push notifications/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Unsupported: Story = {
  decorators: [consent('unsupported')],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/can’t show push notifications/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
