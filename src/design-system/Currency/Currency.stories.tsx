import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { Stack } from '../Stack'
import { Currency } from './Currency'

const guide: ComponentGuide = {
  purpose:
    'An amount of money, written as the reader’s language writes it: separators, cents, and the symbol on the right side of the number.',
  notFor:
    'Amounts to be typed (TextField with a numeric keyboard), sizes of files (FileSize), plain counts and percentages (the language’s number format).',
  keyboard: [],
  accessibility:
    'A data element: its text is read as it stands, the exact number is its value. Give the currency of the amount and the locale of the reader; never convert one by the other.',
  notShown: {
    '390 px': 'It is as wide as its words.',
  },
}

const meta = {
  title: 'Components/Data/Currency',
  component: Currency,
  tags: ['ready'],
  parameters: { guide },
  args: { value: 1234.5, currency: 'EUR', locale: 'en-GB' },
} satisfies Meta<typeof Currency>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Negative: Story = { args: { value: -48.2 } }
export const NarrowSymbol: Story = { args: { currency: 'USD', locale: 'it-IT', narrow: true } }
export const FullSymbol: Story = { args: { currency: 'USD', locale: 'it-IT' } }
export const WithoutZeroCents: Story = { args: { value: 12, hideZeroCents: true } }
export const UnknownCurrency: Story = { args: { value: 350, currency: 'points' } }

export const EachLanguage: Story = {
  render: (args) => (
    <Stack gap={2}>
      {['en-GB', 'it-IT', 'es-ES', 'de-DE', 'el-GR', 'fr-FR'].map((locale) => (
        <Currency key={locale} {...args} value={123_456.5} locale={locale} lang={locale} />
      ))}
      <Currency {...args} value={123_456.5} currency="BRL" locale="pt-BR" lang="pt-BR" />
    </Stack>
  ),
}
