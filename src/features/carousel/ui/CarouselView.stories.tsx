import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { examples } from '@/api/examples.gen'

import { readCarousel } from '../model/carousel-config'
import { CarouselView, type CarouselViewProps } from './CarouselView'

const config = readCarousel(examples.getInfoCarousel.default.config) ?? { slides: [] }

function Held({ index: first, onIndexChange, ...props }: CarouselViewProps) {
  const [index, setIndex] = useState(first)
  return (
    <div style={{ blockSize: 480 }}>
      <CarouselView
        {...props}
        index={index}
        onIndexChange={(next) => {
          setIndex(next)
          onIndexChange(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Features/Carousel/Slides',
  component: CarouselView,
  parameters: { world: 'default' },
  args: { config, index: 0, onIndexChange: fn(), onSkip: fn(), onDone: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof CarouselView>

export default meta
type Story = StoryObj<typeof meta>

export const Configured: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onIndexChange).toHaveBeenCalledWith(1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }))
    await expect(args.onDone).toHaveBeenCalled()
  },
}

export const OwnWordsAndColours: Story = {
  args: {
    config: { slides: config.slides.map(({ title, description, urlImage }) => ({ title, description, urlImage })) },
  },
}

export const German: Story = { ...OwnWordsAndColours, globals: { language: 'de' } }

export const Greek: Story = { ...OwnWordsAndColours, globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
