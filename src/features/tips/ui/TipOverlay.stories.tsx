import type { Meta, StoryObj } from '@storybook/react-vite'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import type { Tip } from '@/shared/overlays'
import { newVersionTip } from '../model/standard-tips'
import { $tip } from '../model/tips'
import { TipOverlay } from './TipOverlay'

function WithTip({ tip }: { tip: Tip }) {
  const scope = fork({ values: [[$tip, { phase: 'staying', serial: 1, tip }]] })
  return (
    <MemoryRouter>
      <Provider value={scope}>
        <TipOverlay />
      </Provider>
    </MemoryRouter>
  )
}

const meta = {
  title: 'Features/Tips',
  component: WithTip,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: { tip: { severity: 'success', title: 'Link copied' } },
} satisfies Meta<typeof WithTip>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const NewVersion: Story = { args: { tip: newVersionTip } }
export const System: Story = {
  args: {
    tip: {
      severity: 'system',
      title: 'Maintenance on Saturday',
      message: 'The portal rests from 22:00 to 23:30.',
      actionCallbacks: [{ label: 'Understood', onSelect: () => undefined }],
    },
  },
}
export const Failure: Story = {
  args: {
    tip: {
      severity: 'error',
      title: 'The status was not changed',
      message: {
        ops: [
          { insert: 'Somebody moved this post to ' },
          { insert: 'Approved', attributes: { bold: true } },
          { insert: ' a minute ago.\n' },
        ],
      },
      actionCallbacks: [{ label: 'Show the change', onSelect: () => undefined }],
    },
  },
}
