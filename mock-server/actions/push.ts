import type { Schemas } from '../schemas.ts'
import { personalOf } from '../state/data.ts'
import { occasionFor } from '../state/seeds/parts/occasions.ts'
import type { NotificationContent } from '../state/notifications.ts'
import { numberOf } from '../state/times.ts'
import type { World } from '../state/world.ts'
import { describe, isNotificationTypeId } from './describe.ts'
import { addNotification } from './notify.ts'

/** What a notification made to order shall be; the rest is made up to fit. */
export type PushOrder = { typeId?: string | undefined; content?: Partial<NotificationContent> | undefined }

/**
 * Sends somebody a notification made to order, for the demo controls and for tests. A kind that this server does not
 * know is sent bare, as a newer server would; `content` wins over what was made up. Undefined for a person who cannot
 * sign in.
 */
export function pushNotification(
  world: World,
  personId: string,
  { typeId = 'comment-mention', content = {} }: PushOrder = {},
): Schemas['Notification'] | null | undefined {
  const person = world.data.people.get(personId)
  if (!person?.account) return undefined
  const known = isNotificationTypeId(typeId) && world.data.feed.length > 0
  const made: NotificationContent = known
    ? describe(
        world.data,
        typeId,
        occasionFor(world.data, typeId, person, world.clock.now(), choiceOf(world, personId)),
      )
    : {
        typeId,
        authorUsers: [{ id: 'portal', fullName: 'Portal', firstName: 'Portal', accountPhotoUrl: null, deleted: false }],
      }
  return addNotification(world, personId, { ...made, ...content })
}

/**
 * By what the person has been told already, and not by the moment: the same orders in two worlds of one seed give the
 * same notifications.
 */
function choiceOf({ data }: World, personId: string): number {
  return numberOf(`${personId}/${personalOf(data, personId).notifications.length}`)
}
