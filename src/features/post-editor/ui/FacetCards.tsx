import { Suspense } from 'react'
import { Stack } from '@/design-system/Stack'
import { AcknowledgementEditor } from '@/features/acknowledgement'
import { type EventDraft, EventEditor } from '@/features/events'
import { PlanningEditor } from '@/features/planning'
import type { DraftFields } from '../model/draft-session'

export type FacetCardsProps = {
  fields: DraftFields
  event: EventDraft
  /** How many people have said yes to the event. */
  accepted: number
  /** A post that is out is planned in its own card, at once and for everybody. */
  published: boolean
  onChange: (fields: Partial<DraftFields>) => void
}

/** What a post is to be beside its text: cards below those about publishing. */
export function FacetCards({ fields, event, accepted, published, onChange }: FacetCardsProps) {
  const { communityId, acknowledgement = null, data = null } = fields
  return (
    <Suspense>
      <Stack gap={3}>
        <AcknowledgementEditor
          communityId={communityId}
          value={acknowledgement}
          onValueChange={(asked) => onChange({ acknowledgement: asked })}
        />
        <EventEditor draft={event} accepted={accepted} published={published} />
        {!published && (
          <PlanningEditor
            communityId={communityId}
            value={data}
            onValueChange={(planned) => onChange({ data: planned })}
          />
        )}
      </Stack>
    </Suspense>
  )
}
