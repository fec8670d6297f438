import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPortal, problem, type OpenOptions } from '@/shared/testing/open-portal'
import { HashtagInfoDialog } from './HashtagInfoDialog'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page from which the dialog opens, as the registry opens it: it is there or it is not. */
function Page({ hashtagId }: { hashtagId: string }) {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(true)}>
        Open
      </button>
      {shown && <HashtagInfoDialog request={{ overlay: 'hashtagInfo', hashtagId }} onClose={() => setShown(false)} />}
    </>
  )
}

async function open(hashtagId: string, options: OpenOptions = {}) {
  const view = openPortal({ '/': <Page hashtagId={hashtagId} />, '/search-v2': <p>What was found</p> }, options)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  return view
}

const counted = (count: number) => ({
  intercept: () => Response.json({ id: 'x', name: 'x', communityId: 'c', followedByMe: false, deleted: false, count }),
})

it.each([
  [0, 'Used 0 times in this community'],
  [1, 'Used 1 time in this community'],
  [7, 'Used 7 times in this community'],
])('says how often a hashtag is used %d times', async (count, words) => {
  await open('x', counted(count))
  await screen.findByRole('dialog', { name: '#x' })
  await screen.findByText(words)
})

describe('following', () => {
  const refused = (method: string) => ({
    intercept: (request: Request) => (request.method === method ? problem(500, 'broken') : undefined),
  })

  it('offers what is not so yet, and holds what the server says', async () => {
    const { portal } = await open('safety')
    const name = (await screen.findByRole('button', { name: /ollow #safety/ })).textContent
    await userEvent.click(screen.getByRole('button', { name: /ollow #safety/ }))
    const other = name === 'Follow' ? 'Unfollow' : 'Follow'
    expect((await screen.findByRole('button', { name: `${other} #safety` })).textContent).toBe(other)
    await waitFor(() => expect(portal.requests.some(({ path }) => path.endsWith('/hashtags/safety/follow'))).toBe(true))
    screen.getByRole('button', { name: `${other} #safety` })
  })

  it('goes back to what was when the server refuses, and tells', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { tips } = await open('nearmiss', refused('PUT'))
    await userEvent.click(await screen.findByRole('button', { name: 'Follow #nearmiss' }))
    await waitFor(() => expect(tips).toMatchObject([{ severity: 'error' }]))
    screen.getByRole('button', { name: 'Follow #nearmiss' })
  })

  it('is not offered for a deleted hashtag, which can still be searched for', async () => {
    await open('oldchecklist')
    await screen.findByText(/^This hashtag was deleted/)
    expect(screen.queryByRole('button', { name: /ollow/ })).toBeNull()
    screen.getByRole('button', { name: 'Search' })
  })
})

describe('searching', () => {
  it('does nothing until something is chosen, and says what is missing', async () => {
    const { router } = await open('safety')
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }))
    expect(screen.getByRole('alert').textContent).toBe('Choose at least one of them.')
    screen.getByRole('dialog')
    expect(router.state.location.pathname).toBe('/')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Posts' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leads to the search with the hashtag and what was chosen', async () => {
    const { router } = await open('safety')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Posts' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Documents' }))
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByText('What was found')
    const { pathname, search } = router.state.location
    expect(pathname).toBe('/search-v2')
    const query = new URLSearchParams(search)
    expect(query.get('q')).toBe('#safety')
    expect(query.getAll('tag')).toEqual(['safety'])
    expect(query.get('types')).toBe('posts,documents')
    expect(query.get('filter')).not.toBeNull()
  })

  it('begins with nothing chosen at each opening', async () => {
    const { router } = await open('safety')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Posts' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.pathname).toBe('/')
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Posts' })).checked).toBe(false)
  })
})

it('only says that the community uses no hashtags, with a way out', async () => {
  await open('lunch')
  await screen.findByText(/^This community has switched its hashtags off/)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /ollow/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Understood' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes and tells why when the hashtag does not come, with another try at hand', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { tips } = await open('x', { intercept: () => problem(404, 'hashtag-not-found') })
  await waitFor(() => expect(tips).toMatchObject([{ severity: 'error', message: { id: 'hashtagInfo.gone' } }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(log).toHaveBeenCalledOnce()
})
