import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { CurrentHome } from './CurrentHome'
import { HomeView } from './HomeView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (homeId = 'home-torino') =>
  openPortal(
    {
      '/': <HomeView homeId={homeId} />,
      '/digital-workplace': <CurrentHome />,
      '/digital-workplace/:homeId': <p>The current home</p>,
      '/post/:id': <p>A post</p>,
    },
    { address: '/' },
  )

const card = async (name: string) => within(await screen.findByRole('region', { name }))
const lead = 'Il calore delle presse scalda gli spogliatoi'
const isNews = (request: Request) => request.url.includes('/widgets/torino-news/')

describe('a home', () => {
  it('has its widgets, each with what belongs into it', async () => {
    open()
    await screen.findByRole('heading', { level: 1, name: 'Plant Torino' })
    await (await card('News')).findByRole('link', { name: lead })
    await waitFor(async () => expect((await card('For you to do')).getAllByRole('listitem').length).toBeGreaterThan(0))
    await (await card('Events')).findByRole('link', { name: /^Nuova pressa/ })
    await (await card('New at the plant')).findByText('Nicolò Villa')
    expect((await card('Links')).getByRole('link', { name: 'First aid' }).getAttribute('href')).toContain(
      '/people?duty=',
    )
    expect(screen.queryByText(/Hand over at the board/)).toBeNull()
  })

  it('tells the server that it was visited, so that it is no longer new', async () => {
    const { portal } = open()
    const visits: string[] = []
    portal.intercept = (request) => {
      if (request.method === 'PUT') visits.push(new URL(request.url).pathname)
      return undefined
    }
    await (await card('News')).findByRole('link', { name: lead })
    await waitFor(() => expect(visits).toEqual(['/api/internal/v2/homes/home-torino/visit']))
  })

  it.each([
    ['fails', () => problem(500, 'broken')],
    ['answers something else', () => Response.json({ unexpected: true })],
    ['lacks what its kind needs', () => Response.json({ kind: 'news', asOf: '2026-11-20T09:00:00.000Z' })],
  ])(
    'keeps all others when one widget %s, and gets it alone with another try',
    async (_, answer) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      const { portal } = open()
      portal.intercept = (request) => (isNews(request) ? answer() : undefined)
      const again = await (await card('News')).findByRole('button', { name: 'Try again: News' }, { timeout: 15_000 })
      await (await card('Events')).findByRole('link', { name: /^Nuova pressa/ })
      portal.intercept = undefined
      await userEvent.click(again)
      await (await card('News')).findByRole('link', { name: lead })
      expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
    },
    20_000,
  )

  it('keeps all others when a widget cannot be drawn', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { portal } = open()
    const [post] = examples.listPosts.firstPage.posts
    portal.intercept = (request) =>
      isNews(request)
        ? Response.json({ kind: 'news', asOf: '2026-11-20T09:00:00.000Z', posts: [{ ...post, createdAt: 'never' }] })
        : undefined
    await (await card('News')).findByRole('button', { name: 'Try again: News' }, { timeout: 15_000 })
    await (await card('Events')).findByRole('link', { name: /^Nuova pressa/ })
  }, 20_000)

  it('leaves out what a newer server has, and draws the rest', async () => {
    const { portal } = open()
    portal.intercept = (request) =>
      request.method === 'GET' && request.url.endsWith('/homes/home-torino')
        ? Response.json(examples.getHome.newerServer)
        : undefined
    await screen.findByText('Without an accident')
    expect(screen.queryByRole('region', { name: 'Weather' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again: News' }))
    await (await card('News')).findByRole('link', { name: lead })
  })

  it('says so when the server has nothing for the person', async () => {
    const { portal } = open()
    portal.intercept = (request) =>
      request.method === 'GET' && request.url.endsWith('/homes/home-torino')
        ? Response.json(examples.getHome.nothingYet)
        : undefined
    await screen.findByRole('heading', { name: 'Nothing here yet' })
    expect(screen.getByRole('link', { name: 'Browse communities' })).toBeTruthy()
  })
})

it('leads from an address without a home to the current one', async () => {
  const { router } = openPortal(
    { '/digital-workplace': <CurrentHome />, '/digital-workplace/:homeId': <p>The current home</p> },
    { address: '/digital-workplace' },
  )
  await screen.findByText('The current home')
  expect(router.state.location.pathname).toBe('/digital-workplace/home-headquarters')
})
