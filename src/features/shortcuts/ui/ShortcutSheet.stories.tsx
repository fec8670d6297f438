import type { Meta, StoryObj } from '@storybook/react-vite'
import { withScope } from '@/shared/testing/with-scope'
import { $singleKeys } from '../model/shortcuts'
import { ShortcutSheet } from './ShortcutSheet'

const meta = {
  title: 'Features/Shortcuts/Sheet',
  component: ShortcutSheet,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShortcutSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SingleKeysOff: Story = { decorators: [withScope([[$singleKeys, false]])] }
export const German: Story = { globals: { language: 'de' } }
export const Greek: Story = { globals: { language: 'el' } }
