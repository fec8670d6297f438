import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent } from 'storybook/test'

import { Lightbox, type LightboxProps } from './Lightbox'

/** Drawn here, so that the story needs no server. */
const drawn = (hue: number, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 30% 65%)"/><circle cx="50%" cy="55%" r="22%" fill="hsl(${hue} 30% 50%)"/></svg>`,
  )}`

const pictures = [
  {
    id: 'a',
    url: drawn(190, 1200, 800),
    alternativeText: 'The second press with its cover taken off',
    caption: 'press-2-open.jpg',
  },
  { id: 'b', url: drawn(25, 800, 1200), alternativeText: 'The worn sensor in a hand', caption: 'sensor-worn.jpg' },
  { id: 'c', url: drawn(140, 1600, 700), alternativeText: 'The new sensor in its place', caption: 'sensor-new.jpg' },
]

function WithState(props: LightboxProps) {
  const [index, setIndex] = useState(props.index)
  return <Lightbox {...props} index={index} onIndexChange={setIndex} />
}

const meta = {
  title: 'Parts/Lightbox',
  tags: ['overlay'],
  component: Lightbox,
  parameters: { layout: 'fullscreen' },
  render: (args) => <WithState {...args} />,
  args: {
    pictures,
    index: 0,
    onIndexChange: () => {},
    onClose: () => {},
    labels: {
      title: 'Pictures of “Line 4 stop on Tuesday”',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      thumbnails: 'All pictures',
      position: (current, total) => `${current} of ${total}`,
      failed: 'This picture cannot be shown.',
    },
  },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Upright: Story = { args: { index: 1 } }
export const OnlyOne: Story = { args: { pictures: pictures.slice(0, 1) } }
export const DoesNotLoad: Story = {
  args: {
    pictures: [
      { id: 'x', url: 'data:image/png;base64,AA', alternativeText: 'A picture that is gone', caption: 'gone.jpg' },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.keyboard('{ArrowRight}')
    await expect(await screen.findByText('sensor-worn.jpg')).toBeVisible()
    await userEvent.keyboard('{End}')
    await expect(await screen.findByText('sensor-new.jpg')).toBeVisible()
  },
}
