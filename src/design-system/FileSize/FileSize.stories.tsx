import type { Meta, StoryObj } from '@storybook/react-vite'

import { FileSize } from './FileSize'

const words = (locale: string) => (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, options).format(value)

const meta = {
  title: 'Parts/FileSize',
  component: FileSize,
  args: { bytes: 2_437_000, formatNumber: words('en-GB') },
} satisfies Meta<typeof FileSize>

export default meta
type Story = StoryObj<typeof meta>

export const Megabytes: Story = {}
export const Kilobytes: Story = { args: { bytes: 310_400 } }
export const Bytes: Story = { args: { bytes: 412 } }
export const French: Story = { args: { formatNumber: words('fr') } }
