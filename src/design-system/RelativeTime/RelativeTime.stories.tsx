import type { Meta, StoryObj } from '@storybook/react-vite'

import { RelativeTime } from './RelativeTime'
import type { ComponentGuide } from '../guide'

const relative = (locale: string) => (date: Date, now: Date) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(
    Math.round((date.getTime() - now.getTime()) / 60_000),
    'minute',
  )
const exact = (locale: string) => (date: Date) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Rome' }).format(date)

const guide: ComponentGuide = {
  purpose:
    'How long ago something was, kept true while the page stays open: “5 min ago”, “Today, 09:12”. The exact moment shows while the pointer rests on it.',
  notFor: 'Moments that matter to the minute or are in the future (DateTime), what is printed or exported.',
  keyboard: [],
  accessibility:
    'A time element with the exact instant in its attribute and in its title. It changes each minute without being announced. Where the exact moment is needed to act, show it as a DateTime: a title is out of reach for touch and keyboard.',
  notShown: {
    '390 px': 'It is as wide as its words.',
  },
}

const meta = {
  title: 'Components/Data/RelativeTime',
  component: RelativeTime,
  tags: ['ready'],
  parameters: { guide },
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
