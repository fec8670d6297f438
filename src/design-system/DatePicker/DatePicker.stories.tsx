import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { DatePicker, type DatePickerProps } from './DatePicker'
import type { DayProblem } from './day-problem'

const guide: ComponentGuide = {
  purpose:
    'A day of the calendar: typed in the order of the reader’s language by those who know it, looked up in a month by those who do not. On phones the month is a sheet.',
  notFor:
    'A moment with hour and zone, a span of days, a month or a year alone, showing a date (DateTime, RelativeTime).',
  keyboard: [
    { keys: 'Digits', does: 'Fill the part with the focus and go on to the next one' },
    { keys: '↑ ↓', does: 'In a part: count; in the month: go a week back or on' },
    { keys: '← →', does: 'Go to the part, or to the day, before or after' },
    { keys: 'Backspace', does: 'Empty the part' },
    { keys: 'Alt + ↓', does: 'Open the month' },
    { keys: 'Page Up, Page Down', does: 'In the month: turn the page; with Shift a whole year' },
    { keys: 'Tab', does: 'In the month: go on to the lists of months and of years' },
    { keys: 'Enter, Space', does: 'Choose the day and close the month' },
    { keys: 'Esc', does: 'Close the month and leave the day as it was' },
  ],
  accessibility:
    'A group of spin buttons named by the label; the button opens a dialog with the month as a grid, whose days are read out whole, and native lists of months and years above it. Days that cannot be chosen are struck through and say so. The library names parts, months and days in the language of the page; describeProblem says what is wrong with a typed day.',
}

const problems: Record<DayProblem['kind'], (limit: string | null) => string> = {
  early: (limit) => `The first possible day is ${limit}.`,
  late: (limit) => `The last possible day is ${limit}.`,
  unavailable: () => 'The plant is closed on this day.',
}

function WithState(props: DatePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DatePicker
      {...props}
      value={value}
      onValueChange={(day) => {
        setValue(day)
        props.onValueChange(day)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Due on',
    value: '2026-11-27',
    locale: 'en-GB',
    clearLabel: 'Clear the day',
    onValueChange: fn(),
    describeProblem: ({ kind, limit }) => problems[kind](limit),
  },
  render: (args) => <WithState {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: null, description: 'Leave it empty for a task without a date.' } }
export const Optional: Story = { args: { value: null, optionalLabel: 'optional' } }
export const WithError: Story = { args: { value: null, error: 'Choose the day by which it is done.' } }
export const TooEarly: Story = { args: { value: '2026-11-13', min: '2026-11-20' } }
export const Disabled: Story = { args: { disabled: true } }

const openMonth: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const buttons = within(canvasElement).getAllByRole('button')
  await userEvent.click(buttons.find((button) => button.getAttribute('aria-haspopup') === 'dialog')!)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(dialog).toBeVisible())
}

export const Open: Story = { tags: ['overlay'], play: openMonth }

const closedOnSundays = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() === 0

export const WithLimits: Story = {
  tags: ['overlay'],
  args: { min: '2026-11-16', max: '2026-12-04', isUnavailable: closedOnSundays },
  play: openMonth,
}

export const German: Story = {
  tags: ['overlay'],
  args: { locale: 'de-DE', label: 'Fertigzustellen bis spätestens', clearLabel: 'Datum entfernen' },
  play: openMonth,
}

export const Greek: Story = {
  tags: ['overlay'],
  args: { locale: 'el-GR', label: 'Προθεσμία', clearLabel: 'Διαγραφή ημερομηνίας' },
  play: openMonth,
}

/** The week begins on Sunday. */
export const Brazilian: Story = {
  tags: ['overlay'],
  args: { locale: 'pt-BR', label: 'Prazo', clearLabel: 'Limpar a data' },
  play: openMonth,
}

export const OnAPhone: Story = { tags: ['phone'], play: openMonth }

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  args: { value: null },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveFocus()
    await userEvent.keyboard('24122026')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-24')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-24')
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}')
    await waitFor(() => expect(screen.getByRole('button', { name: /24 December 2026/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-01-01')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AnotherYear: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    await openMonth(context)
    const month = within(screen.getByRole('dialog'))
    await userEvent.selectOptions(month.getByRole('combobox', { name: /year/i }), '2031')
    await userEvent.click(await month.findByRole('button', { name: / 1 November 2031/ }))
    await expect(context.args.onValueChange).toHaveBeenLastCalledWith('2031-11-01')
  },
}
