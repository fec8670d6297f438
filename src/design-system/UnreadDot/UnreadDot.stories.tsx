import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { UnreadDot } from './UnreadDot'

const guide: ComponentGuide = {
  purpose: 'Says that something is new, beside a wash or words that say it too.',
  notFor: 'Counting (Badge) and states (StatusChip).',
  keyboard: [],
  accessibility:
    'Never colour alone: give it a `label` unless the control’s own name says it. It keeps 3:1 against every surface, and stays where colours are forced.',
  notShown: {
    German: 'Its words are only read out.',
    Greek: 'Its words are only read out.',
    '390 px': 'It has a size of its own.',
  },
}

const meta = {
  title: 'Components/Data/UnreadDot',
  tags: ['ready'],
  parameters: { guide },
  component: UnreadDot,
  args: { label: 'Unread' },
} satisfies Meta<typeof UnreadDot>

export default meta
type Story = StoryObj<typeof meta>

export const InAList: Story = {}
export const OnTheBell: Story = { args: { tone: 'alert' } }
