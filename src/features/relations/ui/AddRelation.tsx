import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useState } from 'react'
import { isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { Select } from '@/design-system/Select'
import { type ChosenPost, PostPicker } from '@/features/post-picker'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { createRelation, renewRelations } from '../api/relation-calls'
import { messages } from '../messages'
import { kinds } from '../model/related-again'
import styles from './Relations.module.css'

type Chosen = { kind: (typeof kinds)[number]; post: ChosenPost | null; key: string }

/** Why the server relates two posts not, in words of the field. */
const refusals = new Map([
  ['relation-exists', messages.exists],
  ['relation-itself', messages.itself],
  ['relation-cycle', messages.cycle],
  ['too-many-relations', messages.tooMany],
])

/** Finds another post by its number or words and relates it; what is chosen stays when that is refused. */
export function AddRelation({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [chosen, setChosen] = useState<Chosen>(() => ({ kind: 'replaces', post: null, key: randomId() }))
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ kind, key, other }: Chosen & { other: string }) =>
      createRelation(postId, { kind, postId: other }, key),
    onSuccess: () => {
      void renewRelations(queryClient)
      change({ post: null })
      tip({ severity: 'success', title: messages.added })
    },
  })

  /** Another choice is another act, with a key of its own. */
  function change(part: Partial<Chosen>) {
    setChosen((before) => ({ ...before, ...part, key: randomId() }))
    setMissing(false)
    reset()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (chosen.post === null) setMissing(true)
    else if (!isPending) mutate({ ...chosen, other: chosen.post.id })
  }

  const refused = error && ((isApiError(error) && refusals.get(error.code)) || messages.changeFailed)
  const problem = missing ? messages.choose : refused
  return (
    <form className={styles.add} noValidate onSubmit={submit}>
      <Select
        label={formatMessage(messages.kind)}
        value={chosen.kind}
        options={kinds.map((kind) => ({ value: kind, label: formatMessage(kindLabels[kind]) }))}
        onValueChange={(next) => change({ kind: kinds.find((one) => one === next) ?? 'related' })}
      />
      <PostPicker
        label={formatMessage(messages.post)}
        className={styles.picker}
        postId={postId}
        value={chosen.post}
        error={problem ? formatMessage(problem) : undefined}
        onValueChange={(post) => change({ post })}
      />
      <Button type="submit" busy={isPending}>
        {formatMessage(messages.add)}
      </Button>
    </form>
  )
}

const kindLabels = {
  replaces: messages.replaces,
  continues: messages.continues,
  related: messages.relatedTo,
} as const
