import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, waitFor, within } from 'storybook/test'

import type { MockWorld } from '../api/mock-world'
import { DeveloperPanel } from './DeveloperPanel'

const world: MockWorld = {
  seed: 'default',
  outOfService: false,
  realtimeAvailable: true,
  build: { version: '1.0.1' },
  faults: [],
}

/** Lets the control surface answer with this world, or not at all. */
function answerWith(answer: MockWorld | null) {
  return () => {
    const real = window.fetch
    window.fetch = async (input, init) =>
      new Request(input, init).url.includes('/__mock/')
        ? Response.json(answer, { status: answer ? 200 : 404 })
        : real(input, init)
    return () => {
      window.fetch = real
    }
  }
}

const meta = {
  title: 'Features/Developer panel',
  component: DeveloperPanel,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <div style={{ blockSize: '44rem' }}>{Story()}</div>
      </QueryClientProvider>
    ),
  ],
  beforeEach: answerWith(world),
} satisfies Meta<typeof DeveloperPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /./ }))
    await expect(await canvas.findByRole('switch', { checked: true })).toBeVisible()
  },
}

export const InTrouble: Story = {
  ...Open,
  beforeEach: answerWith({
    ...world,
    realtimeAvailable: false,
    outOfService: true,
    faults: [
      { kind: 'delay', operationId: 'getNotificationsStream' },
      { kind: 'html', operationId: 'createComment', times: 3 },
    ],
  }),
}

export const WithoutMockServer: Story = {
  beforeEach: answerWith(null),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /./ }))
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
}
