import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import type { Task } from '../model/task-view'
import { TasksCard } from './TasksCard'

const tasks: readonly Task[] = [
  {
    id: 'task-1',
    title: 'Add alert for sensor drift',
    assignee: 'Giulia Riva',
    dueAt: '2026-11-27T17:00:00Z',
    done: false,
  },
  { id: 'task-2', title: 'Check press 1 and 3', assignee: 'Giulia Riva', dueAt: '2026-11-17T17:00:00Z', done: false },
  { id: 'task-3', title: 'Order two spare sensors', assignee: 'Luca Ferrari', dueAt: null, done: true },
]

const meta = {
  title: 'Features/Tasks/Card',
  component: TasksCard,
  args: { tasks: { phase: 'ready', canChange: true, tasks }, onDoneChange: fn(), onRetry: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '17.5rem' }}>{Story()}</div>],
} satisfies Meta<typeof TasksCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Check press 1 and 3' }))
    await expect(args.onDoneChange).toHaveBeenCalledWith(tasks[1], true)
  },
}

export const NoPermission: Story = { args: { tasks: { phase: 'ready', canChange: false, tasks } } }

export const Empty: Story = { args: { tasks: { phase: 'ready', canChange: true, tasks: [] } } }

export const Loading: Story = { args: { tasks: { phase: 'loading' } } }

export const Failed: Story = { args: { tasks: { phase: 'failed' } } }

export const LongGermanTitle: Story = {
  args: {
    tasks: {
      phase: 'ready',
      canChange: true,
      tasks: [
        {
          id: 'task-4',
          title: 'Überschreitungsmeldung für die Nullpunktabweichung der Pressensensoren einrichten',
          assignee: 'Giulia Riva',
          dueAt: '2026-11-03T17:00:00Z',
          done: false,
        },
      ],
    },
  },
  globals: { language: 'de' },
}

export const Greek: Story = { globals: { language: 'el' } }
