import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button'
import type { ComponentGuide } from '../guide'
import { RouteAnnouncer } from './RouteAnnouncer'

function Pages() {
  const [title, setTitle] = useState('Dashboard')
  return (
    <>
      <Button onClick={() => setTitle('Notification settings')}>Go to the settings</Button>
      <RouteAnnouncer title={title} />
    </>
  )
}

const guide: ComponentGuide = {
  purpose:
    'Says the title of the page after a navigation that loads no document, as a browser does after one that does.',
  notFor: 'Results of what somebody did (Tip), and what changes on the same page (a status beside it).',
  keyboard: [],
  accessibility:
    'A polite status, once in the page and there from the beginning. Titles that settle late are said once; the first page is left to the browser.',
  notShown: {
    German: 'There is nothing to see.',
    Greek: 'There is nothing to see.',
    '390 px': 'There is nothing to see.',
  },
}

const meta = {
  title: 'Components/Layout/RouteAnnouncer',
  component: Pages,
  tags: ['ready', 'no-visual'],
  parameters: { guide },
} satisfies Meta<typeof Pages>

export default meta
type Story = StoryObj<typeof meta>

export const SaysTheTitle: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByText('Notification settings')).toBeInTheDocument()
  },
}
