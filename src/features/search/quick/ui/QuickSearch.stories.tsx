import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { rememberVisit } from '@/features/visits'
import { storage } from '@/shared/storage'
import { SearchBar } from '../../ui/SearchBar'

type HeaderProps = { query: string; onSearch: (search: { q: string; filter: string }) => void }

/** The search where the header has it, at the end of a line. */
function InHeader({ query, onSearch }: HeaderProps) {
  const [open, setOpen] = useState(false)
  return (
    <div style={{ display: 'flow-root', minBlockSize: '46rem' }}>
      <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
        <div style={{ flex: '0 1 auto', minInlineSize: 0 }}>
          <SearchBar query={query} onSearch={onSearch} sheet={{ open, onOpenChange: setOpen }} />
        </div>
      </div>
    </div>
  )
}

const meta = {
  title: 'Features/Search/Quick search',
  component: InHeader,
  parameters: { world: 'default' },
  args: { query: '', onSearch: fn() },
} satisfies Meta<typeof InHeader>

export default meta
type Story = StoryObj<typeof meta>

/** Before anything is typed: where one was last, screens, and one's own communities. */
export const Empty: Story = {
  tags: ['overlay', 'visual'],
  beforeEach: () => {
    rememberVisit('giulia-riva', { kind: 'screen', id: 'tasks', title: '' })
    rememberVisit('giulia-riva', { kind: 'post', id: 'p-1042', title: 'Line 4 stop on Tuesday: what we found' })
    return () => storage.visits.remove('giulia-riva')
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await canvas.findByRole('option', { name: 'My space' })
    await expect(canvas.getByRole('option', { name: /^Line 4 stop/ })).toBeVisible()
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull()
  },
}

/** Typed: what this device knows, and what the server adds. */
export const Typed: Story = {
  tags: ['overlay', 'visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'pressa tor')
    await canvas.findByRole('option', { name: /^Nuova pressa in arrivo/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('option', { selected: true })).toBeVisible())
  },
}

/** The server does not answer: what this device knows is there. */
export const Failed: Story = {
  globals: { trouble: '500' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'task')
    await canvas.findByRole('option', { name: 'Tasks' })
    await canvas.findByRole('button', { name: 'Try again' })
  },
}

export const None: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin')
    await waitFor(() => expect(canvas.getAllByText('No suggestions. Press Enter to search.')[0]).toBeVisible())
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalled()
  },
}

export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'tor')
    await canvas.findByText('Geschlossene Community')
  },
}

export const Greek: Story = {
  globals: { language: 'el' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'κοινοτ')
    await canvas.findByRole('option', { name: 'Κοινότητες' })
  },
}

/** On a phone: the whole window, with the signs above the keyboard. */
export const OnAPhone: Story = {
  tags: ['overlay', 'phone', 'visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Search' }))
    await userEvent.type(sheet.getByRole('searchbox'), 'pressa tor')
    await sheet.findByRole('option', { name: /^Nuova pressa in arrivo/ })
    await waitFor(() =>
      expect(sheet.getByRole('option', { name: 'Search for “pressa tor”', selected: true })).toBeVisible(),
    )
  },
}

export const OnAPhoneGerman: Story = {
  tags: ['overlay', 'phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suchen' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Suchen' }))
    await userEvent.click(sheet.getByRole('button', { name: /muss vorkommen/ }))
    await expect(sheet.getByRole('searchbox')).toHaveValue('+')
  },
}

/** A long word stays within the window, and what cannot be searched is said where it is typed. */
export const OnAPhoneLongAndRefused: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    const dialog = await screen.findByRole('dialog', { name: 'Search' })
    const sheet = within(dialog)
    const field = sheet.getByRole('searchbox')
    const long = 'Hydraulikaggregatsverbindungsschlauchhalter'
    await userEvent.type(field, long)
    await sheet.findByRole('option', { name: `Search for “${long}”` })
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    await userEvent.clear(field)
    await userEvent.type(field, '+ -{Enter}')
    await sheet.findByText('Type at least one letter or number.')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await expect(field).toHaveValue('+ -')
  },
}
