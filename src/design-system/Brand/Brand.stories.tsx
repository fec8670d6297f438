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

function logo(colour: string): string {
  const arch = `<path d="M8 40 V24 a16 16 0 0 1 32 0 V40" fill="none" stroke="${colour}" stroke-width="5"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">${arch}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const meta = {
  title: 'Components/Layout/Brand',
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

/** Each theme has its own logo. */
export const LogoForDark: Story = { args: { logoSrc: logo('#0b5c6b'), darkLogoSrc: logo('#7cc9d8') } }

/** A name that is longer than the room beside it. */
export const LongGermanNameOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'de', name: 'Berufsgenossenschaft Verkehrswirtschaft Post-Logistik Telekommunikation', href: '/' },
}

export const GreekName: Story = { tags: ['no-visual'], args: { lang: 'el', name: 'Μεριδιανή', size: 'lg' } }
