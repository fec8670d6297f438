import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack'
import { Text } from '../Text'
import { Icon } from './Icon'
import * as glyphs from './icons'

const meta = { title: 'Foundations/Icons', component: Icon, args: { of: glyphs.BellIcon } } satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

/** All drawings, by the name they are imported with. */
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1.5rem 0.5rem' }}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Stack key={name} gap={1} align="center">
          <Icon of={glyph} />
          <Text size="2xs" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </div>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack direction="row">
      <Icon of={glyphs.BellIcon} size="sm" />
      <Icon of={glyphs.BellIcon} />
      <Icon of={glyphs.BellIcon} size="lg" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll('svg'))
      await expect(getComputedStyle(icon)).toMatchObject({
        strokeWidth: '1.75px',
        fill: 'none',
        strokeLinecap: 'round',
      })
  },
}
