import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Clamp } from './Clamp'
import type { ComponentGuide } from '../guide'

const long =
  'A position sensor on the second press had drifted by 0.4 mm, so the press stopped itself to protect the tool. The sensor was replaced on both shifts the same day, and a check was added to the morning round. The full report, the photos and the values of the week before are attached, and the owner of the line answers questions below.'

const guide: ComponentGuide = {
  purpose: 'The first lines of a text, and a button for the rest. The button is there only when something is cut.',
  notFor:
    'One line in a row (Text with truncate), text whose whole must be seen to decide something, lists (show fewer items instead).',
  keyboard: [{ keys: 'Enter, Space', does: 'On the button: show the rest, or cut it again' }],
  accessibility:
    'The whole text stays in the document, so that it is read out and found by the browser’s search. The button tells by aria-expanded whether the rest is shown; give it words that say so too.',
}

const meta = {
  title: 'Components/Data/Clamp',
  component: Clamp,
  tags: ['ready'],
  parameters: { guide },
  args: { lines: 3, children: long, style: { maxInlineSize: 320 } },
} satisfies Meta<typeof Clamp>

export default meta
type Story = StoryObj<typeof meta>

export const Cut: Story = {}

export const WithButton: Story = { args: { moreLabel: 'Show more', lessLabel: 'Show less' } }

export const Opened: Story = {
  args: { moreLabel: 'Show more', lessLabel: 'Show less' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show more' }))
    await expect(within(canvasElement).getByRole('button', { name: 'Show less' })).toBeVisible()
  },
}

export const ShortText: Story = { args: { children: 'Agreed.', moreLabel: 'Show more', lessLabel: 'Show less' } }

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    children:
      'Die Positionssensorüberprüfungsdokumentation der Qualitätssicherungsabteilung liegt ab sofort im Betriebsanweisungsverzeichnis. Sie gilt für beide Schichten und ersetzt die bisherige Fassung vom Frühjahr.',
    moreLabel: 'Mehr anzeigen',
    lessLabel: 'Weniger anzeigen',
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    style: undefined,
    children:
      'Ένας αισθητήρας θέσης στη δεύτερη πρέσα είχε αποκλίνει κατά 0,4 mm, γι’ αυτό η πρέσα σταμάτησε για να προστατεύσει το εργαλείο. Ο αισθητήρας αντικαταστάθηκε και στις δύο βάρδιες την ίδια ημέρα, και ένας έλεγχος προστέθηκε στον πρωινό γύρο.',
    moreLabel: 'Άλλα',
    lessLabel: 'Λιγότερα',
  },
}

export const ByKeyboard: Story = {
  ...WithButton,
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const less = await canvas.findByRole('button', { name: 'Show less' })
    await expect(less).toHaveAttribute('aria-expanded', 'true')
    await expect(less).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toHaveFocus()
  },
}
