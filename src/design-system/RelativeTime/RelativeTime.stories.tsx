import type { Meta, StoryObj } from '@storybook/react-vite'

import { RelativeTime } from './RelativeTime'

const relative = (locale: string) => (date: Date, now: Date) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    Math.round((date.getTime() - now.getTime()) / 60_000),
    'minute',
  )
const exact = (locale: string) => (date: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Rome' }).format(date)

const meta = {
  title: 'Parts/RelativeTime',
  component: RelativeTime,
  args: {
    value: '2026-11-20T10:12:00Z',
    now: new Date('2026-11-20T10:17:00Z'),
    format: relative('en-GB'),
    formatExact: exact('en-GB'),
  },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const German: Story = { args: { format: relative('de'), formatExact: exact('de') } }
export const Greek: Story = { args: { format: relative('el'), formatExact: exact('el') } }
