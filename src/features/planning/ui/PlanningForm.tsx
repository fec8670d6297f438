import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { savePlanning } from '../api/save-planning'
import { messages } from '../messages'
import { plannedOf, type Planned, planningWords } from '../model/planning-words'
import { PlanningFields } from './PlanningFields'

export type PlanningFormProps = {
  postId: string
  /** The planning when the form was opened; null where nothing was planned. */
  data: Schemas['PostData'] | null
  onClose: () => void
}

/** Changes the planning of a post. What is chosen stays when saving fails or somebody else was faster. */
export function PlanningForm({ postId, data, onClose }: PlanningFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [before] = useState(() => plannedOf(data))
  const [planned, setPlanned] = useState(before)
  const [token, setToken] = useState(data?.occToken ?? null)
  const [problem, setProblem] = useState<{ at: 'form' | 'assignee' | 'end'; words: string } | null>(null)

  const undo = useMutation({
    mutationFn: (occToken: string) => savePlanning(queryClient, postId, { ...before, occToken }),
    onSuccess: () => tip({ severity: 'success', title: messages.undone }),
    onError: () => tip({ severity: 'error', title: messages.undoFailed }),
  })
  const save = useMutation({
    mutationFn: () => savePlanning(queryClient, postId, { ...planned, occToken: token }),
    onSuccess: (saved) => {
      tip({
        severity: 'success',
        title: messages.saved,
        actionCallbacks: [{ label: messages.undo, onSelect: () => undo.mutate(saved.occToken) }],
      })
      onClose()
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined
      const current = currentOf(error) as Schemas['PostData'] | null
      if (current) {
        setToken(current.occToken)
        const now = planningWords(plannedOf(current), intl)
        setProblem({ at: 'form', words: formatMessage(messages.conflict, { now }) })
      } else if (code === 'assignee-cannot-read') {
        setProblem({ at: 'assignee', words: formatMessage(messages.assigneeCannotRead) })
      } else if (code === 'end-before-start') {
        setProblem({ at: 'end', words: formatMessage(messages.endBeforeStart) })
      } else setProblem({ at: 'form', words: formatMessage(messages.failed) })
    },
  })

  function change(part: Partial<Planned>) {
    setProblem(null)
    setPlanned((all) => ({ ...all, ...part }))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { expectedStartDate: start, expectedEndDate: end } = planned
    if (start && end && end < start) {
      setProblem({ at: 'end', words: formatMessage(messages.endBeforeStart) })
    } else if (!save.isPending) save.mutate()
  }

  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <PlanningFields
          readers={{ postId }}
          planned={planned}
          assigneeError={problem?.at === 'assignee' ? problem.words : undefined}
          endError={problem?.at === 'end' ? problem.words : undefined}
          onChange={change}
        />
        {problem?.at === 'form' && (
          <Text role="alert" size="sm" tone="error">
            {problem.words}
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
