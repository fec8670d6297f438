import { QueryClientProvider, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, type ApiErrorKind, createQueryClient } from '@/api'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { QueryView, type QueryViewProps } from './QueryView'

const words = {
  failed: { id: 'failed', defaultMessage: 'The parts could not be loaded' },
  failedWhy: { id: 'why', defaultMessage: 'They are still there.' },
  notFound: { id: 'notFound', defaultMessage: 'There are no such parts' },
  forbidden: { id: 'forbidden', defaultMessage: 'These parts are not open to you' },
  forbiddenWhy: { id: 'forbiddenWhy', defaultMessage: 'Their owner can let you in.' },
}
const skeleton = (
  <SkeletonGroup label="Loading the parts">
    <Skeleton />
  </SkeletonGroup>
)

type Answer = { resolve: (parts: string[]) => Promise<void>; reject: (error: Error) => Promise<void> }
let answers: Answer[]
let client: ReturnType<typeof createQueryClient>
let online: boolean

beforeEach(() => {
  answers = []
  client = createQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  online = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => vi.restoreAllMocks())

/** Answers when the test says so. */
const queryFn = () =>
  new Promise<string[]>((resolve, reject) => {
    answers.push({
      resolve: (parts) => act(async () => resolve(parts)),
      reject: (error) => act(async () => reject(error)),
    })
  })

const failure = (kind: ApiErrorKind, status = 0) => new ApiError({ kind, code: kind, status, requestId: 'r-7f3a' })

/** The answer that is waited for. */
const answer = () => {
  const latest = answers.at(-1)
  if (!latest) throw new Error('Nothing was asked.')
  return latest
}

type Props = Partial<Omit<QueryViewProps<string[]>, 'query'>>

function Parts(props: Props) {
  const query = useQuery({ queryKey: ['parts'], queryFn })
  return (
    <section>
      <button>Before</button>
      <QueryView query={query} skeleton={skeleton} words={words} {...props}>
        {props.children ??
          ((parts) => (
            <ul>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          ))}
      </QueryView>
    </section>
  )
}

function open(props: Props = {}) {
  const inFrame = (element: React.ReactNode) => (
    <QueryClientProvider client={client}>
      <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>{element}</IntlProvider>
    </QueryClientProvider>
  )
  const { rerender, ...rest } = render(inFrame(<Parts {...props} />))
  return { ...rest, change: (next: Props) => rerender(inFrame(<Parts {...next} />)) }
}

const again = () => screen.getByRole('button', { name: 'Try again' })
const list = () => screen.getByRole('list')

function network(is: boolean) {
  online = is
  act(() => void window.dispatchEvent(new Event(is ? 'online' : 'offline')))
}

describe('on its way', () => {
  it('shows the skeleton, says so to screen readers, and then what came', async () => {
    open()
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('Loading the parts')
    expect(status.getAttribute('aria-busy')).toBe('true')
    await answer().resolve(['bolt'])
    await waitFor(() => expect(list().textContent).toBe('bolt'))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('lets a skeleton of the same component become the content', async () => {
    open({ skeleton: <h2>Parts</h2>, children: (parts) => <h2>Parts: {parts}</h2> })
    const heading = screen.getByRole('heading')
    await answer().resolve(['bolt'])
    await waitFor(() => expect(heading.textContent).toBe('Parts: bolt'))
    expect(heading.isConnected).toBe(true)
  })
})

describe('nothing', () => {
  it('is said with the one thing to do about it', async () => {
    const onAdd = vi.fn()
    open({
      level: 3,
      empty: {
        when: (parts) => parts.length === 0,
        title: 'No parts yet',
        description: 'Parts gather here.',
        action: <button onClick={onAdd}>Add one</button>,
      },
    })
    await answer().resolve([])
    await screen.findByRole('heading', { level: 3, name: 'No parts yet' })
    screen.getByText('Parts gather here.')
    await userEvent.click(screen.getByRole('button', { name: 'Add one' }))
    expect(onAdd).toHaveBeenCalledOnce()
    act(() => void client.setQueryData(['parts'], ['bolt']))
    await waitFor(() => expect(list().textContent).toBe('bolt'))
  })
})

describe('not to be had', () => {
  it.each([
    ['not-found', 404, 'There are no such parts'],
    ['forbidden', 403, 'These parts are not open to you'],
  ] as const)('%s is said in the words of the thing, with nothing to try again', async (kind, status, title) => {
    open()
    await answer().reject(failure(kind, status))
    await screen.findByRole('heading', { level: 2, name: title })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('is told as failed where the thing has no words for it', async () => {
    open({ words: { failed: words.failed } })
    await answer().reject(failure('forbidden', 403))
    await screen.findByRole('heading', { name: 'The parts could not be loaded' })
    again()
  })
})

describe('failed', () => {
  it('says how long the server wants to be left alone, and asks it no sooner', async () => {
    open()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
    const limit = new ApiError({ kind: 'rate-limited', code: 'too-many', status: 429, requestId: null, retryAfter: 7 })
    await answer().reject(limit)
    await screen.findByText('Too many tries. Wait 7 seconds, then try again.')
    act(() => again().click())
    expect(answers).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(7_000))
    act(() => again().click())
    await waitFor(() => expect(answers).toHaveLength(2))
    vi.useRealTimers()
  })

  it('is announced with the words of the thing, the id of the request and the way on', async () => {
    open({ level: 1 })
    await answer().reject(failure('problem', 500))
    const alert = await screen.findByRole('alert')
    screen.getByRole('heading', { level: 1, name: 'The parts could not be loaded' })
    expect(alert.textContent).toContain('They are still there.')
    expect(alert.textContent).toContain('r-7f3a')
    expect(alert.contains(again())).toBe(true)
  })

  it('has a sentence of its own for a thing without words', async () => {
    open({ words: {} })
    await answer().reject(new Error('unreadable'))
    await screen.findByRole('heading', { name: 'This could not be loaded' })
  })

  it('stays, and keeps the focus, until another try brings something; then the focus is there', async () => {
    open()
    await answer().reject(failure('problem', 500))
    const button = await screen.findByRole('button', { name: 'Try again' })
    await userEvent.click(button)
    expect(again()).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await answer().reject(failure('problem', 500))
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    expect(document.activeElement).toBe(button)

    await userEvent.click(button)
    await answer().resolve(['bolt'])
    await waitFor(() => expect(document.activeElement).toBe(list()))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves the focus to a person who has gone on while it was tried again', async () => {
    open()
    await answer().reject(failure('problem', 500))
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Before' }))
    await answer().resolve(['bolt'])
    await screen.findByRole('list')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Before' }))
  })
})

describe('without a network', () => {
  it('says so where nothing was read, and goes on when it is back', async () => {
    network(false)
    open()
    await answer().reject(failure('offline'))
    const alert = await screen.findByRole('alert')
    screen.getByRole('heading', { name: 'The parts could not be loaded' })
    expect(alert.textContent).toContain('You’re offline. This loads by itself when you’re back online.')
    expect(alert.textContent).not.toContain('r-7f3a')
    network(true)
    expect(answers).toHaveLength(2)
    await answer().resolve(['bolt'])
    await waitFor(() => expect(list().textContent).toBe('bolt'))
  })

  it('asks nothing again that was refused', async () => {
    open()
    await answer().reject(failure('forbidden', 403))
    await screen.findByRole('heading', { name: 'These parts are not open to you' })
    network(false)
    network(true)
    expect(answers).toHaveLength(1)
  })

  it('keeps what was read, and says that it may be old as long as it lasts', async () => {
    open()
    await answer().resolve(['bolt'])
    network(false)
    const line = await screen.findByText('You’re offline. What you see may be out of date.')
    expect(line.getAttribute('role')).toBe('status')
    await waitFor(() => expect(list().textContent).toBe('bolt'))
    network(true)
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('is said once, however many regions are in one another', async () => {
    open({ children: (parts) => <QueryPartsWithin parts={parts} /> })
    await answer().resolve(['bolt'])
    network(false)
    await screen.findByText(/What you see may be out of date/)
    expect(screen.getAllByRole('status')).toHaveLength(1)
  })
})

function QueryPartsWithin({ parts }: { parts: string[] }) {
  const query = useQuery({ queryKey: ['within'], queryFn: () => parts, initialData: parts })
  return (
    <QueryView query={query} skeleton={skeleton}>
      {(within) => <p>{within}</p>}
    </QueryView>
  )
}

describe('out of date', () => {
  it('keeps what was read when it cannot be read again, says so, and gives the focus on when it can', async () => {
    open()
    await answer().resolve(['bolt'])
    act(() => void client.invalidateQueries({ queryKey: ['parts'] }))
    await answer().reject(failure('problem', 500))
    await screen.findByText('This could not be updated and may be out of date.')
    await waitFor(() => expect(list().textContent).toBe('bolt'))
    expect(screen.queryByRole('alert')).toBeNull()

    const button = again()
    await userEvent.click(button)
    await answer().reject(failure('problem', 500))
    await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
    expect(document.activeElement).toBe(button)
    await userEvent.click(button)
    await answer().resolve(['nut'])
    await waitFor(() => expect(document.activeElement).toBe(list()))
    await waitFor(() => expect(list().textContent).toBe('nut'))
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('keeps what was read also when it is missing or closed by now', async () => {
    open()
    await answer().resolve(['bolt'])
    act(() => void client.invalidateQueries({ queryKey: ['parts'] }))
    await answer().reject(failure('forbidden', 403))
    await screen.findByText('This could not be updated and may be out of date.')
    await waitFor(() => expect(list().textContent).toBe('bolt'))
  })

  it('leaves a further page that did not come to the end of the list', async () => {
    function Pages() {
      const query = useInfiniteQuery({
        queryKey: ['pages'],
        queryFn: ({ pageParam }) => (pageParam === 0 ? 'first' : Promise.reject(failure('problem', 500))),
        initialPageParam: 0,
        getNextPageParam: () => 1,
      })
      return (
        <QueryView query={query} skeleton={skeleton}>
          {({ pages }) => (
            <button onClick={() => void query.fetchNextPage()}>
              {pages} {query.isFetchNextPageError && 'and no more'}
            </button>
          )}
        </QueryView>
      )
    }
    render(
      <QueryClientProvider client={client}>
        <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
          <Pages />
        </IntlProvider>
      </QueryClientProvider>,
    )
    await userEvent.click(await screen.findByRole('button', { name: 'first' }))
    await screen.findByText('first and no more')
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('something newer', () => {
  it('waits beside what is open until it is asked for, in its own words or the usual ones', async () => {
    const onShow = vi.fn()
    const { change } = open({ newer: { onShow } })
    await answer().resolve(['bolt'])
    await screen.findByText('There is a newer version.')
    await userEvent.click(screen.getByRole('button', { name: 'Show it' }))
    expect(onShow).toHaveBeenCalledOnce()

    change({ newer: { text: 'Marco has added 3 parts.', action: 'Show them', onShow } })
    screen.getByText('Marco has added 3 parts.')
    screen.getByRole('button', { name: 'Show them' }).focus()
    change({ newer: null })
    expect(screen.queryByRole('status')).toBeNull()
    expect(document.activeElement).toBe(list())
  })
})
