import { type SubmitEvent, useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { useNow } from '@/design-system/RelativeTime'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { useSavePlanning } from '../api/use-save-planning'
import { messages } from '../messages'
import { plannedOf, type Planned, planningWords } from '../model/planning-words'
import { PlanningFields } from './PlanningFields'

export type PlanningFormProps = {
  postId: string
  /** The planning as the post has it, also when it changes while the form is open; null where nothing was planned. */
  data: Schemas['PostData'] | null
  onClose: () => void
}

type Problem = {
  at: 'form' | 'assignee' | 'end'
  message: 'failed' | 'refused' | 'assigneeCannotRead' | 'endBeforeStart'
}

/** Changes the planning of a post. What is chosen stays when saving fails or somebody else was faster. */
export function PlanningForm({ postId, data, onClose }: PlanningFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const now = useNow()
  const [opened] = useState(data)
  const [planned, setPlanned] = useState(() => plannedOf(data))
  const [problem, setProblem] = useState<Problem | null>(null)
  const save = useSavePlanning(postId)
  const overtaken = data?.occToken !== opened?.occToken && !save.isPending && !save.isSuccess

  function change(part: Partial<Planned>) {
    setProblem(null)
    setPlanned((all) => ({ ...all, ...part }))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { expectedStartDate: start, expectedEndDate: end } = planned
    if (start && end && end < start) return setProblem({ at: 'end', message: 'endBeforeStart' })
    if (save.isPending) return
    setProblem(null)
    const outcome = { onSuccess: onClose, onError: (error: Error) => setProblem(problemOf(error)) }
    save.mutate({ planned, replaced: data }, outcome)
  }

  const words = (at: Problem['at']) => (problem?.at === at ? formatMessage(messages[problem.message]) : undefined)
  const said = overtaken
    ? formatMessage(messages.conflict, { now: planningWords(plannedOf(data), { now, intl }) })
    : words('form')
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <PlanningFields
          readers={{ postId }}
          planned={planned}
          assigneeError={words('assignee')}
          endError={words('end')}
          onChange={change}
        />
        {said !== undefined && (
          <Text role="alert" size="sm" tone="error">
            {said}
          </Text>
        )}
        <Stack direction="row" gap={2}>
          <Button
            type="submit"
            variant="primary"
            size="sm"
            busy={save.isPending}
            busyLabel={formatMessage(messages.saving)}
          >
            {formatMessage(messages.save)}
          </Button>
          <Button size="sm" onClick={onClose}>
            {formatMessage(messages.cancel)}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}

/** What went wrong, and where; nothing where the post tells by now what somebody else has planned. */
function problemOf(error: Error): Problem | null {
  if (currentOf(error)) return null
  switch (isApiError(error) ? error.code : undefined) {
    case 'assignee-cannot-read':
      return { at: 'assignee', message: 'assigneeCannotRead' }
    case 'end-before-start':
      return { at: 'end', message: 'endBeforeStart' }
    case 'planning-forbidden':
      return { at: 'form', message: 'refused' }
    default:
      return { at: 'form', message: 'failed' }
  }
}
