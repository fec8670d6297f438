import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { examples, requestExamples } from '@/api/examples.gen'

import { type AiMessage, type Answer, type AnswerError, type Chat, emptyChat } from '../model/chat'
import { writeDetail } from '../model/feedback'
import { AssistantPanel, type AssistantPanelProps } from './AssistantPanel'

const { withBothReferences, withManyMarks, withoutReferences, markdown } = examples.askAssistant

const question = {
  role: 'user',
  messageType: 'standard',
  id: 'q-1',
  timestamp: '2026-11-20T10:17:00Z',
  content: requestExamples.askAssistant.firstQuestion.question,
} satisfies AiMessage

const answered = (
  { answer: { id, message, creationTimestamp, references } }: typeof withBothReferences,
  change: Partial<Answer> = {},
): Answer => ({
  role: 'model',
  messageType: 'standard',
  id,
  timestamp: creationTimestamp,
  content: message,
  references,
  alreadyAnimated: true,
  ...change,
})

const longAnswer = {
  ...withoutReferences,
  answer: {
    ...withoutReferences.answer,
    id: 'ai-1',
    message: Array.from({ length: 400 }, (_, index) => `Word ${index + 1}`).join(' '),
  },
}

const failed = (messageType: AnswerError): AiMessage => ({
  role: 'model',
  messageType,
  id: 'p-1',
  timestamp: '2026-11-20T10:17:30Z',
})

const chatOf = (messages: readonly AiMessage[], change: Partial<Chat> = {}): Chat => ({
  ...emptyChat,
  messages,
  ...change,
})

/** So many questions, each with its answer. */
const longChat = chatOf(
  Array.from({ length: 30 }, (_, index) => [
    { ...question, id: `q-${index}`, content: `${question.content} (${index + 1})` },
    answered(index % 2 === 0 ? withBothReferences : markdown, { id: `a-${index}` }),
  ]).flat(),
)

/** The last message arrives when the panel stands. */
function Arriving({ chat, ...props }: AssistantPanelProps) {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true))
    return () => clearTimeout(timer)
  }, [])
  return <AssistantPanel {...props} chat={arrived ? chat : { ...chat, messages: chat.messages.slice(0, -1) }} />
}

/** As wide as its edge was dragged, with what was written in it. */
function Held({
  width: first,
  onWidthChange,
  draft: asked,
  onDraftChange,
  chat: atFirst,
  ...props
}: AssistantPanelProps) {
  const [width, setWidth] = useState(first)
  const [draft, setDraft] = useState(asked)
  const [chat, setChat] = useState(atFirst)
  return (
    <AssistantPanel
      {...props}
      chat={chat}
      onDetailChange={(detail) => setChat(writeDetail(chat, detail))}
      width={width}
      onWidthChange={(next) => {
        setWidth(next)
        onWidthChange(next)
      }}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next)
        onDraftChange(next)
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
    chat: chatOf([question, answered(withBothReferences)]),
    draft: '',
    onDraftChange: fn(),
    onSend: fn(),
    width: 320,
    onWidthChange: fn(),
    onAsk: fn(),
    onAskAgain: fn(),
    onStop: fn(),
    onNewChat: fn(),
    onShown: fn(),
    onRate: fn(),
    onDetailChange: fn(),
    onDetail: fn(),
    onDetailClose: fn(),
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

const waiting = chatOf([question], { asking: { phase: 'waiting', requestId: 'r-1' } })
const expired = chatOf([question, answered(withBothReferences), { ...question, id: 'q-2' }], {
  asking: { phase: 'expired' },
})
const rated = (feedbackLike: boolean, phase: 'detail' | 'sending') =>
  chatOf([question, answered(withBothReferences, { feedbackLike })], {
    feedback: { phase, messageId: 'ai-1', like: feedbackLike },
  })

export const Default: Story = {}

export const BeforeTheFirstQuestion: Story = { args: { chat: emptyChat } }

export const Thinking: Story = { args: { chat: waiting } }

/** An answer whose words appear one by one: it has no tools below it until it is there, and any key shows the rest. */
export const Typing: Story = {
  tags: ['no-visual'],
  args: { chat: chatOf([question, answered(longAnswer, { alreadyAnimated: false })]) },
  render: (args) => <Arriving {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onShown).toHaveBeenCalledWith('ai-1'))
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    await expect(canvas.getByRole('log')).toHaveTextContent('Word 400')
    await expect(canvas.queryByRole('button', { name: 'Helpful' })).toBeNull()
    await userEvent.keyboard('{Shift}')
    await expect(await canvas.findByRole('button', { name: 'Helpful' })).toBeVisible()
  },
}

export const Stopped: Story = { args: { chat: chatOf([question]) } }

export const ManySources: Story = { args: { chat: chatOf([question, answered(withManyMarks)]) } }

export const Markdown: Story = { args: { chat: chatOf([question, answered(markdown)]), width: 640 } }

export const NothingFound: Story = { args: { chat: chatOf([question, answered(withoutReferences)]) } }

export const TooManyQuestions: Story = { args: { chat: chatOf([question, failed('too-many-requests')]) } }

export const NotAllowed: Story = { args: { chat: chatOf([question, failed('cannot-access-info')]) } }

export const Failed: Story = { args: { chat: chatOf([question, failed('generic-error')]) } }

/** Only the last question can be asked again: the answer to an older one would stand below a talk that went on. */
export const PassedOverErrors: Story = {
  tags: ['no-visual'],
  args: {
    chat: chatOf([
      question,
      failed('generic-error'),
      { ...question, id: 'q-2' },
      { ...failed('generic-error'), id: 'f-2' },
    ]),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [passedOver, last] = canvas.getAllByText('The assistant didn’t answer. Your question is kept.')
    await expect(within(passedOver?.parentElement as HTMLElement).queryByRole('button')).toBeNull()
    await userEvent.click(within(last?.parentElement as HTMLElement).getByRole('button', { name: 'Ask again' }))
    await expect(args.onAskAgain).toHaveBeenCalledTimes(1)
  },
}

export const Expired: Story = { args: { chat: expired } }

export const FeedbackOnAGoodAnswer: Story = { args: { chat: rated(true, 'detail') } }

export const FeedbackOnABadAnswer: Story = { args: { chat: rated(false, 'detail') } }

export const FeedbackLeaves: Story = { args: { chat: rated(false, 'sending') } }

export const ThankYou: Story = {
  args: {
    chat: chatOf([question, answered(withBothReferences, { feedbackLike: true })], {
      feedback: { phase: 'thanks', messageId: 'ai-1' },
    }),
  },
}

export const LongConversation: Story = { args: { chat: longChat } }

export const German: Story = { args: { chat: emptyChat }, globals: { language: 'de' } }

export const GermanFeedback: Story = { args: { chat: rated(false, 'detail') }, globals: { language: 'de' } }

export const Greek: Story = { args: { chat: expired }, globals: { language: 'el' } }

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const PhoneFeedback: Story = {
  tags: ['phone'],
  args: { chat: rated(false, 'detail') },
  globals: { viewport: { value: 'phone' } },
}

export const SendsByEnter: Story = {
  args: { chat: emptyChat },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Ask a question' })
    await expect(canvas.queryByRole('button', { name: 'Send question' })).toBeNull()
    await userEvent.type(field, '  {Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.type(field, 'What changes{Shift>}{Enter}{/Shift}now?')
    await expect(args.onDraftChange).toHaveBeenLastCalledWith('  What changes\nnow?')
    await expect(canvas.getByRole('button', { name: 'Send question' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledTimes(1)
  },
}

export const WaitsForTheAnswer: Story = {
  args: { chat: waiting },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ask a question' }), 'And now?{Enter}')
    await expect(args.onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(args.onStop).toHaveBeenCalled()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
}

export const OpensItsSources: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source 2: report-line4.pdf' }))
    await expect(args.onSource).toHaveBeenLastCalledWith('ai-1', 1)
    await userEvent.click(canvas.getByRole('button', { name: /Post in Quality and safety/ }))
    await expect(args.onSource).toHaveBeenLastCalledWith('ai-1', 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Helpful' }))
    await expect(args.onRate).toHaveBeenCalledWith('ai-1', true)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy with sources' }))
    await expect(args.onCopy).toHaveBeenCalledWith('ai-1')
  },
}

export const SendsReasons: Story = {
  args: { chat: rated(false, 'detail') },
  play: async ({ args, canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'What went wrong?' }))
    await expect(form.getByRole('button', { name: 'Send' })).toBeDisabled()
    await userEvent.click(form.getByRole('button', { name: 'Incomplete' }))
    await userEvent.type(form.getByRole('textbox', { name: 'Tell us more' }), 'The limit')
    await userEvent.click(form.getByRole('button', { name: 'Send' }))
    await expect(args.onDetail).toHaveBeenCalledWith({ feedbacks: ['incomplete'], text: 'The limit' })
    await userEvent.click(form.getByRole('button', { name: 'Not now' }))
    await expect(args.onDetailClose).toHaveBeenCalled()
  },
}

export const StaysWhereSomebodyReads: Story = {
  args: { chat: longChat },
  play: async ({ canvas, userEvent }) => {
    const { log, box, left, rendered } = talkIn(canvas)
    await waitFor(() => expect(left()).toBeLessThan(8))
    const atFirst = rendered()
    await expect(atFirst).toBeLessThan(30)
    // A person who turns to it finds more above what was there, and at the end still.
    await userEvent.hover(log)
    await waitFor(() => expect(rendered()).toBeGreaterThan(atFirst))
    await waitFor(() => expect(left()).toBeLessThan(8))
    box.scrollTop -= 100
    await userEvent.click(await canvas.findByRole('button', { name: 'Jump to latest' }))
    await waitFor(() => expect(left()).toBeLessThan(8))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull())
    const before = rendered()
    box.scrollTop = 0
    // Who scrolls up finds what they read where it was, and more above it.
    await waitFor(() => expect(rendered()).toBeGreaterThan(before))
    await waitFor(() => expect(box.scrollTop).toBeGreaterThan(0))
  },
}

/**
 * Without a pointer: the button brings earlier messages, what was read stays where it was, and the focus is just above
 * it.
 */
export const ComesToEarlierMessagesByKeyboard: Story = {
  args: { chat: chatOf(longChat.messages.slice(0, 26)) },
  play: async ({ canvas, userEvent }) => {
    const { log, left, rendered } = talkIn(canvas)
    const earlier = () => canvas.queryByRole('button', { name: 'Show earlier messages' })
    const asked = (number: number) => within(log).getByText(new RegExp(`\\(${number}\\)$`))
    await waitFor(() => expect(left()).toBeLessThan(8))
    while (earlier() !== null) {
      earlier()?.focus()
      const first = 13 - rendered() + 1
      const top = asked(first).getBoundingClientRect().top
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(13 - rendered() + 1).toBeLessThan(first))
      // What did not fill the window stands at its lower edge then.
      const moved = left() < 8 ? 0 : asked(first).getBoundingClientRect().top - top
      await expect(Math.abs(moved)).toBeLessThan(2)
      // The answer before it has the focus, and a person who goes on upwards reads backwards from there.
      const focused = document.activeElement as HTMLElement
      await expect(focused.nextElementSibling).toContainElement(asked(first))
    }
    const questions = within(log).getAllByText(/\(\d+\)$/)
    await expect(questions.map(({ textContent }) => Number(/\((\d+)\)$/.exec(textContent)?.[1]))).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    )
  },
}

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

function talkIn(canvas: Canvas) {
  const log = canvas.getByRole('log', { name: 'Conversation with the assistant' })
  const box = log.parentElement as HTMLElement
  return {
    log,
    box,
    /** What lies below the lower edge, px. */
    left: () => box.scrollHeight - box.clientHeight - box.scrollTop,
    rendered: () => within(log).getAllByRole('article').length,
  }
}
