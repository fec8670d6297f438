import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack'
import { Text } from './Text'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'Words in a size, weight and tone of the scale, in the face of things that are operated or of things that are read.',
  notFor:
    'Titles (Heading), links (Link), text of authors with its own formats (RichText), dates and amounts (DateTime, Currency).',
  keyboard: [],
  accessibility:
    'Takes the element that the place asks for, by as; it adds no meaning of its own. A tone never carries a meaning alone: say “failed” in words too. Cut only names in rows, and never what can be pressed.',
}

const meta = {
  title: 'Components/Data/Text',
  component: Text,
  tags: ['ready'],
  parameters: { guide },
  args: { children: 'The sensor on the second press had drifted by 0.4 mm.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['ink', 'muted', 'faint', 'accent', 'success', 'warn', 'error'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}

export const Faces: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text {...args} face="reading" size="lg" />
      <Text {...args} face="mono" />
      <Text {...args} weight="strong" />
    </Stack>
  ),
}

export const Truncated: Story = { args: { truncate: true, style: { inlineSize: 200 } } }

export const Greek: Story = {
  args: { lang: 'el', children: 'Ο αισθητήρας της δεύτερης πρέσας είχε αποκλίνει κατά 0,4 mm.' },
}

export const LongGermanOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'de',
    size: 'lg',
    face: 'reading',
    children:
      'Die Positionssensorüberprüfungsdokumentation der Qualitätssicherungsabteilung liegt ab sofort im Betriebsanweisungsverzeichnis.',
  },
}
