import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { maySeeAcknowledgements } from './acknowledgements.ts'
import { inviteesOf, mayInvite } from './invitations.ts'
import { mayPlan, planningView } from './planning.ts'

/** What a post is beside its text, as a person sees it. */
export function facetsView(data: WorldData, post: PostState, viewer: Person): Schemas['PostFacets'] {
  return {
    data: planningView(data, post),
    canEditData: mayPlan(data, post, viewer),
    ...inviteesOf(data, post),
    canInvite: mayInvite(data, post, viewer),
    canSeeAcknowledgements: maySeeAcknowledgements(data, post, viewer),
  }
}
