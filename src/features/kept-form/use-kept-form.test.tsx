import { act, renderHook, waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { $session, type User } from '@/features/session'
import { type DeviceDraft, readDeviceDraft } from '@/shared/device-drafts'
import { $unsavedWork } from '@/shared/unsaved-work'
import { useKeptForm } from './use-kept-form'

const kept = vi.hoisted(() => new Map<string, DeviceDraft>())

vi.mock(import('@/shared/device-drafts'), async (original) => {
  const keyOf = (...key: [userId: string, address: string]) => key.join(' ')
  return {
    ...(await original()),
    readDeviceDraft: vi.fn((...key: [userId: string, address: string]) =>
      Promise.resolve(kept.get(keyOf(...key)) ?? null),
    ),
    keepDeviceDraft: (userId, address, value, about) => {
      kept.set(keyOf(userId, address), { value, savedAt: 0, about })
      return Promise.resolve(true)
    },
    forgetDeviceDraft: (...key) => Promise.resolve(void kept.delete(keyOf(...key))),
  }
})

afterEach(() => kept.clear())

type Note = { text: string; files: string[] }

const address = '/post/p-1/note'
const about = { kind: 'form' as const, title: 'A note' }
const empty: Note = { text: '', files: [] }
const isNote = (found: unknown): found is Note => typeof found === 'object' && found !== null && 'text' in found
const giulia = examples.getSession.employee.user as User
const draft = (value: unknown): DeviceDraft => ({ value, savedAt: 0, about })

function open(user = giulia, at = address) {
  const scope = fork({ values: [[$session, { phase: 'signed-in', user }]] })
  const form = renderHook(() => useKeptForm<Note>({ address: at, initial: empty, isValue: isNote, about }), {
    wrapper: ({ children }) => <Provider value={scope}>{children}</Provider>,
  })
  return { ...form, works: () => scope.getState($unsavedWork) }
}

/** What the device answers has been taken over, where anything is. */
const settled = () => act(() => Promise.resolve())

describe('a form whose content is kept', () => {
  it('is empty, and no work, until something is changed', async () => {
    const { result, works } = open()
    await settled()
    expect(result.current).toMatchObject({ value: empty, isKept: false })
    expect(works()).toEqual([])
    expect(kept.size).toBe(0)
  })

  it('keeps every change on the device, each on top of the one before', () => {
    const { result, works } = open()
    act(() => {
      result.current.change((note) => ({ ...note, text: 'Two are missing' }))
      // It arrives before the other one is drawn.
      result.current.change((note) => ({ ...note, files: ['gauges.txt'] }))
    })
    const value = { text: 'Two are missing', files: ['gauges.txt'] }
    expect(result.current).toMatchObject({ value, isKept: true })
    expect([...kept]).toEqual([[`${giulia.id} ${address}`, draft(value)]])
    expect(works()).toEqual([{ id: `form:${address}`, what: 'A note', kept: true, deviceDraft: address }])
  })

  it('is as it was left, whatever has become of the page meanwhile', async () => {
    const before = open()
    act(() => before.result.current.change((note) => ({ ...note, text: 'Two are miss' })))
    before.unmount()
    expect(before.works()).toEqual([])
    const { result, works } = open()
    await waitFor(() => expect(result.current).toMatchObject({ value: { text: 'Two are miss' }, isKept: true }))
    expect(works()).toHaveLength(1)
  })

  it('is empty again once it was sent, and leaves nothing on the device', async () => {
    kept.set(`${giulia.id} ${address}`, draft({ text: 'Two', files: [] }))
    const { result, works } = open()
    await waitFor(() => expect(result.current.isKept).toBe(true))
    act(() => result.current.forget())
    expect(result.current).toMatchObject({ value: empty, isKept: false })
    expect(works()).toEqual([])
    expect(kept.size).toBe(0)
    act(() => result.current.change((note) => ({ ...note, text: `${note.text}Three` })))
    expect(result.current.value).toEqual({ text: 'Three', files: [] })
  })

  it('stays as it is typed where the device answers late', async () => {
    let answer: (found: DeviceDraft) => void = () => {}
    const late = new Promise<DeviceDraft>((resolve) => {
      answer = resolve
    })
    vi.mocked(readDeviceDraft).mockReturnValueOnce(late)
    const { result } = open()
    act(() => result.current.change((note) => ({ ...note, text: 'Typed' })))
    await act(async () => {
      answer(draft({ text: 'Found', files: [] }))
      await late
    })
    expect(result.current.value.text).toBe('Typed')
  })

  it.each([
    ['another person', { ...giulia, id: 'marco-bianchi' }, address],
    ['another form', giulia, '/post/p-2/note'],
  ])('shows nothing to %s', async (_, user, at) => {
    kept.set(`${giulia.id} ${address}`, draft({ text: 'Mine', files: [] }))
    const { result } = open(user, at)
    await settled()
    expect(result.current).toMatchObject({ value: empty, isKept: false })
  })

  it('takes over nothing that it cannot show', async () => {
    kept.set(`${giulia.id} ${address}`, draft('of a form before'))
    const { result } = open()
    await settled()
    expect(result.current).toMatchObject({ value: empty, isKept: false })
  })
})
