import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal, type OpenOptions, problem } from '@/shared/testing/open-portal'
import { RelationsView } from './RelationsView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (postId: string, options: OpenOptions = {}) =>
  openPortal({ '/': <RelationsView postId={postId} /> }, options)

async function choose(words: string, option: RegExp) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Other post' }), words)
  await userEvent.click(await screen.findByRole('option', { name: option }, { timeout: 5_000 }))
}

const add = () => userEvent.click(screen.getByRole('button', { name: 'Add' }))

it('names the posts that can be read and counts the others, and offers nothing to those who may not change it', async () => {
  open('p-1015')
  expect((await screen.findByRole('listitem')).textContent).toMatch(/^Continues.*Cantiere capannone A: si scava/)
  screen.getByText('1 more post you can’t open')
  expect(document.body.textContent).not.toContain('Budget paper')
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove relation/ })).toBeNull()
})

it('relates the post to another one that is found by its number', async () => {
  const { tips } = open('p-967')
  await screen.findByText('No related posts')
  await choose('957', /lines 1 to 4/)
  await add()
  expect((await screen.findByRole('listitem')).textContent).toMatch(/^Replaces.*lines 1 to 4/)
  expect(tips).toMatchObject([{ severity: 'success', title: { id: 'relations.added' } }])
  expect(screen.getByRole('combobox', { name: 'Other post' })).toHaveProperty('value', '')
})

it('says at the field that a post has to be chosen, or why two are not related, and keeps the choice', async () => {
  open('p-957')
  await screen.findByRole('listitem')
  await add()
  screen.getByText('Choose a post')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'This post' }), 'Continues')
  await choose('a quiet one', /a quiet one/)
  expect(screen.queryByText('Choose a post')).toBeNull()
  await add()
  await screen.findByText('These posts are already related this way')
  expect(screen.getByRole('combobox', { name: 'Other post' })).toHaveProperty(
    'value',
    'The week in figures: a quiet one',
  )
})

it.each([
  ['relation-itself', 'A post can’t be related to itself'],
  ['relation-cycle', 'The other post already leads to this one'],
])('says at the field why two posts are not related: %s', async (code, words) => {
  open('p-967', { intercept: ({ method }) => (method === 'POST' ? problem(409, code) : undefined) })
  await screen.findByText('No related posts')
  await choose('957', /lines 1 to 4/)
  await add()
  const field = await screen.findByRole('combobox', { name: 'Other post', description: words })
  expect(field).toHaveProperty('value', expect.stringMatching(/lines 1 to 4/))
})

it.each([
  ['outgoing', /^Copied from/],
  ['incoming', /^Copy/],
] as const)(
  'tells of a copy where it comes from, and of the other post that it was copied: %s',
  async (direction, words) => {
    const { default: list } = examples.listRelations
    const relations = list.relations.slice(0, 1).map((one) => ({ ...one, kind: 'copied-from', direction }))
    open('p-967', {
      intercept: ({ url }) =>
        new URL(url).pathname.endsWith('/relations') ? Response.json({ ...list, relations }) : undefined,
    })
    expect((await screen.findByRole('listitem')).textContent).toMatch(words)
  },
)

it('removes a relation and brings it back by Undo', async () => {
  const { tips } = open('p-957')
  const row = within(await screen.findByRole('listitem'))
  await userEvent.click(row.getByRole('button', { name: 'Remove relation to The week in figures: a quiet one' }))
  await screen.findByText('No related posts')
  await waitFor(() => expect(tips).toMatchObject([{ title: { id: 'relations.removed' } }]))
  tips[0]?.actionCallbacks?.[0]?.onSelect()
  expect((await screen.findByRole('listitem')).textContent).toMatch(/^Continues/)
})

it('leaves nothing of the post when its relations are refused, and what they named is not kept either', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { portal, queryClient } = open('p-1015')
  await screen.findByText('1 more post you can’t open')
  const kept = () =>
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )
  expect(kept()).toMatch(/Cantiere capannone A/)
  portal.intercept = ({ url }) => (url.includes('/posts/p-1015') ? problem(403, 'community-forbidden') : undefined)
  void queryClient.invalidateQueries({ queryKey: ['relations'] })
  await screen.findByText('The page of this error')
  await waitFor(() => expect(kept()).not.toMatch(/p-1015|Nuova pressa|Cantiere capannone A/))
})
