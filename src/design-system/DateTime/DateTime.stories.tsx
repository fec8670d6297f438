import type { Meta, StoryObj } from '@storybook/react-vite'

import { DateTime } from './DateTime'

const format = (locale: string) => {
  const { format } = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })
  return (date: Date) => format(date)
}

const meta = {
  title: 'Parts/DateTime',
  component: DateTime,
  args: { value: '2026-11-20T08:12:00Z', format: format('en-GB') },
} satisfies Meta<typeof DateTime>

export default meta
type Story = StoryObj<typeof meta>

export const English: Story = {}
export const Greek: Story = { args: { format: format('el') } }
export const German: Story = { args: { format: format('de') } }
