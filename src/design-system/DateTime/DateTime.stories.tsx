import type { Meta, StoryObj } from '@storybook/react-vite'

import { DateTime } from './DateTime'
import type { ComponentGuide } from '../guide'

const format = (locale: string) => {
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })
  return (date: Date) => format(date)
}

const guide: ComponentGuide = {
  purpose: 'A moment that stays as it is written: when a file was uploaded, when a meeting begins.',
  notFor: 'How long ago something was (RelativeTime), choosing a day (DatePicker), spans and durations.',
  keyboard: [],
  accessibility:
    'A time element: the words are what the language writes, the exact instant is in its attribute. Give format the reader’s language and time zone, and write the zone out where people of several meet.',
  notShown: {
    '390 px': 'It is as wide as its words.',
  },
}

const meta = {
  title: 'Components/Data/DateTime',
  component: DateTime,
  tags: ['ready'],
  parameters: { guide },
  args: { value: '2026-11-20T08:12:00Z', format: format('en-GB') },
} satisfies Meta<typeof DateTime>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Greek: Story = { args: { format: format('el') } }
export const German: Story = { args: { format: format('de') } }
