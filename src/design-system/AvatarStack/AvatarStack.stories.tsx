import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
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

const guide: ComponentGuide = {
  purpose: 'Several people in little room: the first few, and how many more.',
  notFor: 'A list in which each can be opened, and one person (Avatar).',
  keyboard: [],
  accessibility: 'A list that names everybody shown and says how many more there are in words.',
  notShown: {
    German: 'Its words are initials; how many more there are is read out.',
    '390 px': 'It is as wide as the faces that it shows.',
  },
}

const meta = {
  title: 'Components/Data/AvatarStack',
  tags: ['ready'],
  parameters: { guide },
  component: AvatarStack,
  args: { people, moreLabel: (count: number) => `and ${count} others` },
} satisfies Meta<typeof AvatarStack>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const JustFits: Story = { args: { people: people.slice(0, 5) } }
export const Two: Story = { args: { people: people.slice(0, 2) } }

export const Greek: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'el',
    people: ['Ελένη Παπαδάκη', 'Νίκος Παππάς', 'Σοφία Καρρά'].map((name) => ({ id: name, name })),
    moreLabel: (count: number) => `και άλλοι ${count}`,
  },
}
