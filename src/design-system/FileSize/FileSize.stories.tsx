import type { Meta, StoryObj } from '@storybook/react-vite'

import { FileSize } from './FileSize'
import type { ComponentGuide } from '../guide'

const words = (locale: string) => (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options).format(value)

const guide: ComponentGuide = {
  purpose: 'The size of a file in the unit that people would choose: 310 kB, 2.4 MB.',
  notFor:
    'A limit to be typed, other numbers with units (the language’s number format), how far a file has travelled (Progress).',
  keyboard: [],
  accessibility:
    'A data element: the words are read as they stand, the exact number of bytes is its value. Units are thousands, as file managers count.',
  notShown: {
    '390 px': 'It is as wide as its words.',
  },
}

const meta = {
  title: 'Components/Data/FileSize',
  component: FileSize,
  tags: ['ready'],
  parameters: { guide },
  args: { bytes: 2_437_000, formatNumber: words('en-GB') },
} satisfies Meta<typeof FileSize>

export default meta
type Story = StoryObj<typeof meta>

export const Megabytes: Story = {}
export const Kilobytes: Story = { args: { bytes: 310_400 } }
export const Bytes: Story = { args: { bytes: 412 } }
export const French: Story = { args: { formatNumber: words('fr') } }

export const German: Story = { tags: ['no-visual'], args: { formatNumber: words('de') } }
export const Greek: Story = { tags: ['no-visual'], args: { formatNumber: words('el') } }
