import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { LogoLoader } from './LogoLoader'

const guide: ComponentGuide = {
  purpose: 'Holds the place of a whole page or document whose shape is not known yet: the logo over seven bars.',
  notFor:
    'What has a known shape (Skeleton in that shape), and what keeps people from going on although the page is there (LoadingLayer).',
  keyboard: [],
  accessibility:
    'A status that is busy; its label is said once, logo and bars are silent. The bars breathe slowly, and not at all for those who want no motion.',
  notShown: {
    German: 'Its words are only read out.',
    Greek: 'Its words are only read out.',
  },
}

const meta = {
  title: 'Components/Layout/LogoLoader',
  component: LogoLoader,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Meridiana is loading' },
} satisfies Meta<typeof LogoLoader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const CustomersLogo: Story = {
  args: {
    logoUrl: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="48"><rect width="160" height="48" rx="10" fill="#5b7f6a"/></svg>')}`,
  },
}
export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }
