import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { sendHeldActs } from '@/features/held-acts'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { closePortals, type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { EditTaskDialog } from './EditTaskDialog'
import { NewTaskDialog } from './NewTaskDialog'
import { TaskDetail } from './TaskDetail'
import { TasksPanel } from './TasksPanel'
import { TasksView } from './TasksView'

beforeEach(stopUndo)
afterEach(async () => {
  vi.restoreAllMocks()
  await closePortals()
})

const open = (address: string, options: OpenOptions = {}) =>
  openPortal({ '/tasks': <TasksView />, '/post/:postId': <p>The post</p> }, { address, ...options })

const list = async () => within(await screen.findByRole('list', { name: 'Tasks' }))
/** The server refuses a request for some of its fields. */
function refusal(code: string, ...pointers: string[]) {
  const errors = pointers.map((pointer) => ({ pointer, code, message: 'no' }))
  return new Response(JSON.stringify({ type: 'x', title: 'x', status: 422, code, errors }), {
    status: 422,
    headers: { 'content-type': 'application/problem+json' },
  })
}

const query = ({ router }: ReturnType<typeof open>) => router.state.location.search

describe('the tasks of a person', () => {
  it('are counted alike by the tab, the headings and the rows', async () => {
    open('/tasks')
    await screen.findByRole('tab', { name: /^Assigned to me\s*5$/ })
    const rows = await list()
    expect(rows.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Overdue1', 'Today1', 'Later3'])
    // What the person is asked for is answered, not ticked off.
    expect(rows.getAllByRole('checkbox')).toHaveLength(4)
    expect(rows.getByRole('link', { name: 'Review onboarding survey' }).getAttribute('href')).toBe(
      '/post/feedback/p-1034/recipient?taskId=t-311',
    )
  })

  it.each([
    { scope: 'group', tab: 'My groups', total: 4 },
    { scope: 'monitored', tab: 'Monitored', total: 9 },
  ])('are counted alike in $scope too, each part by the rows below its heading', async ({ scope, tab, total }) => {
    open(`/tasks?scope=${scope}`)
    await screen.findByRole('tab', { name: new RegExp(`^${tab}\\s*${total}$`), selected: true })
    const parts: { counted: number; rows: number }[] = []
    for (const row of (await list()).getAllByRole('listitem')) {
      const heading = within(row).queryByRole('heading')
      if (heading) parts.push({ counted: Number(/\d+$/.exec(heading.textContent)?.[0]), rows: 0 })
      const part = parts.at(-1)
      if (part) part.rows += 1
    }
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.map(({ rows }) => rows)).toEqual(parts.map(({ counted }) => counted))
    expect(parts.reduce((sum, { rows }) => sum + rows, 0)).toBe(total)
  })

  it('are closed by a tick, which Undo opens again', async () => {
    const { tips } = open('/tasks')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Close: Add alert for sensor drift' }))
    await screen.findByRole('tab', { name: /^Assigned to me\s*4$/ })
    act(() => tips.at(-1)?.actionCallbacks?.[0]?.onSelect())
    await screen.findByRole('tab', { name: /^Assigned to me\s*5$/ })
  })

  it('wait with a tick for the network, and send it once', async () => {
    let gone = true
    const { portal } = open('/tasks', {
      intercept: ({ url }) => (gone && url.endsWith('/close') ? Promise.reject(new TypeError('gone')) : undefined),
    })
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !gone)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Close: Add alert for sensor drift' }))
    await screen.findByText('waiting for the network')
    gone = false
    const sent = () => portal.requests.filter(({ path }) => path.endsWith('/close')).length
    const before = sent()
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByRole('tab', { name: /^Assigned to me\s*4$/ })
    act(() => void window.dispatchEvent(new Event('online')))
    expect(sent()).toBe(before + 1)
  })

  it('are narrowed by the address, with counts that follow', async () => {
    const portal = open('/tasks')
    await list()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'High')
    expect(query(portal)).toBe('?priority=high')
    await waitFor(async () => expect((await list()).getAllByRole('checkbox')).toHaveLength(1))
    expect((await list()).getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Overdue1'])
  })

  it('are none in a world without posts', async () => {
    open('/tasks', { seed: 'empty' })
    await screen.findByRole('heading', { name: 'No open tasks' })
  })

  it('draw at most sixty rows of two thousand', async () => {
    const [task] = examples.listTasks.tasksAssigned.tasks
    const tasks = Array.from({ length: 2_000 }, (_, index) => ({ ...task, id: `t-${index}`, title: `Task ${index}` }))
    const counts = { open: 2_000, overdue: 2_000, today: 0, week: 0, later: 0, none: 0 }
    open('/tasks', {
      intercept: ({ url }) =>
        url.includes('/tasks?') ? Response.json({ tasks, counts, totalCount: 2_000, nextPageToken: null }) : undefined,
    })
    expect((await list()).getAllByRole('checkbox').length).toBeLessThanOrEqual(60)
  })
})

it('begins a new task by N, which nobody who writes presses by chance', async () => {
  open('/tasks')
  await list()
  await userEvent.type(screen.getByRole('searchbox'), 'n')
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByRole('searchbox').blur())
  await userEvent.keyboard('n')
  await screen.findByRole('dialog', { name: 'New task' })
})

describe('one task', () => {
  it('is closed as not needed, with the reason, and shows it so', async () => {
    const { portal } = open('/tasks?taskId=t-301')
    await userEvent.click(await screen.findByRole('button', { name: 'Not needed' }))
    await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'The sensor has one.')
    await userEvent.click(screen.getByRole('button', { name: 'Close as not needed' }))
    await screen.findByText(/^Closed as not needed by Giulia Riva/)
    await screen.findByText('The sensor has one.')
    const sent = portal.requests.find(({ path }) => path.endsWith('/t-301/close'))
    expect(JSON.parse(sent?.body ?? '{}')).toEqual({ outcome: 'not-needed', note: 'The sensor has one.' })
  })

  it('says in its row that nobody needed it', async () => {
    open('/tasks?taskId=t-301')
    await userEvent.click(await screen.findByRole('button', { name: 'Not needed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close as not needed' }))
    await screen.findByText(/^Closed as not needed by Giulia Riva/)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    const closed = within(await screen.findByRole('region', { name: 'Closed in the last 14 days' }))
    const tick = await closed.findByRole('checkbox', { name: 'Closed: Add alert for sensor drift' })
    const row = tick.closest('li')
    if (!row) throw new Error('the task has no row')
    within(row).getByText('Not needed')
    // Of those that were done it is not said.
    expect(closed.getAllByText('Not needed')).toHaveLength(1)
  })

  it('is copied into a task of its own, which opens in its place', async () => {
    const opened = open('/tasks?taskId=t-301')
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy task' }))
    await waitFor(() => expect(query(opened)).toMatch(/^\?taskId=t-\d+$/))
    await waitFor(() => expect(query(opened)).not.toBe('?taskId=t-301'))
    const copy = within(await screen.findByRole('dialog', { name: 'Add alert for sensor drift' }))
    await userEvent.click(await copy.findByRole('tab', { name: 'Activity' }))
    await copy.findByText('Giulia Riva made the task as a copy')
    expect(opened.tips.at(-1)).toMatchObject({ title: { id: 'tasks.act.copied' } })
    await screen.findByRole('tab', { name: /^Assigned to me\s*6$/, hidden: true })
    expect(opened.portal.requests.filter(({ path }) => path.endsWith('/t-301/copies'))).toHaveLength(1)
  })

  it('that was opened from the list goes away by Back', async () => {
    const opened = open('/tasks?priority=high')
    await userEvent.click(await screen.findByRole('button', { name: 'Check press 1 and 3' }))
    await screen.findByRole('dialog', { name: 'Check press 1 and 3' })
    expect(query(opened)).toContain('taskId=t-302')
    await act(() => opened.router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(query(opened)).toBe('?priority=high')
    await act(() => opened.router.navigate(1))
    await screen.findByRole('dialog', { name: 'Check press 1 and 3' })
  })

  it('takes a name after an @ for a mention of whoever has to do with it, and nobody else', async () => {
    const { portal } = open('/tasks?taskId=t-302')
    const text = '@Luca Ferrari and @Sofia Karras, at 13:50.'
    await userEvent.type(await screen.findByRole('textbox', { name: /comment/i }), text)
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText(/and @Sofia Karras, at 13:50\.$/)
    const sent = portal.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/t-302/comments'))
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      content: {
        ops: [
          { insert: { mention: { id: 'luca-ferrari', name: 'Luca Ferrari' } } },
          { insert: ' and @Sofia Karras, at 13:50.\n' },
        ],
      },
    })
  })

  it('shows of each file how far it is, and tries again what did not get there', async () => {
    let lost = true
    open('/tasks?taskId=t-301', {
      intercept: ({ method, url }) =>
        lost && method === 'PUT' && url.includes('/files/') ? problem(500, 'internal-error') : undefined,
    })
    const input = await waitFor(() => {
      const field = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type="file"]')
      if (!field) throw new Error('there is no field for files')
      return field
    })
    await userEvent.upload(input, new File(['ok'], 'gauge.pdf', { type: 'application/pdf' }))
    await screen.findByText('Couldn’t send this file.')
    lost = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Remove gauge.pdf' })
    await waitFor(() => expect(screen.queryByRole('progressbar', { name: 'Sending gauge.pdf' })).toBeNull())
  })

  it('takes a file off by the button beside it', async () => {
    const { portal } = open('/tasks?taskId=t-302')
    const file = (await screen.findByText('morning-round-form.pdf')).closest('li')
    if (!file) throw new Error('the file has no row')
    await userEvent.click(within(file).getByRole('button', { name: 'Remove morning-round-form.pdf' }))
    await waitFor(() => expect(screen.queryByText('morning-round-form.pdf')).toBeNull())
    const saves = portal.requests.filter(({ path }) => path.endsWith('/t-302/attachments'))
    expect(saves).toHaveLength(1)
    const sent = JSON.parse(saves[0]?.body ?? '{}') as { removeAttachmentIds?: string[] }
    expect(sent.removeAttachmentIds).toHaveLength(1)
  })

  it('lets people change and delete what they have said', async () => {
    open('/tasks?taskId=t-302')
    await userEvent.type(await screen.findByRole('textbox', { name: /comment/i }), 'At 13:50.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    const name = 'Edit the comment by Giulia Riva'
    const own = async () => (await screen.findAllByRole('button', { name })).at(-1)
    await screen.findByText('At 13:50.')
    const edit = await own()
    if (edit) await userEvent.click(edit)
    const field = screen.getByRole('textbox', { name })
    await userEvent.clear(field)
    await userEvent.type(field, 'At 14:10.')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const changed = await screen.findByText('At 14:10.')
    const comment = changed.closest('article')
    if (!comment) throw new Error('the comment is nowhere')
    await userEvent.click(within(comment).getByRole('button', { name: 'Delete the comment by Giulia Riva' }))
    await waitFor(() => expect(screen.queryByText('At 14:10.')).toBeNull())
  })

  it('opens from the address with all that is known of it, and closes into the list', async () => {
    const portal = open('/tasks?taskId=t-302')
    const task = within(await screen.findByRole('dialog', { name: 'Check press 1 and 3' }))
    for (const fact of ['High', 'Marco Bianchi', '1 day before', 'morning-round-form.pdf'])
      expect((await task.findAllByText(fact)).length).toBeGreaterThan(0)
    await task.findByText(/^Press 1 is done/)
    await userEvent.click(task.getByRole('tab', { name: 'Activity' }))
    await task.findByText('Marco Bianchi created the task')
    await userEvent.click(task.getByRole('button', { name: 'Close' }))
    expect(query(portal)).toBe('')
  })

  it('that was deleted says so above the list', async () => {
    open('/tasks?taskId=none')
    await screen.findByRole('heading', { name: 'This task was deleted' })
  })

  describe('that is deleted', () => {
    const remove = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete task' }))
      await waitFor(async () => expect((await list()).getAllByRole('checkbox')).toHaveLength(3))
    }
    const sent = ({ portal }: ReturnType<typeof open>) => portal.requests.filter(({ method }) => method === 'DELETE')

    it('stays when it is taken back', async () => {
      const opened = open('/tasks?taskId=t-301')
      await remove()
      act(() => opened.tips.at(-1)?.actionCallbacks?.[0]?.onSelect())
      await waitFor(async () => expect((await list()).getAllByRole('checkbox')).toHaveLength(4))
      expect(sent(opened)).toEqual([])
    })

    it('is counted nowhere while it can be taken back, and everywhere once it was', async () => {
      const opened = open('/tasks?taskId=t-301')
      const { queryClient } = opened
      const counts = { mySpace: 1, workflows: 1, tasks: 5 }
      queryClient.setQueryData(['navigation', 'counts'], counts)
      queryClient.setQueryData(['posts', 'detail', 'p-1042'], { tasksCount: { open: 3, all: 5 } })
      const counted = () => [
        queryClient.getQueryData(['navigation', 'counts']),
        queryClient.getQueryData(['posts', 'detail', 'p-1042']),
      ]
      await remove()
      await screen.findByRole('tab', { name: /^Assigned to me\s*4$/ })
      const headings = async () => (await list()).getAllByRole('heading').map(({ textContent }) => textContent)
      expect(await headings()).toEqual(['Overdue1', 'Today1', 'Later2'])
      expect(counted()).toEqual([{ ...counts, tasks: 4 }, { tasksCount: { open: 2, all: 4 } }])
      act(() => opened.tips.at(-1)?.actionCallbacks?.[0]?.onSelect())
      await screen.findByRole('tab', { name: /^Assigned to me\s*5$/ })
      expect(await headings()).toEqual(['Overdue1', 'Today1', 'Later3'])
      expect(counted()).toEqual([counts, { tasksCount: { open: 3, all: 5 } }])
    })

    it('is gone once Undo is over', async () => {
      const opened = open('/tasks?taskId=t-301')
      await remove()
      expect(sent(opened)).toEqual([])
      await act(sendHeldActs)
      expect(sent(opened)).toHaveLength(1)
    })
  })

  it('keeps a comment that could not be sent in its field', async () => {
    open('/tasks?taskId=t-302', {
      intercept: ({ method, url }) =>
        method === 'POST' && url.endsWith('/comments') ? problem(500, 'internal-error') : undefined,
    })
    const field = await screen.findByRole('textbox', { name: /comment/i })
    await userEvent.type(field, 'Then 13:50.')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await screen.findByText('That didn’t work. Try again.')
    expect(field).toHaveProperty('value', 'Then 13:50.')
  })
})

describe('the states of a task', () => {
  const { taskDetail } = examples.getTask
  const styled = { metadata: taskDetail.state.metadata }

  it('are those that the server names, whatever their ids', async () => {
    const moves = [
      { id: 'x-7', name: 'Läuft', kind: 'in-progress', ...styled },
      { id: 'x-8', name: 'Parked', ...styled },
    ]
    const { portal } = openPortal({ '/': <TaskDetail task={{ ...taskDetail, moves }} /> })
    await screen.findByRole('button', { name: 'Parked' })
    await userEvent.click(screen.getByRole('button', { name: 'Start' }))
    await waitFor(() => {
      const sent = portal.requests.find(({ path }) => path.endsWith('/state'))
      expect(sent?.body).toBe(JSON.stringify({ stateId: 'x-7' }))
    })
  })
})

describe('the form of a new task', () => {
  const post = { ...examples.getPost.detail, id: 'p-1042' }
  const form = (answer?: Response) =>
    openPortal(
      { '/': <NewTaskDialog post={post} onClose={() => {}} /> },
      { intercept: ({ method }) => (method === 'POST' ? answer : undefined) },
    )

  it('wants a title first', async () => {
    form()
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await screen.findByText('Give the task a title')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }))
  })

  it('names who cannot read the post', async () => {
    form(refusal('assignee-cannot-read', '/assignees/0'))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Measure press 2')
    await userEvent.type(screen.getByRole('combobox', { name: /^Assign/ }), 'Tiago')
    await userEvent.click(await screen.findByRole('option', { name: /Tiago Duarte/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('Tiago Duarte can’t read this post')
  })

  it('names everybody who cannot read the post, at the field where they were chosen', async () => {
    form(refusal('assignee-cannot-read', '/assignees/0', '/assignees/1', '/monitorIds/0'))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Measure press 2')
    const choose = async (field: RegExp, name: string) => {
      await userEvent.type(screen.getByRole('combobox', { name: field }), name)
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
      await userEvent.keyboard('{Escape}')
    }
    await choose(/^Assign/, 'Tiago Duarte')
    await choose(/^Assign/, 'Marco Bianchi')
    await choose(/^Monitored by/, 'Sofia Karras')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('Tiago Duarte and Marco Bianchi can’t read this post')
    screen.getByText('Sofia Karras can’t read this post')
  })

  it('refuses an end that is over, at its field', async () => {
    form(refusal('expiration-past', '/expiration'))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Measure press 2')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await screen.findByText('This moment is already over')
  })

  it('says who follows the task and which step waits for it', async () => {
    const { portal } = openPortal({
      '/': <NewTaskDialog post={post} steps={[{ transitionId: 'tr-approve', name: 'Approve' }]} onClose={() => {}} />,
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Measure press 2')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Needed for/ }), 'Approve')
    await userEvent.type(screen.getByRole('combobox', { name: /^Monitored by/ }), 'Marco Bi')
    await userEvent.click(await screen.findByRole('option', { name: /Marco Bianchi/ }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => {
      const sent = portal.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/p-1042/tasks'))
      expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
        monitorIds: ['marco-bianchi'],
        requiredForId: 'tr-approve',
      })
    })
  })

  describe('whose post is chosen in it', () => {
    const choosePost = async (number: string) => {
      await userEvent.type(screen.getByRole('combobox', { name: /^Post/ }), number)
      await userEvent.click(await screen.findByRole('option', { name: new RegExp(`Post ${number}`) }))
    }
    const step = () => screen.findByRole('combobox', { name: /^Needed for/ })
    const begin = async () => {
      const { portal } = openPortal({ '/': <NewTaskDialog post={null} onClose={() => {}} /> })
      await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'Measure press 2')
      return portal
    }

    it('says which of its steps waits for the task, without having read the post', async () => {
      const portal = await begin()
      expect(screen.queryByRole('combobox', { name: /^Needed for/ })).toBeNull()
      await choosePost('1042')
      await userEvent.selectOptions(await step(), 'Approve')
      await userEvent.click(screen.getByRole('button', { name: 'Create' }))
      await waitFor(() => {
        const sent = portal.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/p-1042/tasks'))
        expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ requiredForId: 'tr-approve' })
      })
      expect(portal.requests.filter(({ path }) => path.endsWith('/posts/p-1042'))).toEqual([])
    })

    it('lets go of the step together with the post', async () => {
      await begin()
      await choosePost('1042')
      await userEvent.selectOptions(await step(), 'Approve')
      const post = screen.getByRole('combobox', { name: /^Post/ })
      await userEvent.clear(post)
      await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Needed for/ })).toBeNull())
      await choosePost('1042')
      expect(await step()).toHaveProperty('value', '')
    })
  })
})

it('shows mine beside theirs by field where two people edit one task', async () => {
  const task: Schemas['Task'] = examples.getTask.taskDetail
  const current: Schemas['Task'] = { ...task, title: 'Add an alarm', priority: 'urgent', occToken: 'task-301-2' }
  openPortal(
    { '/': <EditTaskDialog task={task} onClose={() => {}} /> },
    {
      intercept: ({ method }) =>
        method === 'PATCH'
          ? new Response(JSON.stringify({ type: 'x', title: 'x', status: 409, code: 'occ-conflict', current }), {
              status: 409,
              headers: { 'content-type': 'application/problem+json' },
            })
          : undefined,
    },
  )
  const title = await screen.findByRole('textbox', { name: 'Title' })
  await userEvent.clear(title)
  await userEvent.type(title, 'Add an alert')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Title: yours is “Add an alert”, theirs is “Add an alarm”')
  expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveProperty('value', 'urgent')
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs: Title' }))
  expect(title).toHaveProperty('value', 'Add an alarm')
})

it('warns of an end that is over where a task is changed, and lets it be saved', async () => {
  const task: Schemas['Task'] = { ...examples.getTask.taskDetail, expiration: null, expirationAllDay: false }
  const { portal } = openPortal({ '/': <EditTaskDialog task={task} onClose={() => {}} /> })
  const [month] = within(await screen.findByRole('group', { name: /^Due/ })).getAllByRole('spinbutton')
  const type = async (day: string) => {
    if (month) await userEvent.click(month)
    await userEvent.keyboard(day)
  }
  await type('01012099')
  expect(screen.queryByText('This moment is already over')).toBeNull()
  await type('01012020')
  await screen.findByText('This moment is already over')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => {
    const sent = portal.requests.find(({ method }) => method === 'PATCH')
    expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
      expiration: { zonedDatetime: '2020-01-01T00:00:00+01:00' },
      expirationAllDay: true,
    })
  })
})

it('says nothing of an end that was over before', async () => {
  const expiration = { zonedDatetime: '2020-01-01T00:00:00+01:00', timeZone: 'Europe/Rome' }
  const task: Schemas['Task'] = { ...examples.getTask.taskDetail, expiration, expirationAllDay: true }
  openPortal({ '/': <EditTaskDialog task={task} onClose={() => {}} /> })
  await screen.findByRole('group', { name: /^Due/ })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'Urgent')
  expect(screen.queryByText('This moment is already over')).toBeNull()
})

const post: Schemas['Post'] = {
  ...examples.getPost.detail,
  id: 'p-1042',
  tasksCount: { open: 3, all: 5 },
  canCreateTask: true,
}

it('lists the tasks of a post, open ones first, and opens the one that the address names', async () => {
  openPortal({ '/post/:postId': <TasksPanel post={post} /> }, { address: '/post/p-1042?entity=tasks&taskId=t-301' })
  await screen.findByRole('dialog', { name: 'Add alert for sensor drift' })
  const shown = within(await screen.findByRole('region', { name: 'Open', hidden: true }))
  expect(await shown.findAllByRole('checkbox', { hidden: true })).toHaveLength(3)
})

it('opens the tasks of a post in one entry of the history: Back leaves the post', async () => {
  const { router } = openPortal(
    { '/tasks': <p>The list</p>, '/post/:postId': <TasksPanel post={post} /> },
    { address: '/tasks' },
  )
  await act(() => router.navigate('/post/p-1042?entity=tasks'))
  await userEvent.click(await screen.findByRole('button', { name: 'Add alert for sensor drift' }))
  await screen.findByRole('dialog', { name: 'Add alert for sensor drift' })
  expect(router.state.location.search).toBe('?entity=tasks&taskId=t-301')
  await act(() => router.navigate(-1))
  await screen.findByText('The list')
})
