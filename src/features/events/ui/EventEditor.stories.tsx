import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import type { Schemas } from '@/api'
import { useEventForm } from '../model/use-event-form'
import { EventEditor } from './EventEditor'

type Props = { event: Schemas['PostEvent'] | null; accepted: number; published: boolean }

/** The card with the draft that it changes, and what the draft holds of it below. */
function Edited({ event, accepted, published }: Props) {
  const [value, setValue] = useState(event)
  const draft = useEventForm({ value, timeZone: 'Europe/Rome', accepted, onValueChange: setValue })
  return (
    <div style={{ maxInlineSize: 320 }}>
      <EventEditor {...{ draft, accepted, published }} />
      <output hidden>{JSON.stringify(value)}</output>
    </div>
  )
}

const meta = {
  title: 'Features/Post/Event editor',
  component: Edited,
  parameters: { world: 'default' },
  args: { event: null, accepted: 0, published: false },
} satisfies Meta<typeof Edited>

export default meta
type Story = StoryObj<typeof meta>

const press: Schemas['PostEvent'] = {
  startAt: { zonedDatetime: '2027-12-01T04:00:00+01:00', timeZone: 'Europe/Rome' },
  endAt: { zonedDatetime: '2027-12-01T07:30:00+01:00', timeZone: 'Europe/Rome' },
  allDay: false,
  place: 'Gate 2',
  capacity: 40,
}

/** Added from nothing, and made one of whole days that are the same everywhere. */
export const Added: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an event' }))
    await userEvent.type(await canvas.findByLabelText(/^Place/), 'Canteen')
    await userEvent.selectOptions(canvas.getByLabelText('Times'), 'day')
    const kept = JSON.parse(canvasElement.querySelector('output')?.textContent ?? '') as Schemas['PostEvent']
    await expect(kept).toMatchObject({ allDay: true, place: 'Canteen' })
    await expect(JSON.stringify(kept.startAt)).toMatch(/T00:00"\}$/)
  },
}

/** In a zone, with a place and a number of places. */
export const Zoned: Story = { args: { event: press, published: true }, tags: ['visual'] }

/** What cannot be is said at its field, and stays as it was typed. */
export const Wrong: Story = {
  args: { event: press, accepted: 21, published: true },
  tags: ['visual'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const places = await canvas.findByLabelText(/^Number of places/)
    await userEvent.clear(places)
    await userEvent.type(places, '20')
    await expect(await canvas.findByText('21 people have already said yes')).toBeVisible()
    await userEvent.type(canvas.getByLabelText(/^Link to join/), 'meet.example')
    await expect(await canvas.findByText('Enter an address that starts with https://')).toBeVisible()
    await expect(canvasElement.querySelector('output')).not.toHaveTextContent('meet.example')
    await expect(canvas.getByLabelText(/^Link to join/)).toHaveValue('meet.example')
  },
}
