import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { SkipLinks } from './SkipLinks'

const guide: ComponentGuide = {
  purpose: 'Ways past header and sidebar for those who come by keyboard; unseen until one has the focus.',
  notFor: 'Links within a text (Link) and tables of contents.',
  keyboard: [
    { keys: 'Tab', does: 'The first one appears' },
    { keys: 'Enter', does: 'Go to the content or the sidebar' },
  ],
  accessibility:
    'First in the page, in a landmark of its own. The target takes the focus itself, so that Tab goes on from there.',
}

const meta = {
  title: 'Components/Layout/SkipLinks',
  tags: ['ready'],
  parameters: { guide },
  component: SkipLinks,
  args: {
    label: 'Skip to',
    links: [
      { targetId: 'story-main', label: 'Go to main content' },
      { targetId: 'story-sidebar', label: 'Go to sidebar' },
    ],
  },
  render: (args) => (
    <>
      <SkipLinks {...args} />
      <nav id="story-sidebar" tabIndex={-1} aria-label="Main">
        <a href="/">Home</a>
      </nav>
      <main id="story-main" tabIndex={-1} style={{ paddingBlockStart: 48 }}>
        Press Tab to see the links.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLinks>

export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Go to main content' })).toHaveFocus()
  },
}

export const Followed: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('main')).toHaveFocus()
  },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    label: 'Springen zu',
    links: [
      { targetId: 'story-main', label: 'Zum Hauptinhalt dieser Seite springen' },
      { targetId: 'story-sidebar', label: 'Zur Seitenleiste springen' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(
      within(canvasElement).getByRole('link', { name: 'Zum Hauptinhalt dieser Seite springen' }),
    ).toHaveFocus()
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    label: 'Μετάβαση',
    links: [
      { targetId: 'story-main', label: 'Μετάβαση στο κύριο περιεχόμενο' },
      { targetId: 'story-sidebar', label: 'Μετάβαση στην πλευρική γραμμή' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'Μετάβαση στο κύριο περιεχόμενο' })).toHaveFocus()
  },
}
