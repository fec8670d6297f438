import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import type { ComponentGuide } from '../guide'
import { Avatar } from './Avatar'
import { hues } from './initials'

const people = ['Giulia Riva', 'Marco Bianchi', 'Sofia Karras', 'Tiago Duarte', 'Anna Lindqvist', 'Jules Perrin']

// A picture of two flat fields, so that the story needs no file.
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%2397c2f0' d='M0 0h8v8H0z'/%3E%3Ccircle cx='4' cy='9' r='4' fill='%23284561'/%3E%3C/svg%3E"

const guide: ComponentGuide = {
  purpose: 'A person or a community at a glance: the picture, or initials on a colour that stays the same everywhere.',
  notFor: 'Several people in little room (AvatarStack), and the customer’s logo (Brand).',
  keyboard: [],
  accessibility:
    'Silent as long as the name stands beside it; `labelled` gives it the name where it does not. Initials reach 4.5:1 on every one of the eight colours.',
  notShown: {
    German: 'Its words are one or two initials.',
    '390 px': 'It has a size of its own.',
  },
}

const meta = {
  title: 'Components/Data/Avatar',
  tags: ['ready'],
  parameters: { guide },
  component: Avatar,
  args: { name: 'Marco Bianchi', labelled: true },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = {}
export const Picture: Story = { args: { src: picture } }
export const BrokenPicture: Story = { args: { src: 'data:image/png;base64,broken' } }
export const GreekName: Story = { args: { name: 'Ελένη Παπαδάκη' } }
export const Nameless: Story = { args: { name: '', labelled: false } }

export const People: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {people.map((name) => (
        <Avatar key={name} name={name} labelled />
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {([24, 28, 34, 36, 40, 64, 96] as const).map((size) => (
        <Avatar key={size} name="Sofia Karras" size={size} labelled />
      ))}
    </Stack>
  ),
}

export const Colours: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      {hues.map((hue) => (
        <Avatar key={hue} name={hue} hue={hue} size={36} labelled />
      ))}
    </Stack>
  ),
}
