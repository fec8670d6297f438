import type { Schemas } from '../schemas.ts'
import { wordsOf } from '../state/folding.ts'
import type { ActState } from '../state/registry.ts'
import { hour, instant, startOfDay } from '../state/times.ts'
import { isAdministrator, userSummary } from '../views/people.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

/** The version of the contract that this mock keeps; a test holds it to the contract's own. */
export const contractVersion = '1.7.0'

const gigabyte = 1024 ** 3

/** The installation, for those who administer the portal. */
export function administrationRoutes(app: PortalApp): void {
  app.get('/internal/v3/admin/data/global/admin-info', (call) => {
    onlyAdministrators(call)
    const { world } = call.var
    const { people, crowd, installation } = world.data
    const { plantId, installedFeatures } = installation.environment
    const everybody = [...people.values(), ...crowd.values()].filter(({ deleted }) => !deleted)
    const users = (type: string) =>
      everybody.filter(({ account }) => account?.licences.some((licence) => licence === type)).length
    const blocked = everybody.filter((person) => person.blocked).length
    const morning = startOfDay(world.clock.now())
    const service = (name: string, state: string, since: number) => ({ name, state, since: instant(since) })
    return call.json<Schemas['AdminInfo']>({
      plantId,
      buildInfo: world.build,
      contractVersion,
      installedFeatures,
      people: { active: everybody.length - blocked, invited: 0, blocked },
      licences: [
        { type: 'chat', used: users('chat'), total: 80 },
        { type: 'xlearning', used: users('xlearning'), total: null },
      ],
      storage: { usedBytes: 45 * gigabyte, totalBytes: 100 * gigabyte },
      services: [
        service('search', 'ok', morning - 18 * 24 * hour),
        service('realtime', 'ok', morning - 18 * 24 * hour),
        // Mails of the demo are late since this morning.
        service('mail', 'degraded', morning + 8 * hour + hour / 2),
        service('files', 'ok', morning - 90 * 24 * hour),
        service('assistant', installedFeatures.aiAssistant ? 'ok' : 'down', morning - 3 * 24 * hour),
        service('chat', 'ok', morning - 40 * 24 * hour),
      ],
    })
  })

  app.get('/internal/v3/admin/audit-entries', (call) => {
    onlyAdministrators(call)
    const { data } = call.var.world
    const { pageSize, pageToken } = call.req.query()
    const found = data.registry.acts.filter(matching(call))
    const start = pageToken === undefined ? 0 : readNumberToken('audit', pageToken, 'pageToken')
    // New acts come before the others: a place is counted from the oldest.
    const first = pageToken === undefined ? 0 : found.length - start
    const size = pageSizeOf(pageSize)
    const page = found.slice(first, first + size)
    const left = found.length - first - page.length
    return call.json<Schemas['AuditPage']>({
      entries: page.map(({ id, at, actorId, act, target, changes, reason }) => ({
        id,
        at: instant(at),
        actor: actorId === null ? null : userSummary(data, actorId),
        act,
        target,
        changes,
        reason,
      })),
      totalCount: found.length,
      nextPageToken: left > 0 ? makeToken('audit', left) : null,
    })
  })
}

function onlyAdministrators(call: Call): void {
  if (!isAdministrator(call.var.viewer)) throw new Refusal(refusals.administrationForbidden)
}

/** Whether an act is one of those that are asked for. */
function matching(call: Call): (act: ActState) => boolean {
  const { data } = call.var.world
  const { search = '', from, until } = call.req.query()
  const acts = call.req.queries('act') ?? []
  const searched = wordsOf(search).length > 0
  const nameOf = (id: string | null) => (id === null ? '' : userSummary(data, id).fullName)
  return ({ at, act, actorId, target }) =>
    (acts.length === 0 || acts.includes(act)) &&
    (from === undefined || at >= Date.parse(from)) &&
    (until === undefined || at < Date.parse(until)) &&
    (!searched || fits(target.name, search) || fits(nameOf(actorId), search))
}
