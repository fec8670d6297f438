import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { contract } from '../testing/walk.ts'
import { Visitor } from '../testing/visitor.ts'
import { contractVersion } from './administration.ts'

const log = '/internal/v3/admin/audit-entries'
const registry = '/internal/v3/admin/registry/users'

describe('admin info', () => {
  it('counts accounts and licences as they are, and names the contract', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const info = () => marco.get<Schemas['AdminInfo']>('/internal/v3/admin/data/global/admin-info')
    expect(await info()).toMatchObject({ people: { active: 59, blocked: 1 }, contractVersion })
    await marco.send('PUT', `${registry}/tiago-duarte/block`, { reason: 'Left.', until: null })
    expect((await info()).people).toEqual({ active: 58, invited: 0, blocked: 2 })
    expect((await info()).services.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['mail'])
    expect((contract.info as { version?: string }).version).toBe(contractVersion)
  })
})

describe('the log of acts', () => {
  const page = (visitor: Visitor, query = '') => visitor.get<Schemas['AuditPage']>(`${log}?pageSize=100&${query}`)

  it('has what was done once, with old and new value and the reason, newest first', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const before = (await page(marco)).totalCount
    await marco.send('PUT', `${registry}/tiago-duarte/block`, { reason: 'Stolen badge.', until: null })
    await marco.send('DELETE', `${registry}/tiago-duarte/block`)
    const { entries, totalCount } = await page(marco)
    expect(totalCount).toBe(before + 2)
    expect(entries.slice(0, 2)).toMatchObject([
      { act: 'user-unblock', actor: { id: 'marco-bianchi' }, target: { id: 'tiago-duarte' } },
      {
        act: 'user-block',
        changes: [
          { field: 'state', old: 'active', new: 'blocked' },
          { field: 'block-until', old: null, new: null },
        ],
        reason: 'Stolen badge.',
      },
    ])
  })

  it('is found by who acted, what was changed, the act and the time', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const elena = await page(marco, 'search=elena')
    expect(elena.totalCount).toBeGreaterThan(10)
    const groups = await page(marco, 'act=group-members')
    expect(new Set(groups.entries.map(({ act }) => act))).toEqual(new Set(['group-members']))
    const from = new Date(marco.world.clock.now() - 30 * 24 * 3_600_000).toISOString()
    const recent = await page(marco, `from=${from}`)
    expect(recent.entries.every(({ at }) => at >= from)).toBe(true)
    const earlier = await page(marco, `until=${from}`)
    expect(recent.totalCount + earlier.totalCount).toBe((await page(marco)).totalCount)
  })

  it('neither repeats nor skips an entry when something is done between two pages', async () => {
    const marco = await Visitor.signedIn('marco.bianchi')
    const first = await page(marco)
    await marco.send('PUT', `${registry}/tiago-duarte/block`, { reason: 'Left.', until: null })
    const second = await page(marco, `pageToken=${first.nextPageToken ?? ''}`)
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(new Set(ids).size).toBe(200)
    expect(second.entries[0]?.id).toBe('past-act-220')
  })
})
