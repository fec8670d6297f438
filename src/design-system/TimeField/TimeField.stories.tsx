import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { TimeField, type TimeFieldProps } from './TimeField'

const guide: ComponentGuide = {
  purpose: 'A time of day with 24 hours, in the language of the page, whatever that of the browser.',
  notFor: 'A day (DatePicker), a length of time, showing a time (DateTime).',
  keyboard: [
    { keys: 'Digits', does: 'Fill the part with the focus and go on to the next one' },
    { keys: '↑ ↓', does: 'Count' },
    { keys: '← →', does: 'Go to the part before or after' },
    { keys: 'Backspace', does: 'Empty the part' },
  ],
  accessibility: 'A group of two spin buttons named by the label; the library names hour and minute.',
}

function WithState(props: TimeFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <TimeField
      {...props}
      value={value}
      onValueChange={(time) => {
        setValue(time)
        props.onValueChange(time)
      }}
    />
  )
}

const meta = {
  title: 'Components/Fields/TimeField',
  component: TimeField,
  tags: ['draft'],
  parameters: { guide },
  args: { label: 'Time', value: '18:30', locale: 'en-GB', onValueChange: fn() },
  render: (args) => <WithState {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 240 }}>{Story()}</div>],
} satisfies Meta<typeof TimeField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Empty: Story = { args: { value: '', description: 'Your time: Rome' } }
export const Optional: Story = { args: { value: '', optionalLabel: 'optional' } }
export const Required: Story = { args: { required: true } }
export const Disabled: Story = { args: { disabled: true } }
export const WithError: Story = { args: { value: '05:00', error: 'This time has passed.' } }
export const LabelHidden: Story = { args: { labelHidden: true } }
export const German: Story = { args: { locale: 'de-DE', label: 'Uhrzeit der geplanten Veröffentlichung' } }
export const OnAPhone: Story = { tags: ['phone'] }

/** 18 is an hour in Greek too, where the browser would write π.μ. or μ.μ. behind the hour. */
export const Greek: Story = { args: { locale: 'el-GR', label: 'Ώρα' } }

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    const [hour, minute] = canvas.getAllByRole('spinbutton')
    await expect(hour).toHaveFocus()
    await userEvent.keyboard('1805')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18:05')
    await expect(minute).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('18:06')
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('17:06')
    await userEvent.keyboard('{ArrowRight}{Backspace}')
    await expect(minute).not.toHaveTextContent('06')
  },
}
