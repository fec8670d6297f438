import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { $session } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { withScope } from '@/shared/testing/with-scope'
import { StandIn } from '../start-up/StandIn'
import { startWith, type FaultName, type StartCall } from '../start-up/testing/fault-walk'
import type { StartupOutcome } from '../start-up/outcome'
import { Screen } from './Screen'

type StartProps = {
  /** The call that goes wrong and how; null for none. */
  wrong: { call: StartCall; fault: FaultName } | null
  outcome?: StartupOutcome
}

/** What a start ends with, as the fault walk finds it out. */
function Start({ outcome }: StartProps) {
  const intl = useIntl()
  if (!outcome) return null
  if (outcome.kind !== 'ready') return <StandIn intl={intl} why={outcome} />
  return <Screen address={outcome.user ? '/' : '/login'} />
}

const meta = {
  title: 'Screens/Start-up',
  component: Start,
  // Each page is pictured by itself: these show which start leads to which.
  tags: ['no-visual', '!autodocs'],
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  loaders: [async ({ args }) => ({ outcome: await startWith(args.wrong ?? null) })],
  render: ({ wrong }, { loaded }) => <Start wrong={wrong} outcome={loaded['outcome'] as StartupOutcome} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
} satisfies Meta<typeof Start>

export default meta
type Story = StoryObj<typeof meta>

export const NothingGoesWrong: Story = {
  args: { wrong: null },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible()
  },
}

export const SessionRefused: Story = {
  args: { wrong: { call: 'session', fault: '401' } },
  decorators: [withScope([[$session, { phase: 'signed-out' }]])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('User name')).toBeVisible()
  },
}

export const ServiceRests: Story = {
  args: { wrong: { call: 'environment', fault: '503' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('503')).toBeVisible()
  },
}

/** The page names the request, so that the server's log can be asked. */
export const ServerFails: Story = {
  args: { wrong: { call: 'environment', fault: '500' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/r-1/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** Something else answered in the server's place. */
export const AnswerMakesNoSense: Story = { args: { wrong: { call: 'session', fault: 'HTML' } } }

export const NetworkLost: Story = {
  args: { wrong: { call: 'session', fault: 'a lost network' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const AnswerTooLate: Story = {
  ...NetworkLost,
  args: { wrong: { call: 'environment', fault: 'an answer too late' } },
}
