import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { VisuallyHidden } from './VisuallyHidden'

const guide: ComponentGuide = {
  purpose: 'Words for assistive technology where those who see have a drawing, a colour or a place.',
  notFor: 'Hiding something from everybody (do not render it), and names of controls, which have a `label`.',
  keyboard: [],
  accessibility:
    'In the accessibility tree and in reading order, out of sight, and without room. Never put a control into it.',
  notShown: {
    German: 'There is nothing to see.',
    Greek: 'There is nothing to see.',
    '390 px': 'There is nothing to see.',
  },
}

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  tags: ['ready'],
  parameters: { guide },
  component: VisuallyHidden,
  render: () => (
    <p>
      12 <VisuallyHidden>tasks wait for you</VisuallyHidden>
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const InText: Story = {}
