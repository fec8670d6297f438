import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { WhatIsNew } from './WhatIsNew'

const meta = {
  title: 'Features/Posts/What is new',
  component: WhatIsNew,
  decorators: [(Story) => <div style={{ maxInlineSize: '17.5rem' }}>{Story()}</div>],
  parameters: { world: 'default' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button')).toBeVisible()
  },
} satisfies Meta<typeof WhatIsNew>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Greek: Story = { globals: { language: 'el' } }
