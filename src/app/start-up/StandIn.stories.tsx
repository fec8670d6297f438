import type { Meta, StoryObj } from '@storybook/react-vite'

import { ApiError } from '@/api'
import { useIntl } from '@/shared/i18n'

import { StandIn, type StandInProps } from './StandIn'

/** The stand-in brings its own words in the portal, where nothing is above it. */
function InStoryLanguage({ why }: Pick<StandInProps, 'why'>) {
  return <StandIn intl={useIntl()} why={why} />
}

const meta = {
  title: 'Features/Start-up/Stand-in',
  component: InStoryLanguage,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InStoryLanguage>

export default meta
type Story = StoryObj<typeof meta>

export const OutOfService: Story = { args: { why: { kind: 'out-of-service' } } }

export const Failed: Story = {
  args: {
    why: {
      kind: 'failed',
      error: new ApiError({ kind: 'problem', status: 500, code: 'internal-error', requestId: 'q3xk1v8m' }),
    },
  },
}

export const Offline: Story = {
  args: {
    why: { kind: 'failed', error: new ApiError({ kind: 'offline', status: 0, code: 'offline', requestId: null }) },
  },
}

export const BrokenConfiguration: Story = {
  args: { why: { kind: 'broken', reason: 'The configuration is wrong at /realtime/enabled.' } },
}

export const OutOfServiceInGerman: Story = { ...OutOfService, globals: { language: 'de' } }
export const OfflineInGreek: Story = { ...Offline, globals: { language: 'el' } }
