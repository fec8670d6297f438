import type { Schemas } from '../schemas.ts'
import { personalOf, personById } from '../state/data.ts'
import { userProfile } from '../views/people.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, Refusal, refusals } from './refusals.ts'

/** Profiles of people, and following them. */
export function usersRoutes(app: PortalApp): void {
  app.get('/internal/v2/users/:userId', (call) =>
    call.json<Schemas['User']>(userProfile(call.var.world.data, personOf(call), call.var.viewer)),
  )

  app.put('/internal/v2/users/:userId/follow', (call) => {
    const person = personOf(call)
    if (person.id === call.var.viewer.id) throw new Refusal(refusals.cannotFollowOneself)
    if (person.deleted) throw new Refusal(refusals.userDeleted)
    personalOf(call.var.world.data, call.var.viewer.id).followedUserIds.add(person.id)
    return call.json<Schemas['UserFollow']>({ followedByMe: true })
  })

  app.delete('/internal/v2/users/:userId/follow', (call) => {
    personalOf(call.var.world.data, call.var.viewer.id).followedUserIds.delete(personOf(call).id)
    return call.json<Schemas['UserFollow']>({ followedByMe: false })
  })
}

function personOf(call: Call) {
  return found(personById(call.var.world.data, call.req.param('userId') ?? ''), refusals.userNotFound)
}
