import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { IconButton } from '../IconButton'
import { Icon, SlidersHorizontalIcon } from '../icons'
import { SearchField, type SearchFieldProps } from './SearchField'

function WithState(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onValueChange={setValue} />
}

const meta = {
  title: 'Parts/SearchField',
  component: SearchField,
  args: {
    label: 'Search',
    clearLabel: 'Clear the search',
    shortcut: '/',
    value: '',
    onValueChange: fn(),
    onSubmit: fn(),
  },
  render: (args) => <WithState {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const AtRest: Story = {}

export const WithAQuery: Story = {
  args: {
    value: 'line 4 sensor',
    action: <IconButton size="sm" label="Advanced search" icon={<Icon of={SlidersHorizontalIcon} size="sm" />} />,
  },
}

export const Typing: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, ' catalogue {Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith('catalogue')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear the search' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
