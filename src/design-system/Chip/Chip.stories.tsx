import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useState } from 'react'
import { Icon, ImageIcon, PaperclipIcon } from '../icons'
import { Stack } from '../Stack'
import { Chip } from './Chip'
import { FilterChip, RemovableChip } from '../ChoiceChip'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose:
    'A small fact about a thing, a tag that leads to others like it, a filter that can be on, or a choice that can be let go of.',
  notFor:
    'States of a workflow (StatusChip), counts (Badge), one of several views (SegmentedControl), actions (Button).',
  keyboard: [
    { keys: 'Enter', does: 'Follow a chip that leads somewhere' },
    { keys: 'Enter, Space', does: 'Turn a filter on or off; let go of a choice by its button' },
  ],
  accessibility:
    'Plain words, a native link, or a native button with aria-pressed. The button that removes a chip says what it removes. A long name is cut for the eye and read out whole.',
}

const meta = {
  title: 'Components/Chip',
  component: Chip,
  tags: ['ready'],
  parameters: { guide },
  args: { children: '6 photos' },
} satisfies Meta<typeof Chip>

export default meta
type Story = StoryObj<typeof meta>

export const UnderAPost: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <Chip icon={<Icon of={PaperclipIcon} size="sm" />} href="/files/1">
        report-line4.pdf
      </Chip>
      <Chip icon={<Icon of={ImageIcon} size="sm" />}>6 photos</Chip>
      <Chip tone="accent" href="/search-v2?q=%23safety">
        #safety
      </Chip>
      <Chip tone="accent" href="/search-v2?q=%23line4">
        #line4
      </Chip>
    </Stack>
  ),
}

export const Plain: Story = {}

function Filters() {
  const [on, setOn] = useState(['Posts'])
  const toggle = (name: string) => setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name])
  return (
    <Stack direction="row" gap={2}>
      {['Posts', 'Comments', 'Media', 'Documents'].map((name) => (
        <FilterChip key={name} pressed={on.includes(name)} onPressedChange={() => toggle(name)}>
          {name}
        </FilterChip>
      ))}
    </Stack>
  )
}

export const Filter: Story = { render: () => <Filters /> }

export const Removable: Story = {
  render: () => (
    <Stack direction="row" gap={2}>
      <RemovableChip removeLabel="Remove report-line4.pdf" onRemove={() => {}}>
        report-line4.pdf
      </RemovableChip>
      <RemovableChip tone="accent" removeLabel="Remove #safety" onRemove={() => {}}>
        #safety
      </RemovableChip>
    </Stack>
  ),
}

export const TooLong: Story = {
  args: { children: 'protokoll-der-jahreshauptversammlung-mit-allen-anlagen-2026.pdf' },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <Chip {...args} />
    </div>
  ),
}

export const GermanAndGreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack direction="row" gap={2}>
      <Chip lang="de" tone="accent" href="/search-v2?q=%23arbeitsschutz">
        #Arbeitsschutzunterweisungen
      </Chip>
      <FilterChip lang="de" pressed onPressedChange={() => {}}>
        Nur nicht gelesene Beiträge
      </FilterChip>
      <RemovableChip lang="el" removeLabel="Αφαίρεση: #ασφάλεια" onRemove={() => {}}>
        #ασφάλεια
      </RemovableChip>
      <Chip lang="el">6 φωτογραφίες</Chip>
    </Stack>
  ),
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: () => <Filters />,
  play: async ({ canvasElement }) => {
    const posts = within(canvasElement).getByRole('button', { name: 'Posts' })
    await userEvent.tab()
    await expect(posts).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(posts).toHaveAttribute('aria-pressed', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(posts).toHaveAttribute('aria-pressed', 'true')
  },
}
