import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { examples } from '@/api/examples.gen'
import { Button } from '@/design-system/Button'

import { BulkReport, BulkReportView, CheckFailed, RetryFailed } from './BulkReport'

const { inProgress, completed, completedWithFailures, aborted } = examples.getBulkTransition
const { begunAfterCheck } = examples.startBulkTransition

/** The first of each outcome: a report that is seen whole. */
const { posts } = completedWithFailures
const oneOfEach = posts.filter(({ outcome }, at) => posts.findIndex((post) => post.outcome === outcome) === at)

const meta = {
  title: 'Features/Bulk operation/Report',
  component: BulkReportView,
  args: { operation: completedWithFailures },
} satisfies Meta<typeof BulkReportView>

export default meta
type Story = StoryObj<typeof meta>

export const WithFailures: Story = {
  args: { retry: <Button variant="primary">Retry only the 3 that failed</Button> },
  play: async ({ canvas }) => {
    const [, failures] = canvas.getAllByRole('region')
    await expect(failures).toHaveAccessibleName('3 posts could not be moved')
    await expect(canvas.getByText('Somebody is editing this post at the moment.')).toBeVisible()
  },
}

export const Retrying: Story = {
  parameters: { world: { seed: 'default', troubles: { '/communication/bulk-transitions': 'never' } } },
  args: { retry: <RetryFailed operation={completedWithFailures} onRetried={fn()} /> },
  play: async ({ canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Retry only the 3 that failed' })
    await userEvent.click(retry)
    await expect(retry).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText('Beginning')).toBeInTheDocument()
  },
}

export const OneOfTwo: Story = {
  tags: ['visual'],
  args: {
    operation: { ...completedWithFailures, posts: oneOfEach, successPostsCount: 1, failedPostsCount: 1 },
    retry: <Button variant="primary">Retry only the one that failed</Button>,
  },
}

/** What the check before left out, each with the reason; those that failed are checked again first. */
export const AfterACheck: Story = {
  args: {
    operation: { ...completedWithFailures, leftOut: begunAfterCheck.leftOut ?? [] },
    retry: (
      <CheckFailed
        operation={completedWithFailures}
        preflightId="preflight-1"
        checking={{ busy: false, check: fn() }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '2 posts left out' })).toHaveTextContent('You left it out.')
    await expect(canvas.getByRole('button', { name: 'Check the 3 that failed again' })).toBeVisible()
  },
}

export const Completed: Story = { args: { operation: completed } }

export const Running: Story = { args: { operation: inProgress } }

export const Cancelled: Story = { args: { operation: aborted } }

export const German: Story = { globals: { language: 'de' } }

export const Greek: Story = { globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

/** The page around the report, before it has one. */
const page = <BulkReport operationId="bulk-7" onRetried={fn()} />
const call = '/bulk-transitions/bulk-7'

export const Loading: Story = {
  render: () => page,
  parameters: { world: { seed: 'default', troubles: { [call]: 'never' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the report')).toBeInTheDocument()
  },
}

export const Failed: Story = {
  render: () => page,
  parameters: { world: { seed: 'default', troubles: { [call]: 500 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Where the address names no operation, the person's own are listed. */
export const Own: Story = {
  render: () => <BulkReport operationId={null} onRetried={fn()} />,
  parameters: { world: 'bulk-running' },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('link', { name: 'Moving 48 posts to Approved' })
    await expect(own).toHaveAttribute('href', expect.stringContaining('operationId='))
  },
}

export const NoneOfOneself: Story = {
  render: () => <BulkReport operationId={null} onRetried={fn()} />,
  parameters: { world: 'empty' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bulk changes yet')).toBeVisible()
  },
}
