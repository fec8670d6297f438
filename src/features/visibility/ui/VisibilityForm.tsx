import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useState } from 'react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { RadioGroup } from '@/design-system/Radio'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { SubjectsPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { saveVisibility } from '../api/visibility-queries'
import { messages } from '../messages'
import { type Choice, choiceOf, choiceWords, grantsOf, MAX_GRANTS } from '../model/choice'
import styles from './Visibility.module.css'

export type VisibilityFormProps = {
  post: Schemas['Post']
  /** The visibility when the form was opened. */
  visibility: Schemas['PostVisibility']
  onClose: () => void
}

type Problem = { kind: 'words'; words: string } | { kind: 'conflict'; theirs: Choice }

/** Changes who can read and edit a post. What was chosen stays when saving fails or another person was faster. */
export function VisibilityForm({ post, visibility, onClose }: VisibilityFormProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [before] = useState(() => choiceOf(visibility))
  const [choice, setChoice] = useState(before)
  const [token, setToken] = useState(visibility.occToken ?? '')
  const [problem, setProblem] = useState<Problem | null>(null)
  const community = post.community.name
  const readers = { communityId: post.community.id }

  const send = ({ scope, ...named }: Choice, occToken: string) =>
    saveVisibility(queryClient, post.id, { scope, grants: grantsOf({ scope, ...named }), occToken })
  const undo = useMutation({
    mutationFn: (occToken: string) => send(before, occToken),
    onSuccess: () => tip({ severity: 'success', title: messages.undone }),
    onError: () => tip({ severity: 'error', title: messages.undoFailed }),
  })
  const save = useMutation({
    mutationFn: () => send(choice, token),
    onSuccess: ({ readersCount: count, occToken = '' }) => {
      tip({
        severity: 'success',
        title: messages.saved,
        translateParams: { count },
        actionCallbacks: [{ label: messages.undo, onSelect: () => undo.mutate(occToken) }],
      })
      onClose()
    },
    onError: (error) => {
      const current = currentOf(error) as Schemas['PostVisibility'] | null
      const outside = isApiError(error) && error.code === 'grant-outside-community'
      if (current) {
        setToken(current.occToken ?? '')
        setProblem({ kind: 'conflict', theirs: choiceOf(current) })
      } else {
        const words = outside ? formatMessage(messages.outside, { community }) : formatMessage(messages.saveFailed)
        setProblem({ kind: 'words', words })
      }
    },
  })

  function change(part: Partial<Choice>) {
    setProblem(null)
    setChoice((all) => ({ ...all, ...part }))
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (grantsOf(choice).length > MAX_GRANTS) setProblem({ kind: 'words', words: formatMessage(messages.tooMany) })
    else if (!save.isPending) save.mutate()
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Stack gap={4}>
        <RadioGroup
          label={formatMessage(messages.scope)}
          value={choice.scope}
          options={[
            { value: 'community', label: formatMessage(messages.scopeCommunity, { community }) },
            {
              value: 'selected',
              label: formatMessage(messages.scopeSelected),
              description: formatMessage(messages.scopeSelectedText, { community }),
            },
          ]}
          onValueChange={(scope) => change({ scope })}
        />
        {choice.scope === 'selected' && (
          <SubjectsPicker
            label={formatMessage(messages.readersField)}
            readers={readers}
            value={choice.readers}
            onValueChange={(chosen) => change({ readers: chosen })}
          />
        )}
        <SubjectsPicker
          label={formatMessage(messages.editorsField)}
          description={formatMessage(messages.editorsHint)}
          readers={readers}
          value={choice.editors}
          onValueChange={(chosen) => change({ editors: chosen })}
        />
        {problem?.kind === 'words' && (
          <Text role="alert" size="sm" tone="error">
            {problem.words}
          </Text>
        )}
        {problem?.kind === 'conflict' && (
          <div role="alert" className={styles.conflict}>
            <Text size="sm" weight="strong">
              {formatMessage(messages.conflict)}
            </Text>
            <dl className={styles.sides}>
              <div>
                <dt>{formatMessage(messages.mine)}</dt>
                <dd>{choiceWords(choice, community, intl)}</dd>
              </div>
              <div>
                <dt>{formatMessage(messages.now)}</dt>
                <dd>{choiceWords(problem.theirs, community, intl)}</dd>
              </div>
            </dl>
            <Button size="sm" onClick={() => change(problem.theirs)}>
              {formatMessage(messages.takeTheirs)}
            </Button>
          </div>
        )}
        <Stack direction="row" gap={2}>
          <Button type="submit" variant="primary" busy={save.isPending} busyLabel={formatMessage(messages.saving)}>
            {formatMessage(messages.save)}
          </Button>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
        </Stack>
      </Stack>
    </form>
  )
}
