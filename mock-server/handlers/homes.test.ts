import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

const torino = '/internal/v2/homes/home-torino'

type Page = Schemas['HomePage']

const widgetsOf = ({ sections }: Page) => sections.flatMap(({ columns }) => columns.flat()).map(({ id }) => id)

describe('a home', () => {
  it('has other widgets for a person of the site than for one of another, and what is for others is in no answer', async () => {
    const giulia = await Visitor.signedIn('giulia.riva')
    const davide = await Visitor.signedIn('davide.greco')
    const [there, elsewhere] = [await davide.get<Page>(torino), await giulia.get<Page>(torino)]
    expect(widgetsOf(there)).toContain('torino-shift')
    expect(widgetsOf(there)).not.toContain('torino-visitors')
    expect(widgetsOf(elsewhere)).toContain('torino-visitors')
    expect(JSON.stringify(elsewhere)).not.toContain('Hand over at the board')
    expect(await giulia.get(`${torino}/widgets/torino-shift/data`)).toMatchObject({ code: 'widget-not-found' })
  })

  it('is new until the first visit, also for the next device, and the current one then', async () => {
    const visitor = await Visitor.signedIn('giulia.riva')
    const standing = async () => {
      const { homes } = await visitor.get<Schemas['HomeList']>('/internal/v2/homes')
      const { isNew, current } = homes.find(({ id }) => id === 'home-torino') ?? {}
      return { isNew, current }
    }
    expect(await standing()).toEqual({ isNew: true, current: false })
    await visitor.send('PUT', `${torino}/visit`)
    expect(await standing()).toEqual({ isNew: false, current: true })
  })

  it('stands in the selector of its audience alone, and of nobody while it is not published', async () => {
    const ids = async (userName: string) => {
      const visitor = await Visitor.signedIn(userName)
      return (await visitor.get<Schemas['HomeList']>('/internal/v2/homes')).homes.map(({ id }) => id)
    }
    expect(await ids('giulia.riva')).toEqual(['home-headquarters', 'home-torino', 'home-ulm', 'home-sales'])
    expect(await ids('tiago.duarte')).toContain('home-campinas')
    expect(await ids('tiago.duarte')).not.toContain('home-lyon')
  })

  it('is gone at the next call once it is withdrawn', async () => {
    const visitor = await Visitor.signedIn('giulia.riva')
    const { homes } = visitor.world.data
    const home = homes.get('home-torino')
    if (home) homes.set(home.id, { ...home, state: 'withdrawn' })
    expect(await visitor.get(torino)).toMatchObject({ status: 404, code: 'workspace-not-found' })
  })

  it('shows no post that the person may not read, and no link without its licence', async () => {
    const visitor = await Visitor.signedIn('tiago.duarte')
    const page = await visitor.get<Page>(torino)
    const links = page.sections.flatMap(({ columns }) => columns.flat()).flatMap(({ data }) => data?.links ?? [])
    expect(links.map(({ id }) => id)).not.toContain('home-link-learning')
    const news = await visitor.get<Schemas['WidgetData']>(`${torino}/widgets/torino-news/data`)
    expect(news.posts?.length).toBeGreaterThan(0)
    for (const { id } of news.posts ?? [])
      expect(await visitor.get(`/internal/v2/communication/posts/${id}`)).toMatchObject({ id })
  })

  it.each(['it', 'es', 'de', 'el', 'pt', 'fr'])('is worded in %s', async (language) => {
    const visitor = await Visitor.signedIn('giulia.riva')
    const english = await visitor.get<Page>(torino)
    const answer = await visitor.app.request(`http://portal.test/api${torino}`, {
      headers: { cookie: visitor.cookie, 'accept-language': language },
    })
    const page = (await answer.json()) as Page
    const titles = (one: Page) =>
      one.sections.flatMap(({ columns }) => columns.flat()).map(({ data }) => data?.hero?.title)
    expect(titles(page)[0]).not.toBe(titles(english)[0])
  })
})
