import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ApiError, type ApiErrorKind } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { messages } from '@/features/group-info/messages'
import { QueryView, type QueryViewProps } from './QueryView'

const members = ['Giulia Riva', 'Marco Bianchi', 'Sofia Karras']

const refetch = fn()
const loading = { data: undefined, error: null, errorUpdateCount: 0, isFetching: true, refetch }
const loaded = { ...loading, data: members, isFetching: false }
const failed = (kind: ApiErrorKind, status: number) => ({
  ...loading,
  error: new ApiError({ kind, code: kind, status, requestId: status ? 'req-7f3a-19c2' : null }),
  errorUpdateCount: 1,
  isFetching: false,
})

const meta = {
  title: 'Features/Query view',
  component: QueryView<string[]>,
  args: {
    query: loaded,
    level: 3,
    skeleton: (
      <SkeletonGroup label="Loading the group">
        <Skeleton length="half" />
        <Skeleton length="long" />
        <Skeleton length="half" />
      </SkeletonGroup>
    ),
    words: messages,
    empty: {
      when: (data) => data.length === 0,
      title: 'Nobody belongs to this group yet',
      description: 'People who are added will appear here.',
      action: <Button>Add somebody</Button>,
    },
    children: (data) => (
      <ul>
        {data.map((member) => (
          <li key={member}>
            <Text tone="ink">{member}</Text>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof QueryView<string[]>>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  args: { query: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Loaded: Story = {}

export const Empty: Story = {
  args: { query: { ...loaded, data: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Add somebody' })).toBeVisible()
  },
}

export const Refused: Story = {
  args: { query: failed('forbidden', 403) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You may not look groups up' })).toBeVisible()
  },
}

export const Gone: Story = {
  args: { query: failed('not-found', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This group does not exist' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { query: failed('problem', 500) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(refetch).toHaveBeenCalled()
  },
}

export const TryingAgain: Story = {
  args: { query: { ...failed('problem', 500), isFetching: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OutOfDate: Story = {
  args: { query: { ...failed('unavailable', 503), data: members } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This could not be updated and may be out of date.')).toBeVisible()
    await expect(canvas.getByText('Sofia Karras')).toBeVisible()
  },
}

export const SomethingNewer: Story = {
  args: { newer: { text: '3 people have joined.', action: 'Show them', onShow: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show them' })).toBeVisible()
  },
}

/** Draws as if the browser had no network. */
const withoutNetwork: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => Reflect.deleteProperty(navigator, 'onLine')
  },
}

export const Offline: Story = {
  ...withoutNetwork,
  args: { query: failed('offline', 0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This loads by itself/)).toBeVisible()
  },
}

export const OfflineWithData: Story = {
  ...withoutNetwork,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What you see may be out of date/)).toBeVisible()
    await expect(canvas.getByText('Sofia Karras')).toBeVisible()
  },
}

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))', gap: 16 }

/** What can be seen in one language and with a network, side by side. */
const states = (args: QueryViewProps<string[]>) => (
  <div style={grid}>
    {(
      [
        { query: loading },
        { query: loaded },
        { query: { ...loaded, data: [] } },
        { query: failed('problem', 500) },
        { query: failed('forbidden', 403) },
        { query: failed('not-found', 404) },
        { query: { ...failed('unavailable', 503), data: members } },
        { newer: { onShow: fn() } },
      ] satisfies Partial<QueryViewProps<string[]>>[]
    ).map((state, index) => (
      <Card key={index} padding="lg">
        <QueryView {...args} {...state} />
      </Card>
    ))}
  </div>
)

const allDrawn: Story['play'] = async ({ canvasElement }) => {
  await within(canvasElement).findByRole('alert')
}

export const States: Story = { tags: ['visual'], render: states, play: allDrawn }

export const German: Story = { ...States, tags: [], globals: { language: 'de' } }

export const Greek: Story = { ...States, tags: [], globals: { language: 'el' } }

export const Phone: Story = {
  ...States,
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
}
