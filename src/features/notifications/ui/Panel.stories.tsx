import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ApiError } from '@/api'
import { examples } from '@/api/examples.gen'
import { waitFx } from '@/shared/delay'
import { withScope } from '@/shared/testing/with-scope'
import { sendReadsFx } from '../api/effects'
import { $panelOpen, $unreadCount } from '../bell'
import type { StreamPage } from '../notification'
import { noConsent, type Consent } from '../push/consent'
import { $consent, askPermissionFx } from '../push/consent-model'
import {
  $onlyUnread,
  $stream,
  failFirstPage,
  failNextPage,
  loadFirstPage,
  loadMore,
  noStream,
  receiveFirstPage,
  type Stream,
} from '../stream'
import { crowd } from '../testing/fixtures'
import { Panel } from './Panel'

/** The panel, open, with its model in a state. */
function inState(stream: Stream, unread: number, { onlyUnread = false, consent = noConsent } = {}): Story {
  return {
    decorators: [
      withScope(
        [
          [$panelOpen, true],
          [$stream, stream],
          [$unreadCount, unread],
          [$onlyUnread, onlyUnread],
          [$consent, consent],
        ],
        [
          [sendReadsFx, () => ({ count: 0, askedAt: 0, answeredAt: 0 })],
          // The browser's question stays open, as it does until it is answered.
          [askPermissionFx, () => new Promise<never>(() => undefined)],
          // The undo time does not pass, so that its bar can be looked at.
          [waitFx, () => new Promise<never>(() => undefined)],
        ],
      ),
    ],
  }
}

const { firstPage, oneOfEach, emptyPage } = examples.getNotificationsStream

const loading = loadFirstPage(noStream, false)
const loaded = (page: StreamPage, onlyUnread = false) => receiveFirstPage(loadFirstPage(noStream, onlyUnread), page)
const longer = loaded({ ...firstPage, nextPageToken: 'older' })
const loadingMore = loadMore(longer)
const unavailable = new ApiError({ kind: 'unavailable', code: 'service-unavailable', status: 503, requestId: '9f2c41' })
const offline = new ApiError({ kind: 'offline', code: 'offline', status: 0, requestId: null })

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
export const LoadingMore = inState(loadingMore, 4)
export const MoreFailed = inState(failNextPage(loadingMore, { error: unavailable, refused: false }), 4)
export const Empty = inState(loaded(emptyPage), 0)
export const NothingUnread = inState(loaded(emptyPage, true), 0, { onlyUnread: true })
export const Failed = inState(failFirstPage(loading, { error: unavailable, refused: false }), 4)
export const Offline = inState(failFirstPage(loading, { error: offline, refused: false }), 4)
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

const phone = { globals: { viewport: { value: 'phone' } } }
const mayPush: Consent = { permission: 'default', choice: null, asking: false }
const blocked: Consent = { permission: 'denied', choice: 'on', asking: false }
const switchOf = (element: HTMLElement) => within(element).getByRole('button', { name: 'Browser notifications' })

/** The portal asks in its own words, and the browser only after a click. */
export const PushOffered: Story = {
  ...inState(longer, 4, { consent: mayPush }),
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }))
    await expect(canvas.getByText('Your browser is asking for permission')).toBeVisible()
    await expect(canvas.getByRole('dialog')).toHaveFocus()
  },
}
export const PushDeclined: Story = {
  ...inState(longer, 4, { consent: mayPush }),
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }))
    await expect(canvas.queryByText('Turn on desktop notifications')).toBeNull()
    await expect(switchOf(canvasElement)).toHaveAttribute('aria-pressed', 'false')
    await expect(canvas.getByRole('dialog')).toHaveFocus()
  },
}
export const PushAsking: Story = {
  ...inState(longer, 4, { consent: { ...mayPush, asking: true } }),
  tags: ['no-visual'],
}
export const PushOn: Story = {
  ...inState(longer, 4, { consent: { permission: 'granted', choice: 'on', asking: false } }),
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await expect(switchOf(canvasElement)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(switchOf(canvasElement))
    await expect(switchOf(canvasElement)).toHaveAttribute('aria-pressed', 'false')
  },
}
/** Where the browser forbids them, the portal may not ask again: it says what the person can do. */
export const PushBlocked: Story = {
  ...inState(longer, 4, { consent: blocked }),
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/^Open the site settings/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without' }))
    await expect(canvas.queryByText(/^Open the site settings/)).toBeNull()
    await userEvent.click(switchOf(canvasElement))
    await expect(canvas.getByText(/^Open the site settings/)).toBeVisible()
  },
}
export const PushOfferedOnAPhone: Story = {
  ...inState(longer, 4, { consent: mayPush }),
  ...phone,
  tags: ['no-visual'],
}
export const PushBlockedOnAPhoneInGreek: Story = {
  ...inState(longer, 4, { consent: blocked }),
  globals: { ...phone.globals, language: 'el' },
  tags: ['no-visual'],
}
