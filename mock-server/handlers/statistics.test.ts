import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'
import { spreadOf } from '../views/workflow-statistics.ts'

const base = '/internal/v2/communication'
const range = 'since=2026-08-23&until=2026-11-20'

type Page = Schemas['WorkflowPostPage']
type Figures = Schemas['WorkflowStatistics']

describe('statistics', () => {
  let marco: Visitor

  beforeEach(async () => {
    marco = await Visitor.signedIn('marco.bianchi')
  })

  const figures = (query = '') => marco.get<Figures>(`${base}/workflows/wf-review/statistics${query}`)
  const listed = async (query: string) =>
    (await marco.get<Page>(`${base}/workflow-posts?scope=all&overseen=true&workflowId=wf-review&${query}`)).totalCount

  it('counts what the lists behind its figures hold', async () => {
    const { totals, states, moves, waitingFor } = await figures()
    expect(totals.completed.value).toBe(await listed(`event=completed&${range}`))
    expect(totals.entered.value).toBe(await listed(`event=created&${range}`))
    expect(totals.sentBack.value).toBe(await listed(`event=sent-back&${range}`))
    expect(totals.inProgress.value).toBe(await listed('progress=open'))
    expect(totals.overTarget.value).toBe(await listed('overTarget=true'))
    for (const { state, nowCount } of states) expect(nowCount).toBe(await listed(`stateId=${state.id}`))
    for (const { from, to, count } of moves) {
      expect(count).toBe(await listed(`event=moved&${range}&fromStateId=${from.id}&toStateId=${to.id}`))
    }
    for (const { assignee, count } of waitingFor) {
      const id = assignee.type === 'user' ? assignee.user.id : assignee.group.id
      expect(count).toBe(await listed(`waitingForId=${id}`))
    }
  })

  it('counts open posts, weeks and dates as their lists do, over all workflows', async () => {
    const all = await marco.get<Schemas['PostStatistics']>(`${base}/statistics/posts`)
    const list = async (query: string) =>
      (await marco.get<Page>(`${base}/workflow-posts?scope=all&overseen=true&${query}`)).totalCount
    const { open, overdue, created } = all.totals
    expect([open.value, overdue.value]).toEqual([await list('progress=open'), await list('overdue=true')])
    expect(all.byCommunity.reduce((sum, { count }) => sum + count, 0)).toBe(open.value)
    expect(all.weeks.reduce((sum, week) => sum + week.created, 0)).toBe(created.value)
    for (const { from, to, completed } of all.weeks) {
      expect(completed).toBe(await list(`event=completed&since=${from}&until=${to}`))
    }
    for (const { priority, count } of all.byPriority) {
      expect(count).toBe(await list(`progress=open&priority=${priority ?? 'none'}`))
    }
    expect(all.dates.onTime).toBe(await list(`event=completed&kept=on-time&${range}`))
    expect(all.dates.late).toBe(await list(`event=completed&kept=late&${range}`))
  })

  it('lets the last day of the flow be what is now', async () => {
    const { flow, states } = await figures()
    expect(flow).toHaveLength(90)
    const last = flow.at(-1)
    for (const { state, nowCount } of states) {
      expect(last?.states.find(({ stateId }) => stateId === state.id)?.count).toBe(nowCount)
    }
  })

  it('moves a post in its figures as soon as it is decided', async () => {
    const before = await figures()
    const giulia = await marco.another('giulia.riva')
    await giulia.send('POST', `${base}/posts/p-1042/workflow/transitions/tr-approve`, { occToken: 'wf-1042-1' })
    const after = await figures()
    const review = ({ states }: Figures) => states.find(({ state }) => state.id === 'ws-review')?.nowCount ?? 0
    expect(review(after)).toBe(review(before) - 1)
  })

  it('shows moderators their communities alone, and others nothing', async () => {
    const elena = await marco.another('elena.papadaki')
    const { communities } = await elena.get<Figures>(`${base}/workflows/wf-review/statistics`)
    expect(communities.map(({ id }) => id)).toContain('learning-corner')
    const giulia = await marco.another('giulia.riva')
    expect((await giulia.send('GET', `${base}/workflows/wf-review/statistics`)).status).toBe(403)
    const { workflows } = await giulia.get<Schemas['WorkflowList']>(`${base}/workflows`)
    expect(workflows.some(({ canSeeStatistics }) => canSeeStatistics)).toBe(false)
  })

  it('tells median and 85 % of a known set, and nothing of fewer than five', () => {
    const hours = [1, 2, 3, 4, 100].map((one) => one * 3_600_000)
    expect(spreadOf(hours)).toEqual({ medianHours: 3, p85Hours: 42.4, sampleSize: 5 })
    expect(spreadOf(hours.slice(1))).toEqual({ medianHours: null, p85Hours: null, sampleSize: 4 })
  })
})
