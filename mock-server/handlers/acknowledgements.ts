import { addNotification } from '../actions/notify.ts'
import { describe } from '../actions/describe.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { day } from '../state/times.ts'
import {
  acknowledgementView,
  askedPeople,
  countsOf,
  isAsked,
  isOverdue,
  maySeeAcknowledgements,
  standingOf,
} from '../views/acknowledgements.ts'
import { shortTitle } from '../views/posts.ts'
import { publicationOf } from '../views/publication.ts'
import { answerCsv, type ColumnName, wantsCsv } from './csv.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const base = '/internal/v2/communication/posts/:postId/acknowledgements'

const columns: readonly ColumnName[] = [
  { en: 'Person', it: 'Persona', de: 'Person', es: 'Persona', el: 'Άτομο', pt: 'Pessoa', fr: 'Personne' },
  { en: 'Status', it: 'Stato', de: 'Status', es: 'Estado', el: 'Κατάσταση', pt: 'Status', fr: 'Statut' },
  { en: 'Version', it: 'Versione', de: 'Version', es: 'Versión', el: 'Έκδοση', pt: 'Versão', fr: 'Version' },
  {
    en: 'Acknowledged',
    it: 'Confermato',
    de: 'Bestätigt',
    es: 'Confirmado',
    el: 'Επιβεβαιώθηκε',
    pt: 'Confirmado',
    fr: 'Confirmé',
  },
  { en: 'Due', it: 'Scadenza', de: 'Fällig', es: 'Vence', el: 'Προθεσμία', pt: 'Prazo', fr: 'Échéance' },
  {
    en: 'Reminded',
    it: 'Promemoria',
    de: 'Erinnert',
    es: 'Recordatorio',
    el: 'Υπενθύμιση',
    pt: 'Lembrete',
    fr: 'Rappel',
  },
]

/** Proving that a post was read. */
export function acknowledgementsRoutes(app: PortalApp): void {
  app.put(`${base}/mine`, async (call) => {
    const { world, viewer } = call.var
    const post = readablePost(call)
    const { revision } = await call.req.json<Schemas['Acknowledging']>()
    const asked = post.facets?.acknowledgement
    if (!asked || !isAsked(world.data, post, viewer) || publicationOf(post).state !== 'published') {
      throw new Refusal(refusals.acknowledgementClosed)
    }
    if (revision < asked.revision) {
      const current = acknowledgementView(world.data, post, viewer, world.clock.now())
      throw new Refusal({ ...refusals.revisionOutdated, ...(current ? { current } : {}) })
    }
    if (standingOf(world.data, post, viewer.id).state !== 'acknowledged') {
      asked.given.set(viewer.id, { revision, statement: asked.statement, at: world.clock.now() })
    }
    return call.json<Schemas['Acknowledgement']>(standingOf(world.data, post, viewer.id))
  })

  app.get(base, (call) => {
    const { world } = call.var
    const now = world.clock.now()
    const post = overseenPost(call)
    const { state, search = '', pageSize, pageToken } = call.req.query()
    const all = askedPeople(world.data, post)
      .filter(({ firstName, lastName }) => fits(`${firstName} ${lastName}`, search))
      .map(({ id }) => standingOf(world.data, post, id))
      .filter((standing) => !state || (state === 'overdue' ? isOverdue(standing, now) : standing.state === state))
    if (wantsCsv(call)) {
      const rows = all.map((one) => [
        one.user.fullName,
        one.state,
        one.revision,
        one.acknowledgedAt,
        one.dueDate,
        one.remindedAt,
      ])
      return answerCsv(call, `acknowledgements-${post.number}`, columns, rows)
    }
    const from = pageToken === undefined ? 0 : readNumberToken('acknowledgements', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['AcknowledgementPage']>({
      acknowledgements: all.slice(from, from + size),
      counts: countsOf(world.data, post, now),
      nextPageToken: from + size < all.length ? makeToken('acknowledgements', from + size) : null,
    })
  })

  app.post(`${base}/reminders`, async (call) => {
    const { world } = call.var
    const post = overseenPost(call)
    const { userIds } = await call.req.json<Schemas['AcknowledgementReminder']>()
    const now = world.clock.now()
    const reminded = post.facets?.acknowledgement?.reminded ?? new Map<string, number>()
    const missing = askedPeople(world.data, post)
      .map(({ id }) => standingOf(world.data, post, id))
      .filter(({ user, state }) => state !== 'acknowledged' && (userIds === null || userIds.includes(user.id)))
    const due = missing.filter(({ user }) => now - (reminded.get(user.id) ?? -Infinity) >= day)
    if (due.length === 0 && missing.length > 0) throw new Refusal(refusals.reminderTooEarly)
    for (const { user } of due) {
      reminded.set(user.id, now)
      remind(call, post, user.id)
    }
    return call.json<Schemas['RemindersSent']>({ count: due.length })
  })
}

function remind(call: Call, post: PostState, personId: string): void {
  const { world, viewer } = call.var
  if (!world.data.people.get(personId)?.account || personId === viewer.id) return
  addNotification(world, personId, {
    ...describe(world.data, 'activity-assigned', { by: [viewer.id], at: world.clock.now(), post }),
    title: `Reminder: acknowledge ${shortTitle(post)}`,
    routerLink: `/post/${post.id}`,
  })
}

function overseenPost(call: Call): PostState {
  const post = readablePost(call)
  if (maySeeAcknowledgements(call.var.world.data, post, call.var.viewer)) return post
  throw new Refusal(refusals.acknowledgementsForbidden)
}
