import { useQuery } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { postQueries } from '@/features/posts'
import { type Intercept, openPortal, problem } from '@/shared/testing/open-portal'
import { VisibilityPanel } from './VisibilityPanel'

afterEach(() => vi.unstubAllGlobals())

/** The tab of a post as the server tells it. */
function Loaded({ postId }: { postId: string }) {
  const { data } = useQuery(postQueries.detail(postId))
  return data && <VisibilityPanel post={data} />
}

const open = (postId = 'p-1015', intercept?: Intercept) =>
  openPortal({ '/': <Loaded postId={postId} /> }, intercept && { intercept })

async function ask(name: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Can this person read it?' }), name)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }, { timeout: 5_000 }))
}

it('says who can read a post and how many they are', async () => {
  open()
  const sentence = await screen.findByText(/^Everyone, because Stabilimento Torino is open to all: \d+ people$/)
  const answer = await fetch(
    new Request('http://localhost/api/internal/v2/communication/posts/p-1015/visibility', { method: 'GET' }),
  )
  const { readersCount } = (await answer.json()) as Schemas['PostVisibility']
  expect(sentence.textContent).toContain(`: ${readersCount} people`)
})

it('says of a closed community that its members read it, with the number that the server counted', async () => {
  const closed = { ...examples.getPostVisibility.closed, readersCount: 7 }
  open('p-1015', ({ url }) => (url.endsWith('/visibility') ? Response.json(closed) : undefined))
  await screen.findByText('Everyone in Stabilimento Torino, 7 people')
})

it('says of a post that is not out that only its author reads it', async () => {
  open('p-1041')
  await screen.findByText('Only you, until the post is published')
})

it('names who can do more, with what gives them that', async () => {
  open()
  const rows = within(await screen.findByRole('list')).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Luca FerrariAuthorCan edit',
    'Ilaria CarusoModerates the communityCan edit',
    'Elena PapadakiAdministratorCan edit',
    'Line 4, 5 peopleAssigneeCan plan',
  ])
})

it.each([
  ['Marco Bianchi', 'Yes, Marco Bianchi can read this post.', 'Is a member of Stabilimento Torino'],
  ['Sofia Karras', 'Yes, Sofia Karras can read this post.', 'Stabilimento Torino is open to everyone'],
  ['Bruno Almeida', 'No, Bruno Almeida can’t read this post.', 'The account is blocked'],
])('answers whether %s can read it, and why', async (name, answer, reason) => {
  open()
  await ask(name)
  await screen.findByText(answer)
  screen.getByText(reason)
})

it('answers of a stranger to a closed community', async () => {
  const stranger = JSON.stringify(examples.explainPostReader.stranger)
  const headers = { 'content-type': 'application/json' }
  open('p-1015', ({ url }) => (url.includes('/readers/') ? new Response(stranger, { headers }) : undefined))
  await ask('Marco Bianchi')
  await screen.findByText('No, Marco Bianchi can’t read this post.')
  screen.getByText('Isn’t a member of Stabilimento Torino')
})

it.each([
  [404, 'user-not-found', /^This person isn’t here any more$/],
  [500, 'internal-error', /^Couldn’t check this person/],
])('keeps the rest of the tab when the question is answered by %i', async (status, code, words) => {
  open('p-1015', ({ url }) => (url.includes('/readers/') ? problem(status, code) : undefined))
  await ask('Marco Bianchi')
  await screen.findByText(words)
  screen.getByText('Luca Ferrari')
})
