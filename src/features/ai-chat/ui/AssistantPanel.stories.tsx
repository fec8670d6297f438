import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'

import { examples, requestExamples } from '@/api/examples.gen'

import type { AssistantMessage } from '../model/conversation'
import { AssistantPanel, type AssistantPanelProps } from './AssistantPanel'

const { withBothReferences, withManyMarks, withoutReferences, markdown } = examples.askAssistant

const question: AssistantMessage = {
  from: 'person',
  id: 'q-1',
  text: requestExamples.askAssistant.firstQuestion.question,
}

const answered = ({ answer }: typeof withBothReferences): AssistantMessage => ({
  from: 'assistant',
  id: answer.id,
  answer,
  opinion: null,
  canRate: true,
})

/** As wide as its edge was dragged. */
function Held({ width: first, onWidthChange, ...props }: AssistantPanelProps) {
  const [width, setWidth] = useState(first)
  return (
    <AssistantPanel
      {...props}
      width={width}
      onWidthChange={(next) => {
        setWidth(next)
        onWidthChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Features/Assistant/Panel',
  component: AssistantPanel,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Giulia',
    conversation: [question, answered(withBothReferences)],
    phase: 'ready',
    width: 320,
    onWidthChange: fn(),
    onAsk: fn(),
    onAskAgain: fn(),
    onStop: fn(),
    onNewChat: fn(),
    onOpinion: fn(),
    onCopy: fn(),
    onSource: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <div style={{ blockSize: '100vh', display: 'flex', justifyContent: 'flex-end' }}>
      <Held {...args} />
    </div>
  ),
} satisfies Meta<typeof AssistantPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const BeforeTheFirstQuestion: Story = { args: { conversation: [] } }

export const Thinking: Story = { args: { conversation: [question], phase: 'thinking' } }

export const ManySources: Story = { args: { conversation: [question, answered(withManyMarks)] } }

export const Markdown: Story = { args: { conversation: [question, answered(markdown)], width: 640 } }

export const NothingFound: Story = { args: { conversation: [question, answered(withoutReferences)] } }

export const TooManyQuestions: Story = {
  args: { conversation: [question, { from: 'nobody', id: 'p-1', problem: 'tooMany' }] },
}

export const NotAllowed: Story = {
  args: { conversation: [question, { from: 'nobody', id: 'p-1', problem: 'notAllowed' }] },
}

export const Failed: Story = {
  args: { conversation: [question, { from: 'nobody', id: 'p-1', problem: 'failed' }] },
}

export const Expired: Story = { args: { phase: 'expired' } }

export const NoPermission: Story = { args: { conversation: [], phase: 'unavailable' } }

export const German: Story = { args: { conversation: [] }, globals: { language: 'de' } }

export const Greek: Story = { args: { phase: 'expired' }, globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const AsksByEnter: Story = {
  args: { conversation: [] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ask a question' })
    await userEvent.type(field, '  {Enter}')
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.type(field, 'What changes{Shift>}{Enter}{/Shift}now?{Enter}')
    await expect(args.onAsk).toHaveBeenCalledWith('What changes\nnow?')
    await expect(field).toHaveValue('')
  },
}

export const WaitsForTheAnswer: Story = {
  args: { conversation: [question], phase: 'thinking' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ask a question' }), 'And now?{Enter}')
    await expect(args.onAsk).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop waiting' }))
    await expect(args.onStop).toHaveBeenCalled()
  },
}

export const OpensItsSources: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source 2: report-line4.pdf' }))
    await expect(args.onSource).toHaveBeenLastCalledWith('ai-1', 1)
    await userEvent.click(canvas.getByRole('button', { name: /Post in Quality and safety/ }))
    await expect(args.onSource).toHaveBeenLastCalledWith('ai-1', 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Helpful' }))
    await expect(args.onOpinion).toHaveBeenCalledWith('ai-1', 'like')
  },
}
