import type { Schemas } from '@/api'
import { Stack } from '@/design-system/Stack'
import { TransitionButton } from './TransitionButton'
import { stepOf } from './use-step'

export type OwnStepsProps = { postId: string; workflow: Schemas['PostWorkflow'] }

/** The steps that the reader can take with a post, as buttons; the first one forward stands out. */
export function OwnSteps({ postId, workflow: { options, occToken } }: OwnStepsProps) {
  const own = options.filter(({ allowed }) => allowed)
  if (own.length === 0) return null
  const forward = own.find(({ transition }) => transition.direction === 'forward')
  return (
    <Stack direction="row" gap={2}>
      {own.map((option) => (
        <TransitionButton
          key={option.transition.id}
          postId={postId}
          occToken={occToken}
          transition={stepOf(option)}
          variant={option === forward ? 'primary' : undefined}
        />
      ))}
    </Stack>
  )
}
