import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { withScope } from '@/shared/testing/with-scope'
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

/** The panel, open, with its model in a state. */
function inState(stream: Stream, unread: number, onlyUnread = false): Story {
  return {
    decorators: [
      withScope(
        [
          [$panelOpen, true],
          [$stream, stream],
          [$unreadCount, unread],
          [$onlyUnread, onlyUnread],
        ],
        [[sendReadsFx, () => ({ count: 0, askedAt: 0, answeredAt: 0 })]],
      ),
    ],
  }
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

const allRead = firstPage.notifications.map((one) => ({ ...one, read: true }))

const meta = {
  title: 'Features/Notifications/Panel',
  component: Panel,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Panel>

export default meta
type Story = StoryObj<typeof meta>

export const Default = inState(longer, 4)
export const EveryKind = inState(loaded(oneOfEach), 4)
export const FirstLoading = inState(loading, 4)
export const LoadingMore = inState(asking, 4)
export const MoreFailed = inState(failed(asking, unavailable), 4)
export const Empty = inState(loaded(emptyPage), 0)
export const NothingUnread = inState(loaded(emptyPage, true), 0, true)
export const Failed = inState(failed(loading, unavailable), 4)
export const Offline = inState(failed(loading, offline), 4)
export const EverythingRead = inState(loaded({ ...firstPage, notifications: allRead }), 0)
export const AllMarked: Story = {
  ...inState(longer, 4),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}
export const TenThousand: Story = {
  ...inState(loaded({ notifications: crowd(10_000), nextSyncToken: 's' }), 10_000),
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('article')
    await expect(rows.length).toBeLessThan(40)
  },
}
