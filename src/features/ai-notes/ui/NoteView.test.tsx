import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { openPortal } from '@/shared/testing/open-portal'
import { noteQueries } from '../api/note-queries'
import { NotesView } from './NotesView'
import { NoteView } from './NoteView'

const lineFour = { '/': <NoteView noteId="note-118" /> }

// The document of these tests plays nothing.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

it('plays from the moment of a sentence, marks its words and keeps the moment in the address', async () => {
  const { router } = openPortal(lineFour)
  const decisions = await screen.findByRole('region', { name: 'Decisions' })
  const words = await screen.findByText(/^All’ottanta per cento/)
  await userEvent.click(within(decisions).getByRole('button', { name: 'Play from 12:41' }))
  expect(router.state.location.search).toBe('?t=761')
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce()
  expect(words.closest('li')?.getAttribute('aria-current')).toBe('true')
})

it('corrects a sentence by keyboard, gives the focus back, and brings the words of AI back', async () => {
  openPortal(lineFour)
  await userEvent.click(await screen.findByRole('button', { name: /^Edit: Press 2 runs/ }))
  const field = screen.getByRole('textbox', { name: 'Sentence' })
  expect(document.activeElement).toBe(field)
  await userEvent.clear(field)
  await userEvent.type(field, 'Press 2 runs until Friday.{Control>}{Enter}{/Control}')
  await screen.findByText(/^Edited by Giulia Riva/)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit: Press 2 runs until Friday.' }))
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Press 2 runs at 80 % until the bracket is changed.')).toBeTruthy()
})

it('undoes what was removed', async () => {
  const { tips } = openPortal(lineFour)
  await userEvent.click(await screen.findByRole('button', { name: /^Edit: Spare sensors/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit: Spare sensors/ })).toBeNull())
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  expect(await screen.findByRole('button', { name: /^Edit: Spare sensors/ })).toBeTruthy()
})

/** Somebody else saves one sentence of the decisions first. */
async function savedByOther(id: string, text: string) {
  const note = './api/internal/v2/communication/ai-notes/note-118'
  const ask = (path: string, init?: RequestInit) => fetch(new Request(new URL(path, document.baseURI), init))
  const { summary, occToken } = (await (await ask(note)).json()) as Schemas['AiNote']
  const sections = summary?.sections.map(({ kind, title, items }) => ({
    ...{ kind, title },
    items: items.map((item) => ({ id: item.id, text: item.id === id ? text : item.text })),
  }))
  const headers = { 'content-type': 'application/json' }
  await ask(`${note}/summary`, { method: 'PUT', headers, body: JSON.stringify({ sections, occToken }) })
}

it('shows mine beside theirs where two wrote the same sentence, and lets others stand', async () => {
  const { portal } = openPortal(lineFour)
  await userEvent.click(await screen.findByRole('button', { name: /^Edit: Spare sensors/ }))
  await savedByOther('si-118-d3', 'Theirs.')
  const field = screen.getByRole('textbox', { name: 'Sentence' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Mine.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Theirs.')
  expect(portal.requests.filter(({ method }) => method === 'PUT').length).toBe(2)
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByRole('button', { name: 'Edit: Mine.' })).toBeTruthy()
})

it('makes a task of an action item at the linked post', async () => {
  const { portal } = openPortal(lineFour)
  const items = await screen.findByRole('region', { name: 'Action items' })
  const [make] = within(items).getAllByRole('button', { name: 'Make a task' })
  if (make) await userEvent.click(make)
  await userEvent.dblClick(await within(items).findByRole('button', { name: 'Create task' }))
  expect(await within(items).findByRole('link', { name: /^Task: Order four brackets/ })).toBeTruthy()
  expect(portal.requests.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1)
})

it('forgets what was read once it is closed', async () => {
  const { portal, queryClient } = openPortal(lineFour)
  await screen.findByText(/^All’ottanta per cento/)
  const problem = { type: 'x', title: 'x', status: 403, code: 'ai-note-forbidden' }
  portal.intercept = () =>
    Response.json(problem, { status: 403, headers: { 'content-type': 'application/problem+json' } })
  void queryClient.invalidateQueries({ queryKey: noteQueries.all })
  expect(await screen.findByRole('heading', { level: 1, name: 'This AI note is private' })).toBeTruthy()
  expect(screen.queryByText(/^All’ottanta/)).toBeNull()
  expect(queryClient.getQueryData(noteQueries.transcript('note-118').queryKey)).toBeUndefined()
})

it('lists what waits first, and finds what was said', async () => {
  const { router } = openPortal({ '/': <NotesView /> })
  expect(await screen.findByText('No one could be heard in the recording.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Search in what was said'), 'staffa')
  expect((await screen.findByRole('link', { name: '04:40' })).getAttribute('href')).toContain('t=280')
  expect(router.state.location.search).toBe('?search=staffa')
})

it('lets another person’s change of another sentence stand beside mine', async () => {
  openPortal(lineFour)
  await userEvent.click(await screen.findByRole('button', { name: /^Edit: Spare sensors/ }))
  await savedByOther('si-118-d1', 'Theirs.')
  const field = screen.getByRole('textbox', { name: 'Sentence' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Mine.{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('button', { name: 'Edit: Mine.' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Edit: Theirs.' })).toBeTruthy()
})

it('writes one sentence after another by Enter, and moves one with what is typed of it', async () => {
  openPortal(lineFour)
  await userEvent.click(await screen.findByRole('button', { name: /^Edit: Press 2 runs/ }))
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'Sentence' }), 'Between.{Control>}{Enter}{/Control}')
  const decisions = screen.getByRole('region', { name: 'Decisions' })
  const edits = () => within(decisions).getAllByRole('button', { name: /^Edit: / })
  await waitFor(() => expect(edits()[1]?.getAttribute('aria-label')).toBe('Edit: Between.'))
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Between.' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Sentence' }), ' Now{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(within(decisions).getAllByRole('listitem')[0]?.querySelector('textarea')).toBeTruthy())
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sentence' })
  expect(field.value).toBe('Between. Now')
  expect(document.activeElement).toBe(field)
})

it('tells two voices as one and takes it back', async () => {
  const { tips } = openPortal(lineFour)
  await screen.findByText(/^All’ottanta per cento/)
  await userEvent.click(screen.getByText('5 speakers'))
  await userEvent.click(screen.getByRole('button', { name: 'Change Speaker 5' }))
  await userEvent.selectOptions(screen.getByLabelText('Same voice as'), 'Luca Ferrari')
  expect(await screen.findByText('Speaker 5: the same voice as Luca Ferrari')).toBeTruthy()
  expect(screen.getByText('4 speakers')).toBeTruthy()
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  expect(await screen.findByText('5 speakers')).toBeTruthy()
})

it('shows what was written down and what was not recorded at its moment', async () => {
  openPortal(lineFour)
  expect((await screen.findByText(/Written down: cabinet key/)).textContent).toContain('14:20')
  expect(screen.getByText(/Not recorded for 02:10: device off/)).toBeTruthy()
})

it('makes a task again where the first one was deleted', async () => {
  const { portal, queryClient } = openPortal(lineFour)
  const items = await screen.findByRole('region', { name: 'Action items' })
  const [make] = within(items).getAllByRole('button', { name: 'Make a task' })
  if (make) await userEvent.click(make)
  await userEvent.click(await within(items).findByRole('button', { name: 'Create task' }))
  const task = await within(items).findByRole('link', { name: /^Task: Order four brackets/ })
  const [taskId = ''] = /t-\d+/.exec(task.getAttribute('href') ?? '') ?? []
  await fetch(
    new Request(new URL(`./api/internal/v2/communication/tasks/${taskId}`, document.baseURI), { method: 'DELETE' }),
  )
  await queryClient.invalidateQueries({ queryKey: noteQueries.all })
  expect(await within(items).findByText(/^The task was deleted/)).toBeTruthy()
  expect(within(items).getByRole('button', { name: 'Make a task again' })).toBeTruthy()
  expect(portal.requests.filter(({ path }) => path.endsWith('/accept'))).toHaveLength(1)
})

it('has no times to press for those who may read the summary alone', async () => {
  openPortal({ '/': <NoteView noteId="note-103" /> })
  await screen.findByText(/^The summary is shared with you/)
  expect(screen.queryByRole('button', { name: /^Play from|^Show the words/ })).toBeNull()
})

it('shows who said what at a time that has the focus, and no time where nothing was said', async () => {
  openPortal(lineFour)
  const decisions = await screen.findByRole('region', { name: 'Decisions' })
  await screen.findByText(/^All’ottanta per cento/)
  const chip = within(decisions).getByRole('button', { name: 'Play from 12:41' })
  await userEvent.tab()
  for (let steps = 0; document.activeElement !== chip && steps < 40; steps += 1) await userEvent.tab()
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/^Luca Ferrari: “All’ottanta per cento/)
  const unsaid = within(decisions).getByText('Not found in the recording').closest('li')
  expect(unsaid && within(unsaid).queryByRole('button', { name: /^Play from/ })).toBeNull()
})

it('leads to the words where the sound is gone', async () => {
  const { router } = openPortal({ '/': <NoteView noteId="note-113" /> })
  await screen.findByText(/^The recording was deleted on/)
  const [chip] = await screen.findAllByRole('button', { name: /^Show the words at / })
  if (chip) await userEvent.click(chip)
  expect(router.state.location.search).toMatch(/^\?t=\d+$/)
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled()
})

it('gives the summary to whoever is picked, and closes the list of names', async () => {
  openPortal(lineFour)
  await userEvent.click(await screen.findByRole('button', { name: /^Share/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Share AI note' }))
  await userEvent.type(await dialog.findByRole('combobox', { name: 'Add a person or group' }), 'Amina')
  await userEvent.click(await screen.findByRole('option', { name: /^Amina Diallo/ }))
  const level = await dialog.findByLabelText<HTMLSelectElement>('Access of Amina Diallo')
  expect(level.value).toBe('summary')
  await waitFor(() => expect(document.activeElement).toBe(level))
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
