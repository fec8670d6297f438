import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useState } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { ComboBox, type ComboBoxOption } from '@/design-system/ComboBox'
import { Select } from '@/design-system/Select'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { createRelation, relationQueries, renewRelations } from '../api/relation-queries'
import { messages } from '../messages'
import styles from './Relations.module.css'

const kinds = ['replaces', 'continues', 'related'] as const
type Kind = (typeof kinds)[number]

/** Finds another post by its number or words and relates it; what is chosen stays when that is refused. */
export function AddRelation({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [kind, setKind] = useState<Kind>('replaces')
  const [chosen, setChosen] = useState<ComboBoxOption | null>(null)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [key, setKey] = useState(randomId)
  const found = useQuery({ ...relationQueries.candidates(postId, words), placeholderData: (before) => before })
  const options = (found.data?.posts ?? []).map(({ id, number, title, community }): ComboBoxOption => ({
    value: id,
    label: title,
    description: formatMessage(messages.candidate, { number: String(number), community: community.name }),
  }))
  const add = useMutation({
    mutationFn: (otherId: string) => createRelation(postId, { kind, postId: otherId }, key),
    onSuccess: () => {
      renewRelations(queryClient)
      setChosen(null)
      setKey(randomId())
      tip({ severity: 'success', title: messages.added })
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined
      if (code === 'relation-exists') setProblem(formatMessage(messages.exists))
      else if (code === 'relation-itself') setProblem(formatMessage(messages.itself))
      else if (code === 'relation-cycle') setProblem(formatMessage(messages.cycle))
      else setProblem(formatMessage(messages.changeFailed))
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (add.isPending) return
    if (chosen === null) setProblem(formatMessage(messages.choose))
    else add.mutate(chosen.value)
  }

  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <Select
        label={formatMessage(messages.kind)}
        value={kind}
        options={[
          { value: 'replaces', label: formatMessage(messages.replaces) },
          { value: 'continues', label: formatMessage(messages.continues) },
          { value: 'related', label: formatMessage(messages.relatedTo) },
        ]}
        onValueChange={(next) => {
          setKind(kinds.find((one) => one === next) ?? 'related')
          setProblem(null)
          setKey(randomId())
        }}
      />
      <ComboBox
        label={formatMessage(messages.post)}
        placeholder={formatMessage(messages.postHint)}
        className={styles.picker}
        value={chosen}
        options={options}
        onSearch={setWords}
        status={found.isError ? 'failed' : found.data ? 'ready' : 'loading'}
        emptyLabel={formatMessage(messages.noPost)}
        loadingLabel={formatMessage(messages.searching)}
        failedLabel={formatMessage(messages.searchFailed)}
        retryLabel={formatMessage(messages.tryAgain)}
        error={problem ?? undefined}
        onValueChange={(next) => {
          setChosen(next)
          setProblem(null)
          setKey(randomId())
        }}
      />
      <Button type="submit" busy={add.isPending}>
        {formatMessage(messages.add)}
      </Button>
    </form>
  )
}
