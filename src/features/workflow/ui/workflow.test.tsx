import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { PostCard, postQueries } from '@/features/posts'
import { closePortals, type Intercept, type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { RecordEditDialog } from './RecordEditDialog'
import { TransitionDialog } from './TransitionDialog'
import { TransitionField } from './TransitionField'
import { UndoButton } from './UndoButton'
import { WorkflowCard } from './WorkflowCard'
import { WorkflowPanel } from './WorkflowPanel'

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await closePortals()
})

const post = { ...examples.getPost.detail, id: 'p-1042' }

/** The form of a step of the post that waits for Giulia. */
function openForm(transitionId: string, options: OpenOptions = {}) {
  const onClose = vi.fn()
  const keys: (string | null)[] = []
  const intercept: Intercept = (request) => {
    if (isStep(request)) keys.push(request.headers.get('Idempotency-Key'))
    return options.intercept?.(request)
  }
  const dialog = <TransitionDialog post={post} transitionId={transitionId} onClose={onClose} />
  const opened = openPortal({ '/': dialog, '/post/:postId': <p>The post</p> }, { ...options, intercept })
  const sent = () =>
    opened.portal.requests
      .filter(({ method, path }) => method === 'POST' && path.includes('/workflow/transitions/'))
      .map(({ body }) => JSON.parse(body) as Schemas['TransitionRequest'])
  return { ...opened, onClose, keys, sent }
}

const isStep = ({ method, url }: Request) => method === 'POST' && url.includes('/workflow/transitions/')
const formOf = async (name: string) => within(await screen.findByRole('dialog', { name }))
const noteIn = (form: Awaited<ReturnType<typeof formOf>>) => form.getByLabelText<HTMLTextAreaElement>(/^Note/)

describe('the form of a step', () => {
  it('names what is missing and goes there, and Ctrl+Enter sends it once', async () => {
    const { onClose, sent, tips } = openForm('tr-send-back')
    const form = await formOf('Send back')
    await userEvent.click(form.getByRole('button', { name: 'Send back' }))
    await form.findByText('2 fields need your attention')
    expect(document.activeElement).toBe(form.getByLabelText('Reason'))
    await userEvent.selectOptions(form.getByLabelText('Reason'), 'facts')
    await userEvent.type(noteIn(form), 'Which shift?{Control>}{Enter}{Enter}{/Control}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()).toMatchObject([
      { note: { ops: [{ insert: 'Which shift?\n' }] }, values: [{ fieldId: 'reason', text: 'facts' }] },
    ])
    expect(tips).toMatchObject([{ title: { id: 'workflow.moved' } }])
  })

  it('says what holds, and what it brings about', async () => {
    openForm('tr-approve')
    const form = await formOf('Approve')
    form.getByText('Written by someone else')
    form.getByText(/^\d+ people are notified after 30 s\. Then it waits for Sofia Karras\./)
  })

  it.each([
    ['post-locked', 409, /^Someone is editing this post/],
    ['four-eyes', 409, /^You wrote this post/],
    ['tasks-open', 409, /^A task must be closed/],
    ['post-archived', 409, /^This post is archived/],
    ['transition-forbidden', 403, /^You can no longer take this step/],
    ['internal-error', 500, /^Couldn’t take this step/],
  ])('says of the refusal %s why, and keeps the note', async (code, status, words) => {
    const { onClose } = openForm('tr-approve', {
      intercept: (request) => (isStep(request) ? problem(status, code) : undefined),
    })
    const form = await formOf('Approve')
    await userEvent.type(noteIn(form), 'Well done.')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    expect((await form.findByRole('alert')).textContent).toMatch(words)
    expect(noteIn(form).value).toBe('Well done.')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('puts the focus to the field that the server finds empty', async () => {
    const refusal = {
      type: './problems/required-field-missing',
      title: '',
      status: 422,
      code: 'required-field-missing',
    }
    const errors = [{ pointer: '/data/assignee', code: 'required', message: 'must be filled in' }]
    openForm('tr-approve', {
      intercept: (request) =>
        isStep(request) ? Response.json({ ...refusal, errors, requestId: 'r-1' }, { status: 422 }) : undefined,
    })
    const form = await formOf('Approve')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await form.findByText('1 field needs your attention')
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('combobox', { name: /^Assignee/ })))
  })

  it('tells who was faster and what is possible now, and keeps the note', async () => {
    const { workflow, record } = examples.transitionPost.approved
    const lastRecord = { ...record, by: { ...record.by, id: 'sofia-karras', fullName: 'Sofia Karras' } }
    const options = workflow.options.map((option) => ({ ...option, allowed: true, blockers: [] }))
    const refusal = {
      type: './problems/state-changed',
      title: '',
      status: 409,
      code: 'state-changed',
      requestId: 'r-1',
    }
    openForm('tr-approve', {
      intercept: (request) =>
        isStep(request)
          ? Response.json({ ...refusal, current: { ...workflow, options, lastRecord } }, { status: 409 })
          : undefined,
    })
    const form = await formOf('Approve')
    await userEvent.type(noteIn(form), 'By the 27th.')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await form.findByText(/^Sofia Karras moved this to Approved \(.*20/)
    within(form.getByRole('alert')).getByRole('button', { name: 'Publish' })
    expect(noteIn(form).value).toBe('By the 27th.')
    expect(form.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('sends nothing while there is no network, and keeps the form', async () => {
    const { sent, onClose } = openForm('tr-approve')
    const form = await formOf('Approve')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    expect((await form.findByRole('alert')).textContent).toBe('You’re offline. Nothing was sent.')
    expect(sent()).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('tries again with the same key where the answer was lost', async () => {
    let lost = true
    const { keys, onClose } = openForm('tr-approve', {
      intercept: (request) => {
        if (!isStep(request) || !lost) return undefined
        lost = false
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    })
    const form = await formOf('Approve')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    expect((await form.findByRole('alert')).textContent).toMatch(/^No answer came back/)
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('sends a file as soon as it is chosen, and takes it with the step', async () => {
    const { sent, onClose } = openForm('tr-send-back')
    const form = await formOf('Send back')
    await userEvent.upload(form.getByLabelText(/^Files/), new File(['proof'], 'proof.txt', { type: 'text/plain' }))
    await form.findByRole('button', { name: 'Remove proof.txt' })
    await userEvent.selectOptions(form.getByLabelText('Reason'), 'facts')
    await userEvent.type(noteIn(form), 'See the file.')
    await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull())
    await userEvent.click(form.getByRole('button', { name: 'Send back' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent()[0]?.fileIds).toHaveLength(1)
  })

  it('shows reasons first and does nothing where something stands in the way', async () => {
    const blocked = { ...examples.getPostWorkflow.postBlocked, occToken: 'wf-1042-1' }
    const { sent } = openForm('tr-approve', {
      intercept: ({ method, url }) =>
        method === 'GET' && url.endsWith('/p-1042/workflow') ? Response.json(blocked) : undefined,
    })
    const form = await formOf('Approve')
    const [first] = form.getAllByRole('listitem')
    expect(first?.textContent).toMatch(/You wrote this post.*Can do this: Giulia Riva or Sofia Karras/)
    expect(form.getByRole('link', { name: 'Ask in the comments' }).getAttribute('href')).toBe(
      '/post/p-1042?entity=comments',
    )
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    expect(sent()).toEqual([])
  })
})

describe('a step without a form', () => {
  it('is taken by one click, shows in the history, and can be taken back', async () => {
    const { tips, portal } = openPortal({ '/': <WorkflowPanel postId="p-957" /> })
    await screen.findByText(/Line 2 shows the figures/)
    const step = () => screen.getByRole('listitem', { current: 'step' }).textContent
    expect(step()).toMatch(/^Sent back/)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Submit for review' }))
    await waitFor(() => expect(tips).toMatchObject([{ title: { id: 'workflow.moved' } }]))
    expect(step()).toMatch(/^In review/)
    const record = (await screen.findByText(/^After \d+ days in Sent back$/)).closest('li')
    expect(record?.textContent).toMatch(/^Submit for review.*Giulia Riva, .*\d:\d\dAfter/)
    await userEvent.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] as HTMLElement)
    await screen.findByText('Undone')
    expect(step()).toMatch(/^Sent back/)
    screen.getByRole('button', { name: 'Submit for review' })
    expect(portal.requests.filter(({ path }) => path.endsWith('/transitions/tr-submit'))).toHaveLength(1)
  })

  it('is taken from a card of the feed, and given back there', async () => {
    const { tips } = openPortal({ '/': <CardOf postId="p-957" /> })
    await userEvent.click(await screen.findByRole('button', { name: /^Submit for review: / }))
    await screen.findByText('In review')
    expect(tips).toMatchObject([{ title: { id: 'workflow.moved' } }])
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Sent back')
    // Given back, it is not taken again by itself.
    await screen.findByRole('button', { name: /^Submit for review: / })
    expect(tips).toHaveLength(2)
  })

  it('is taken from the card beside a post, and given back there', async () => {
    const { tips } = openPortal({ '/': <CardBeside postId="p-957" /> })
    await userEvent.click(await screen.findByRole('button', { name: 'Submit for review' }))
    await screen.findByText('In review')
    expect(screen.queryByRole('button', { name: 'Submit for review' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Sent back')
    await screen.findByRole('button', { name: 'Submit for review' })
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(tips).toMatchObject([{ title: { id: 'workflow.moved' } }, { title: { id: 'workflow.undone' } }])
  })

  it('says that somebody else was faster', async () => {
    const { tips } = openPortal(
      { '/': <CardOf postId="p-957" /> },
      {
        intercept: (request) =>
          isStep(request)
            ? Response.json(
                {
                  type: './problems/state-changed',
                  title: '',
                  status: 409,
                  code: 'state-changed',
                  requestId: 'r-1',
                  current: examples.transitionPost.approved.workflow,
                },
                { status: 409 },
              )
            : undefined,
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: /^Submit for review: / }))
    await waitFor(() =>
      expect(tips).toMatchObject([
        { title: { id: 'workflow.movedBy' }, translateParams: { name: 'Giulia Riva', state: 'Approved' } },
      ]),
    )
  })

  it('can be taken back for thirty seconds, also by a clock that goes wrong', () => {
    const { record } = examples.transitionPost.approved
    const undo = () => screen.queryByRole('button', { name: 'Undo' })
    for (const wrong of [0, -3_600_000, 3_600_000]) {
      vi.useFakeTimers({ now: Date.parse(record.at) + wrong, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
      const { unmount } = openPortal({ '/': <UndoButton postId="p-1042" record={record} /> })
      act(() => vi.advanceTimersByTime(29_999))
      expect(undo()).not.toBeNull()
      act(() => vi.advanceTimersByTime(1))
      expect(undo()).toBeNull()
      unmount()
    }
  })

  it('says of a late Undo why, and which step still leads back', async () => {
    const record = { ...examples.transitionPost.approved.record, id: 'wr-1042-1' }
    const { tips } = openPortal(
      { '/': <UndoButton postId="p-1042" record={record} /> },
      { intercept: ({ url }) => (url.endsWith('/undo') ? problem(409, 'undo-expired') : undefined) },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(tips).toMatchObject([
        { title: { id: 'workflow.undoExpiredBack' }, translateParams: { step: 'Send back' } },
      ]),
    )
  })
})

describe('a decision of the past', () => {
  /** Takes a step of the post with a note, and opens what was written. */
  async function openEdit(step: 'Approve' | 'Send back' = 'Approve') {
    const transitionId = step === 'Approve' ? 'tr-approve' : 'tr-send-back'
    const { tips, ...opened } = openPortal({
      '/': <WorkflowPanel postId="p-1042" />,
      [`/post/:postId/transition/${transitionId}`]: (
        <TransitionDialog post={post} transitionId={transitionId} onClose={vi.fn()} />
      ),
      '/post/:postId/transition/:recordId/edit': <EditOfAddress />,
      '/post/:postId': <WorkflowPanel postId="p-1042" />,
    })
    await userEvent.click(await screen.findByRole('button', { name: step }))
    const form = await formOf(step)
    if (step === 'Send back') await userEvent.selectOptions(form.getByLabelText('Reason'), 'Facts to check')
    await userEvent.type(noteIn(form), 'By the 27th.')
    await userEvent.click(form.getByRole('button', { name: step }))
    await waitFor(() => expect(tips).toHaveLength(1))
    await opened.router.navigate('/post/p-1042')
    await userEvent.click(await screen.findByRole('link', { name: 'Edit decision' }))
    const edit = await formOf('Edit decision')
    await waitFor(() => expect(noteIn(edit).value).toBe('By the 27th.'))
    return { ...opened, tips, edit }
  }

  it('takes another note, and the history shows the one before', async () => {
    const { edit, tips, router } = await openEdit()
    await userEvent.clear(noteIn(edit))
    await userEvent.type(noteIn(edit), 'By the 30th.{Control>}{Enter}{/Control}')
    await waitFor(() => expect(tips).toHaveLength(2))
    await router.navigate('/post/p-1042')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByText('By the 30th.')
    expect(screen.getByText('By the 27th.').tagName).toBe('DEL')
  })

  it('takes another value of its own fields, and the history shows both', async () => {
    const { edit, tips, router } = await openEdit('Send back')
    expect(edit.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'facts')
    expect(edit.queryByRole('deletion')).toBeNull()
    await userEvent.selectOptions(edit.getByRole('combobox', { name: 'Reason' }), 'Wording')
    edit.getByRole('combobox', { name: 'Reason', description: /^Before:\s*Facts to check$/ })
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(tips).toHaveLength(2))
    await router.navigate('/post/p-1042')
    const before = await screen.findByText('Facts to check', { selector: 'del' })
    expect(before.parentElement?.textContent).toBe('Reason: from Facts to check to Wording')
    screen.getByText('Wording', { selector: 'strong' })
  })

  it('says of a day what stood there before, as a date', () => {
    const field = { id: 'heard', kind: 'date', label: 'Heard on', help: 'By phone.', required: true } as const
    const drawn = (recorded: string) => (
      <TransitionField field={field} text="2026-11-27" recorded={recorded} onChange={vi.fn()} />
    )
    const { container, unmount } = openPortal({ '/': drawn('2026-11-20') })
    expect(container.textContent).toMatch(/Before: 20 Nov 2026$/)
    unmount()
    openPortal({ '/': drawn('2026-11-27') })
    screen.getByText('By phone.')
  })

  it('cannot be changed any more once the post has moved on, and what was filled in stays', async () => {
    const { edit, portal } = await openEdit('Send back')
    portal.intercept = ({ method }) => (method === 'PATCH' ? problem(409, 'record-closed') : undefined)
    await userEvent.selectOptions(edit.getByRole('combobox', { name: 'Reason' }), 'Wording')
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))
    expect((await edit.findByRole('alert')).textContent).toMatch(/^The post has moved on/)
    expect(edit.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'wording')
    expect(noteIn(edit).value).toBe('By the 27th.')
  })

  it('says on opening that it is closed, and has nothing to fill in', async () => {
    const record = { ...examples.updateTransitionRecord.recordChanged, canEdit: false }
    openPortal(
      { '/': <RecordEditDialog post={post} recordId={record.id} onClose={vi.fn()} /> },
      {
        intercept: ({ url }) =>
          url.endsWith('/p-1042/workflow/records')
            ? Response.json({ records: [record], nextPageToken: null })
            : undefined,
      },
    )
    const edit = await formOf('Edit decision')
    await edit.findByText('The post has moved on, so this entry can no longer be changed.')
    expect(edit.queryByRole('textbox')).toBeNull()
    expect(edit.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('keeps what was typed where somebody else was faster, and says who', async () => {
    const { edit, portal } = await openEdit()
    const refusal = { type: './problems/occ-conflict', title: '', status: 409, code: 'occ-conflict', requestId: 'r-1' }
    portal.intercept = ({ method }) =>
      method === 'PATCH'
        ? Response.json({ ...refusal, current: examples.updateTransitionRecord.recordChanged }, { status: 409 })
        : undefined
    await userEvent.type(noteIn(edit), ' Or later.')
    await userEvent.click(edit.getByRole('button', { name: 'Save' }))
    expect((await edit.findByRole('alert')).textContent).toMatch(/^Giulia Riva changed this meanwhile/)
    expect(noteIn(edit).value).toBe('By the 27th. Or later.')
  })
})

function CardOf({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data && <PostCard post={data} onLikeToggle={vi.fn()} onBookmarkToggle={vi.fn()} />
}

function CardBeside({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data && <WorkflowCard post={data} />
}

function EditOfAddress() {
  const { recordId = '' } = useParams()
  return <RecordEditDialog post={post} recordId={recordId} onClose={vi.fn()} />
}
