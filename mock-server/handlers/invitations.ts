import { answer, invite, moveUp, newInvitation } from '../actions/invitations.ts'
import type { Schemas } from '../schemas.ts'
import { nextId, type PostState } from '../state/data.ts'
import type { InvitationState } from '../state/facets.ts'
import { calendarFile } from '../views/calendar-file.ts'
import { countsOf, invitationView, mayInvite, momentsOf } from '../views/invitations.ts'
import { answerCsv, type ColumnName, wantsCsv } from './csv.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

const post = '/internal/v2/communication/posts/:postId'
const base = `${post}/invitations`

const columns: readonly ColumnName[] = [
  { en: 'Person', it: 'Persona', de: 'Person', es: 'Persona', el: 'Άτομο', pt: 'Pessoa', fr: 'Personne' },
  { en: 'Role', it: 'Ruolo', de: 'Rolle', es: 'Función', el: 'Ρόλος', pt: 'Função', fr: 'Rôle' },
  { en: 'Duty', it: 'Incarico', de: 'Aufgabe', es: 'Tarea', el: 'Καθήκον', pt: 'Tarefa', fr: 'Tâche' },
  { en: 'Answer', it: 'Risposta', de: 'Antwort', es: 'Respuesta', el: 'Απάντηση', pt: 'Resposta', fr: 'Réponse' },
  { en: 'Note', it: 'Nota', de: 'Notiz', es: 'Nota', el: 'Σημείωση', pt: 'Nota', fr: 'Note' },
  {
    en: 'Invited with',
    it: 'Invito con',
    de: 'Eingeladen mit',
    es: 'Invitación con',
    el: 'Πρόσκληση με',
    pt: 'Convite com',
    fr: 'Invitation avec',
  },
  {
    en: 'Answered',
    it: 'Data risposta',
    de: 'Geantwortet',
    es: 'Respondido',
    el: 'Απαντήθηκε',
    pt: 'Respondido',
    fr: 'Répondu',
  },
]

/** Invitations to the event of a post. */
export function invitationsRoutes(app: PortalApp): void {
  app.get(base, (call) => {
    const { data } = call.var.world
    const { state } = eventPost(call)
    const { response, search = '', pageSize, pageToken } = call.req.query()
    const all = (state.facets?.invitations ?? [])
      .filter((invitation) => response === undefined || invitation.response === response)
      .map((invitation) => invitationView(data, state, invitation))
      .filter(({ invitee }) => fits(invitee.fullName, search))
      .sort((one, other) => one.invitee.fullName.localeCompare(other.invitee.fullName))
    if (wantsCsv(call)) {
      const rows = all.map((one) => [
        one.invitee.fullName,
        one.kind,
        one.duty ?? null,
        one.response,
        one.note ?? null,
        one.viaGroup?.name ?? null,
        one.respondedAt ?? null,
      ])
      return answerCsv(call, `invitations-${state.number}`, columns, rows)
    }
    const from = pageToken === undefined ? 0 : readNumberToken('invitations', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['InvitationPage']>({
      invitations: all.slice(from, from + size),
      counts: countsOf(state),
      nextPageToken: from + size < all.length ? makeToken('invitations', from + size) : null,
    })
  })

  app.post(base, async (call) => {
    const state = organisedPost(call)
    const asked = await call.req.json<Schemas['Inviting']>()
    return call.json<Schemas['InvitedPeople']>(invite(call.var.world, state, asked, call.var.viewer.id))
  })

  app.put(`${base}/mine`, async (call) => {
    const { world, viewer } = call.var
    const { state, event } = eventPost(call)
    const body = await call.req.json<Schemas['InvitationAnswer']>()
    const invitation = invitationOf(state, viewer.id) ?? (event.openToReaders ? join(call, state) : undefined)
    if (!invitation) throw new Refusal(refusals.notInvited)
    const now = world.clock.now()
    if (event.cancelled || momentsOf(event).end <= now) throw new Refusal(refusals.eventOver)
    if (event.respondBy && Date.parse(event.respondBy) <= now) throw new Refusal(refusals.responsesClosed)
    answer(world, state, invitation, { ...body, response: body.response as InvitationState['response'] })
    return call.json<Schemas['InvitationAnswered']>({
      invitation: invitationView(world.data, state, invitation),
      counts: countsOf(state),
    })
  })

  app.patch(`${base}/:invitationId`, async (call) => {
    const { world } = call.var
    const state = organisedPost(call)
    const invitation = namedInvitation(call, state)
    const { kind, duty, response } = await call.req.json<Schemas['InvitationChange']>()
    if (kind !== undefined) invitation.kind = kind
    if (duty !== undefined) invitation.duty = duty
    if (response !== undefined) {
      invitation.response = response as InvitationState['response']
      invitation.respondedAt = world.clock.now()
      moveUp(world, state)
    }
    return call.json<Schemas['Invitation']>(invitationView(world.data, state, invitation))
  })

  app.delete(`${base}/:invitationId`, (call) => {
    const state = organisedPost(call)
    const invitation = namedInvitation(call, state)
    const invitations = (state.facets?.invitations ?? []).filter((candidate) => candidate !== invitation)
    state.facets = { ...state.facets, invitations }
    moveUp(call.var.world, state)
    return call.body(null, 204)
  })

  app.get(`${post}/calendar-file`, (call) => {
    const { state, event } = eventPost(call)
    return call.body(calendarFile(state, event, call.var.world.clock.now()), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${state.id}.ics"`,
    })
  })
}

function eventPost(call: Call): { state: PostState; event: Schemas['PostEvent'] } {
  const state = readablePost(call)
  return { state, event: found(state.event, refusals.eventNotFound) }
}

function organisedPost(call: Call): PostState {
  const { state } = eventPost(call)
  if (mayInvite(call.var.world.data, state, call.var.viewer)) return state
  throw new Refusal(refusals.invitingForbidden)
}

function namedInvitation(call: Call, state: PostState): InvitationState {
  const id = call.req.param('invitationId')
  return found(
    state.facets?.invitations?.find((invitation) => invitation.id === id),
    refusals.invitationNotFound,
  )
}

function invitationOf({ facets }: PostState, id: string): InvitationState | undefined {
  return facets?.invitations?.find(({ personId }) => personId === id)
}

/** A reader comes to an open event without having been invited. */
function join(call: Call, state: PostState): InvitationState {
  const { world, viewer } = call.var
  const invitation = newInvitation(nextId(world.data, 'inv'), viewer.id, {
    viaGroupId: null,
    kind: 'guest',
    duty: null,
  })
  state.facets = { ...state.facets, invitations: [...(state.facets?.invitations ?? []), invitation] }
  return invitation
}
