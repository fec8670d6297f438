import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { Brand } from './Brand'

const guide: ComponentGuide = {
  purpose: 'Says whose portal this is: the customer’s logo, or our mark, with the name.',
  notFor: 'Ornament (Mark), and pictures of communities (Avatar).',
  keyboard: [{ keys: 'Enter', does: 'Go to the first page, where it is a link' }],
  accessibility:
    'With href it is a link named after the organisation; the picture is silent. A hidden name stays for assistive technology.',
}

const meta = {
  title: 'Components/Brand',
  tags: ['ready'],
  parameters: { guide },
  component: Brand,
  args: { name: 'Meridiana' },
} satisfies Meta<typeof Brand>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'lg' } }
export const AsLink: Story = { args: { href: '/' } }

/** A name that is longer than the room beside it. */
export const LongGermanNameOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'de', name: 'Berufsgenossenschaft Verkehrswirtschaft Post-Logistik Telekommunikation', href: '/' },
}

export const GreekName: Story = { tags: ['no-visual'], args: { lang: 'el', name: 'Μεριδιανή', size: 'lg' } }
