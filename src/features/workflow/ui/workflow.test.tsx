import { useQuery } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PostCard, postQueries } from '@/features/posts'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { MoveView } from './MoveView'
import { TransitionDialog } from './TransitionDialog'
import { WorkflowPanel } from './WorkflowPanel'
import { WorkflowsView } from './WorkflowsView'

afterEach(() => vi.unstubAllGlobals())

it('submits a post again with one click, offers to undo, and shows both in the history', async () => {
  const { tips } = openPortal({ '/post/p-957': <WorkflowPanel postId="p-957" /> }, { address: '/post/p-957' })
  await screen.findByText(/Line 2 shows the figures/)
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  await waitFor(() => expect(tips).toMatchObject([{ title: { id: 'workflow.moved' } }]))
  await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
  await screen.findByText('Undone')
  screen.getByRole('button', { name: 'Submit for review' })
})

it('names what is missing in a form and goes there', async () => {
  const onClose = vi.fn()
  openPortal(
    { '/': <TransitionDialog postId="p-1042" transitionId="tr-send-back" onClose={onClose} /> },
    { address: '/' },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Send back' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
  expect((await within(dialog).findByRole('alert')).textContent).toBe('2 fields need your attention')
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Reason'))
  await userEvent.selectOptions(within(dialog).getByLabelText('Reason'), 'facts')
  await userEvent.type(within(dialog).getByLabelText('Note'), 'Which shift?{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

it('keeps what was written when the call fails', async () => {
  openPortal(
    { '/': <TransitionDialog postId="p-1042" transitionId="tr-approve" onClose={vi.fn()} /> },
    {
      address: '/',
      intercept: (request) =>
        request.method === 'POST' && request.url.endsWith('/tr-approve') ? problem(500, 'internal-error') : undefined,
    },
  )
  const dialog = await screen.findByRole('dialog', { name: 'Approve' })
  await userEvent.type(within(dialog).getByLabelText(/^Note/), 'Well done.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Couldn’t take this step')
  expect(within(dialog).getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Well done.')
})

it('lists three posts that wait, and two after one was brought forward', async () => {
  openPortal({ '/workflows': <WorkflowsView /> }, { address: '/workflows' })
  await screen.findByText('3 posts')
  await userEvent.click(screen.getByRole('button', { name: 'Submit for review' }))
  await screen.findByText('2 posts')
  await userEvent.click(screen.getByRole('tab', { name: 'Workflows' }))
  await screen.findByRole('link', { name: 'Review of posts' })
})

it('chooses posts by mouse, Shift and keys, says how many, and has exactly these checked', async () => {
  const { portal } = openPortal(
    { '/workflows': <WorkflowsView />, '/workflows/move/:preflightId': <p>checked</p> },
    { address: '/workflows?tab=all&sort=title' },
  )
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select / })
  const user = userEvent.setup()
  await user.click(boxes[0] as HTMLElement)
  await user.keyboard('{Shift>}')
  await user.click(boxes[2] as HTMLElement)
  await user.keyboard('{/Shift}')
  const bar = screen.getByRole('region', { name: 'Selection' })
  within(bar).getByText('3 posts selected')
  await user.keyboard('j')
  expect(document.activeElement).toBe(boxes[3])
  await user.keyboard('x{Shift>}{ArrowDown}{/Shift}')
  within(bar).getByText('5 posts selected')
  await user.click(boxes[1] as HTMLElement)
  within(bar).getByText('4 posts selected')
  await user.click(within(bar).getByRole('button', { name: 'Move to another status' }))
  await screen.findByText('checked')
  const ids = boxes.map((box) => box.closest<HTMLElement>('[data-post]')?.dataset['post'])
  const asked = portal.requests
    .filter(({ path }) => path.endsWith('/preflights'))
    .map(({ body }) => JSON.parse(body) as unknown)
  expect(asked).toEqual([{ postIds: [ids[0], ids[2], ids[3], ids[4]] }])
})

it('selects all of a list, those of later pages too', async () => {
  openPortal({ '/workflows': <WorkflowsView /> }, { address: '/workflows?tab=all' })
  const [first] = await screen.findAllByRole('checkbox', { name: /^Select / })
  await userEvent.click(first as HTMLElement)
  const all = screen.getByRole('button', { name: /^Select all \d+$/ })
  const count = Number(/\d+/.exec(all.textContent)?.[0])
  expect(count).toBeGreaterThan(50)
  await userEvent.click(all)
  await screen.findByText(`${count} posts selected`)
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
})

it('moves only what is ready and not left out', async () => {
  const { portal } = openPortal(
    {
      '/workflows/move/preflight-2': <MoveView preflightId="preflight-2" />,
      '/bulk-workflow-transition': <p>report</p>,
    },
    { address: '/workflows/move/preflight-2', seed: 'month-end' },
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Move Line 4 stop/ }))
  await screen.findByText('1 left out by you')
  await userEvent.click(screen.getByRole('button', { name: 'Move 37 posts to Approved' }))
  await screen.findByText('report')
  const started = portal.requests
    .filter(({ path }) => path.endsWith('/bulk-transitions'))
    .map(({ body }) => JSON.parse(body) as unknown)
  expect(started).toMatchObject([{ targetStateId: 'ws-approved', preflightId: 'preflight-2' }])
  const { postIds } = started[0] as { postIds: string[] }
  expect([postIds.length, postIds.includes('p-1042'), postIds.includes('p-957')]).toEqual([37, false, false])
})

it('takes a step from a card of the feed with one click, and gives it back', async () => {
  const { tips } = openPortal({ '/': <CardOf postId="p-957" /> })
  await userEvent.click(await screen.findByRole('button', { name: /^Submit for review: / }))
  await screen.findByText('In review')
  expect(tips).toMatchObject([{ title: { id: 'workflow.moved' } }])
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Sent back')
  // Given back, it is not taken again by itself.
  await screen.findByRole('button', { name: 'Submit for review' })
  expect(tips).toHaveLength(2)
})

function CardOf({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data && <PostCard post={data} onLikeToggle={vi.fn()} onBookmarkToggle={vi.fn()} />
}
