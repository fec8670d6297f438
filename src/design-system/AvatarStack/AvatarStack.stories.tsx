import type { Meta, StoryObj } from '@storybook/react-vite'
import { AvatarStack } from './AvatarStack'

const people = [
  'Giulia Riva',
  'Marco Bianchi',
  'Sofia Karras',
  'Tiago Duarte',
  'Anna Lindqvist',
  'Jules Perrin',
  'Elena Papadaki',
].map((name) => ({ id: name, name }))

const meta = {
  title: 'Parts/AvatarStack',
  component: AvatarStack,
  args: { people, moreLabel: (count: number) => `and ${count} others` },
} satisfies Meta<typeof AvatarStack>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const JustFits: Story = { args: { people: people.slice(0, 5) } }
export const Two: Story = { args: { people: people.slice(0, 2) } }
