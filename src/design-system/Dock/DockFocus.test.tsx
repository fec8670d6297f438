import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dock } from './Dock'
import type { DockItem } from './dock-item'
import { DockPanel } from './DockPanel'

const labels = { chat: 'Chat', bulk: 'Bulk change', uploads: 'Uploads' }
type Id = keyof typeof labels

/** A page with a dock whose panels can be closed; the chat stays alive out of sight. */
function Portal({ ids, withField = true }: { ids: readonly Id[]; withField?: boolean }) {
  const [closed, setClosed] = useState<readonly Id[]>([])
  const [answered, setAnswered] = useState(false)
  const items = ids
    .filter((id) => id === 'chat' || !closed.includes(id))
    .map((id): DockItem => {
      const close = () => setClosed([...closed, id])
      return {
        id,
        label: labels[id],
        icon: null,
        hidden: closed.includes(id),
        expanded: true,
        onExpandedChange: close,
        panel: (
          <DockPanel title={labels[id]} expanded onExpandedChange={close}>
            <button onClick={close}>Close {labels[id]}</button>
            {!answered && <button onClick={() => setAnswered(true)}>Answer {labels[id]}</button>}
          </DockPanel>
        ),
      }
    })
  return (
    <>
      <main tabIndex={-1}>{withField && <input aria-label="Your comment" />}</main>
      <Dock label="Beside" switcherLabel="Choose" items={items} />
    </>
  )
}

async function press(name: string) {
  screen.getByRole('button', { name }).focus()
  await userEvent.keyboard('{Enter}')
}

const focused = () => document.activeElement

it.each<Id>(['uploads', 'chat'])('gives the focus back to where the person came from when the %s go', async (id) => {
  render(<Portal ids={['chat', 'bulk', 'uploads']} />)
  const field = screen.getByRole('textbox', { name: 'Your comment' })
  await userEvent.type(field, 'The press')
  await press(`Close ${labels[id]}`)
  expect(screen.queryByRole('button', { name: `Close ${labels[id]}` })).toBeNull()
  expect(focused()).toBe(field)
})

it('does not take the dock itself, to which keys may lead, for the place where the person came from', async () => {
  render(<Portal ids={['chat', 'uploads']} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'The press')
  const dock = screen.getByRole('region')
  dock.tabIndex = -1
  dock.focus()
  await press('Close Uploads')
  expect(focused()).toBe(field)
})

it('does not look for it in a question that was asked above the page meanwhile', async () => {
  const question = document.body.appendChild(document.createElement('dialog'))
  question.append(document.createElement('button'))
  render(<Portal ids={['uploads']} />)
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'The press')
  question.querySelector('button')?.focus()
  await press('Close Uploads')
  question.remove()
  expect(focused()).toBe(field)
})

it('gives it to the panel beside when the place is not there any more, to the one before when there is none after it', async () => {
  const ids: Id[] = ['chat', 'bulk', 'uploads']
  const { rerender } = render(<Portal ids={ids} />)
  await userEvent.type(screen.getByRole('textbox'), 'The press')
  screen.getByRole('button', { name: 'Close Bulk change' }).focus()
  rerender(<Portal ids={ids} withField={false} />)
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe(document.querySelector('[data-choose=uploads]'))
  await press('Close Uploads')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Chat' }))
})

it('gives it to the page when nothing else is left', async () => {
  render(<Portal ids={['uploads']} />)
  await press('Close Uploads')
  expect(focused()).toBe(screen.getByRole('main'))
})

it('keeps it in a panel that stays, on its header, when what had it is gone', async () => {
  render(<Portal ids={['bulk', 'uploads']} />)
  await userEvent.type(screen.getByRole('textbox'), 'The press')
  await press('Answer Uploads')
  expect(focused()?.closest('[data-dock-item]')?.getAttribute('data-dock-item')).toBe('uploads')
  expect(focused()?.getAttribute('aria-expanded')).toBe('true')
})

it('leaves it alone where somebody else has it, or nobody had it', async () => {
  const ids: Id[] = ['bulk', 'uploads']
  const { rerender } = render(<Portal ids={ids} />)
  await userEvent.click(screen.getByRole('button', { name: 'Answer Uploads' }))
  await userEvent.click(document.body)
  rerender(<Portal ids={['bulk']} />)
  expect(focused()).toBe(document.body)
  const field = screen.getByRole('textbox')
  field.focus()
  rerender(<Portal ids={[]} />)
  expect(focused()).toBe(field)
})
