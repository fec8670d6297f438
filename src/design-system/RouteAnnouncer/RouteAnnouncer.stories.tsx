import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button'
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

const meta = { title: 'Parts/RouteAnnouncer', component: Pages, tags: ['no-visual'] } satisfies Meta<typeof Pages>

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
