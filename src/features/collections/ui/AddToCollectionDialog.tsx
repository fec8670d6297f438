import { type SubmitEvent, useState } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { Dialog } from '@/design-system/Dialog'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useCollecting } from '../api/use-collecting'
import { useCollections } from '../api/use-collections'
import { messages } from '../messages'
import { type CollectionRefusal, refusalOf } from '../model/refusal'
import { CollectionsSkeleton } from './CollectionsSkeleton'

export type AddToCollectionDialogProps = {
  /** The post as its page has it, so that the boxes follow what is said of it. */
  post: Schemas['Post']
  onClose: () => void
}

type Problem = CollectionRefusal | 'nameMissing'

/** Ticks the person's own collections that hold a post, and makes a new one with it. */
export function AddToCollectionDialog({ post, onClose }: AddToCollectionDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const { query, shownOf } = useCollections()
  const { toggle, make } = useCollecting(post.id)
  const [problem, setProblem] = useState<Problem | null>(null)

  function holds(id: string): boolean {
    if (toggle.isPending && toggle.variables.id === id) return toggle.variables.isIn
    return post.collectionIds?.includes(id) ?? false
  }

  return (
    <Dialog
      size="sm"
      title={formatMessage(messages.addTo)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <ButtonLink href={paths.collections()} onClick={onClose}>
          {formatMessage(messages.manage)}
        </ButtonLink>
      }
    >
      <Stack gap={4}>
        <QueryView query={query} skeleton={<CollectionsSkeleton />} words={{ failed: messages.failed }} level={3}>
          {(list) => {
            const { own } = shownOf(list)
            if (own.length === 0) return <Text tone="muted">{formatMessage(messages.empty)}</Text>
            return (
              <Stack gap={1} role="group" aria-label={formatMessage(messages.title)}>
                {own.map(({ id, name, postsCount }) => (
                  <Checkbox
                    key={id}
                    label={formatName(name)}
                    description={formatMessage(messages.posts, { count: postsCount })}
                    checked={holds(id)}
                    onCheckedChange={(isIn) => {
                      setProblem(null)
                      toggle.mutate({ id, isIn }, { onError: (error) => setProblem(refusalOf(error)) })
                    }}
                  />
                ))}
              </Stack>
            )
          }}
        </QueryView>
        <NewCollection
          busy={make.isPending}
          error={problem === 'nameMissing' || problem === 'nameTaken' ? formatMessage(messages[problem]) : undefined}
          onChange={() => setProblem(null)}
          onMake={(name, onMade) => {
            if (name === '') setProblem('nameMissing')
            else make.mutate(name, { onSuccess: onMade, onError: (error) => setProblem(refusalOf(error)) })
          }}
        />
        {problem !== null && problem !== 'nameMissing' && problem !== 'nameTaken' && (
          <Text role="alert" size="sm" tone="error">
            {formatMessage(messages[problem])}
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

type NewCollectionProps = {
  busy: boolean
  error: string | undefined
  onChange: () => void
  onMake: (name: string, onMade: () => void) => void
}

function NewCollection({ busy, error, onChange, onMake }: NewCollectionProps) {
  const { formatMessage } = useIntl()
  const [name, setName] = useState('')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (!busy) onMake(name.trim(), () => setName(''))
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={2} align="start">
        <TextField
          label={formatMessage(messages.create)}
          value={name}
          maxLength={100}
          error={error}
          onValueChange={(next) => {
            setName(next)
            onChange()
          }}
        />
        <Button type="submit" busy={busy} busyLabel={formatMessage(messages.saving)}>
          {formatMessage(messages.createAndAdd)}
        </Button>
      </Stack>
    </form>
  )
}
