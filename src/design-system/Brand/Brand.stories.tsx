import type { Meta, StoryObj } from '@storybook/react-vite'
import { Brand } from './Brand'

const meta = { title: 'Parts/Brand', component: Brand, args: { name: 'Meridiana' } } satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const AsLink: Story = { args: { href: '/' } }
