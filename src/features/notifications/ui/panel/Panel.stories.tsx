import type { Meta, StoryObj } from '@storybook/react-vite'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, userEvent, within } from 'storybook/test'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { sendReadsFx } from '../../api/effects'
import { $panelOpen, $unreadCount } from '../../model/bell'
import { $onlyUnread, $stream } from '../../model/notifications'
import {
  askMore,
  firstPageQuestion,
  load,
  missPage,
  nextPageQuestion,
  noStream,
  receivePage,
  type Stream,
} from '../../model/stream'
import { crowd } from '../../model/testing/fixtures'
import type { StreamPage } from '../../model/types'
import Panel from './Panel'

type StoryProps = { stream: Stream; unread: number; onlyUnread?: boolean }

function PanelInState({ stream, unread, onlyUnread = false }: StoryProps) {
  const scope = fork({
    values: [
      [$panelOpen, true],
      [$stream, stream],
      [$unreadCount, unread],
      [$onlyUnread, onlyUnread],
    ],
    handlers: [[sendReadsFx, () => ({ count: 0, askedAt: 0, answeredAt: 0 })]],
  })
  return (
    <Provider value={scope}>
      <Panel />
    </Provider>
  )
}

const { firstPage, oneOfEach, emptyPage } = examples.getNotificationsStream

const loading = load(noStream, false)
const loaded = (page: StreamPage, onlyUnread = false) => {
  const asking = load(noStream, onlyUnread)
  return receivePage(asking, { ticket: firstPageQuestion(asking)?.ticket ?? 0, page })
}
const longer = loaded({ ...firstPage, nextPageToken: 'older' })
const asking = askMore(longer)
const unavailable = new ApiError({ kind: 'unavailable', code: 'service-unavailable', status: 503, requestId: '9f2c41' })
const offline = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })
const failed = (stream: Stream, error: ApiError) =>
  missPage(stream, {
    ticket: (nextPageQuestion(stream) ?? firstPageQuestion(stream))?.ticket ?? 0,
    error,
    refused: false,
  })

const meta = {
  title: 'Features/Notifications/Panel',
  component: PanelInState,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: { stream: longer, unread: 4 },
} satisfies Meta<typeof PanelInState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const EveryKind: Story = { args: { stream: loaded(oneOfEach) } }
export const FirstLoading: Story = { args: { stream: loading } }
export const LoadingMore: Story = { args: { stream: asking } }
export const MoreFailed: Story = { args: { stream: failed(asking, unavailable) } }
export const Empty: Story = { args: { stream: loaded(emptyPage), unread: 0 } }
export const NothingUnread: Story = { args: { stream: loaded(emptyPage, true), unread: 0, onlyUnread: true } }
export const Failed: Story = { args: { stream: failed(loading, unavailable) } }
export const Offline: Story = { args: { stream: failed(loading, offline) } }
export const EverythingRead: Story = {
  args: {
    stream: loaded({ ...firstPage, notifications: firstPage.notifications.map((one) => ({ ...one, read: true })) }),
    unread: 0,
  },
}
export const AllMarked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const TenThousand: Story = {
  tags: ['no-visual'],
  args: { stream: loaded({ notifications: crowd(10_000), nextSyncToken: 's' }), unread: 10_000 },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('article')
    await expect(rows.length).toBeLessThan(40)
  },
}
