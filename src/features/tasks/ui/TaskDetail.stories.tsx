import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { TaskDetail } from './TaskDetail'

const { taskDetail, groupTask, closedTask } = examples.getTask

const many = [
  'Giulia Riva',
  'Marco Bianchi',
  'Sofia Karras',
  'Tiago Duarte',
  'Anna Lindqvist',
  'Jules Perrin',
  'Elena Papadaki',
].map((fullName) => ({ ...taskDetail.createdBy, id: fullName, fullName }))

const meta = {
  title: 'Features/Tasks/Detail',
  component: TaskDetail,
  tags: ['no-visual'],
  parameters: { world: 'default' },
  args: { task: taskDetail },
} satisfies Meta<typeof TaskDetail>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const showsReminder: Play = async ({ canvas }) => {
  await expect(canvas.getByText('1 day before')).toBeVisible()
}

/** What a task is about, who does it and until when. */
export const Own: Story = { play: showsReminder }

/** Somebody of the group may take it; whoever cannot change it reads why. */
export const OfAGroup: Story = {
  args: { task: groupTask },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take' })).toBeVisible()
    await expect(canvas.getByText(/^Only its assignee/)).toBeVisible()
  },
}

/** Who has closed it, and when. */
export const Closed: Story = {
  args: { task: closedTask },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Closed by Giulia Riva/)).toBeVisible()
  },
}

/** A step of the post waits for it; its end is meant in another zone than the reader's. */
export const NeededElsewhere: Story = {
  args: {
    task: {
      ...taskDetail,
      requiredFor: { transitionId: 'tr-approve', name: 'Approve' },
      expiration: { zonedDatetime: '2026-11-27T17:00:00-03:00', timeZone: 'America/Sao_Paulo' },
      expirationAllDay: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Must be closed before post 1042/)).toBeVisible()
  },
}

/** Several people follow it: their faces, and everybody by name once the number is pressed. Nothing is more urgent. */
export const FollowedByMany: Story = {
  args: { task: { ...taskDetail, priority: 'urgent', monitors: many } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '7 people' }))
    await expect(canvas.getByRole('button', { name: 'Elena Papadaki' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '7 people' }))
    await expect(canvas.getByRole('list', { name: 'Monitored by' })).toBeVisible()
  },
}

/** Words of a newer server stand there as they came. */
export const UnknownWords: Story = {
  args: {
    task: {
      ...taskDetail,
      priority: 'cosmic',
      remindBefore: ['P30D'],
      state: { id: 'ts-parked', name: 'Parked', metadata: { styleColor: 'teal', styleColorCode: '#0d9488' } },
    },
  },
  play: async ({ canvas }) => {
    for (const word of ['cosmic', 'P30D', 'Parked']) await expect(canvas.getByText(word)).toBeVisible()
  },
}

export const GreekOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Giulia Riva')[0]).toBeVisible()
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Giulia Riva')[0]).toBeVisible()
  },
}
