import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button'
import type { ComponentGuide } from '../guide'
import { Link } from '../Link'
import { Stack } from '../Stack'
import { Sheet, type SheetProps } from './Sheet'

const guide: ComponentGuide = {
  purpose:
    'On phones what a menu or a popover is elsewhere: choices and short facts come from the lower edge, within reach of the thumb.',
  notFor: 'Windows from 768 px (Menu, Popover), questions (ConfirmDialog), and forms (Dialog).',
  keyboard: [
    { keys: 'Escape', does: 'Close it; the focus returns to where it was' },
    { keys: 'Tab', does: 'Move inside it, round its ends' },
  ],
  accessibility:
    'A modal dialog named by its title. Drawing it down, the button, Escape and a press beside it all close it, so nobody needs the gesture. It keeps clear of the home indicator.',
}

const links = ['Useful links', 'Chat', 'Headquarters', 'Workflows', 'People', 'AI notes', 'Insights', 'Manage']

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  tags: ['ready', 'overlay'],
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'More',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <Stack gap={4}>
        {links.map((name) => (
          <Link key={name} href={`/${name}`}>
            {name}
          </Link>
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof Sheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithFooter: Story = {
  args: { title: 'Filter', footer: <Button variant="primary">Show 12 posts</Button> },
}

export const Long: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={line}>Line {line + 1} of a long explanation.</p>) },
}

export const LongAboveButtons: Story = {
  tags: ['no-visual'],
  args: {
    ...Long.args,
    footer: <Button variant="primary">Show 12 posts</Button>,
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Show 12 posts' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight))
    const last = screen.getByText('Line 40 of a long explanation.')
    last.scrollIntoView()
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top)
  },
}

export const LongGermanText: Story = {
  args: {
    title: 'Benachrichtigungseinstellungen für diesen Beitrag',
    closeLabel: 'Schließen',
    footer: (
      <>
        <Button>Zurücksetzen</Button>
        <Button variant="primary">Einstellungen übernehmen</Button>
      </>
    ),
  },
}

export const OnALargeWindow: Story = { globals: { viewport: { value: 'laptop' } } }

function OnRequest({ onClose, ...props }: SheetProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>More</Button>
      {open && (
        <Sheet
          {...props}
          onClose={() => {
            setOpen(false)
            onClose()
          }}
        />
      )}
    </>
  )
}

export const ByKeyboard: Story = {
  render: (args) => <OnRequest {...args} />,
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'More' })
    await userEvent.click(trigger)
    const sheet = await screen.findByRole('dialog', { name: 'More' })
    await userEvent.tab()
    await expect(sheet).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    title: 'Ρυθμίσεις ειδοποιήσεων για αυτή τη δημοσίευση',
    closeLabel: 'Κλείσιμο',
    footer: (
      <>
        <Button>Επαναφορά</Button>
        <Button variant="primary">Εφαρμογή ρυθμίσεων</Button>
      </>
    ),
  },
}
