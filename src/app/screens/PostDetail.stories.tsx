import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { Screen } from './Screen'

const meta = {
  title: 'Screens/Post',
  component: Screen,
  parameters: { layout: 'fullscreen', address: null, world: 'default' },
  args: { address: '/post/p-1042' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await expect((await canvas.findAllByText('Sofia Karras'))[0]).toBeVisible()
  },
} satisfies Meta<typeof Screen>

export default meta
type Story = StoryObj<typeof meta>

export const Comments: Story = { tags: ['tall'] }

export const Attachments: Story = { tags: ['tall'], args: { address: '/post/p-1042/attachments' }, play: showsFiles() }

export const German: Story = { globals: { language: 'de' }, play: showsComments('Kommentare') }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const GreekOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: showsComments('Σχόλια'),
}

/** The banner of a post that only who writes it sees, and the way on. */
export const DraftInGerman: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1041' },
  globals: { language: 'de' },
  play: showsBanner(/^Entwurf\. Nur Sie sehen diesen Beitrag\./, 'Weiterschreiben'),
}

export const ScheduledInGreek: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-1037' },
  globals: { language: 'el' },
  play: showsBanner(/^Προγραμματισμένη για .+ π\.μ\.: μέχρι τότε/, 'Συνέχεια γραφής'),
}

export const ArchivedOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  args: { address: '/post/p-849' },
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Seit .+ im Archiv\. Kommentare und Antworten sind geschlossen\./),
    ).toBeVisible()
  },
}

/** Of a community whose posts only its members read. */
export const Refused: Story = {
  tags: ['no-visual'],
  args: { address: '/post/p-965' },
  play: async ({ canvas }) => {
    const name = 'This community is not open to you'
    await expect(await canvas.findByRole('heading', { level: 1, name })).toBeVisible()
  },
}

export const Missing: Story = {
  args: { address: '/post/p-0' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/404/)).toBeVisible()
  },
}

function showsFiles(): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect((await canvas.findAllByText(/report-line4/))[0]).toBeVisible()
  }
}

function showsComments(name: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: new RegExp(`^${name}`), selected: true })).toBeVisible()
    await expect((await canvas.findAllByText('Sofia Karras'))[0]).toBeVisible()
  }
}

function showsBanner(words: RegExp, link: string): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeVisible()
    await expect(canvas.getByRole('link', { name: link })).toBeVisible()
  }
}
