import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Skeleton } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { SubjectPicker } from '@/features/subject-picker'
import { keyOf, nameOf } from '@/features/subjects'
import { useIntl } from '@/shared/i18n'
import { useShareNote } from '../api/note-calls'
import { noteQueries } from '../api/note-queries'
import { noteMessages, shareMessages as messages } from '../messages'
import styles from './Notes.module.css'

export type ShareDialogProps = { noteId: string; onClose: () => void }

type Grant = Schemas['GrantToSave']

const levels = ['summary', 'transcript', 'edit'] as const

/** Who may read a note, and how much of it; saved as a whole. */
export function ShareDialog({ noteId, onClose }: ShareDialogProps) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(noteQueries.sharing(noteId))
  const [written, setWritten] = useState<Grant[] | null>(null)
  const [added, setAdded] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  // How much the newest one may read is what is asked next.
  useEffect(() => {
    if (added > 0) list.current?.querySelector<HTMLElement>('li:last-child select')?.focus()
  }, [added])
  const share = useShareNote(noteId, onClose)
  const grants: readonly Grant[] = written ?? data?.grants.map(grantOf) ?? []
  const put = (key: string, next: Grant | null) =>
    setWritten(grants.flatMap((grant) => (keyOf(grant.subject) === key ? (next ?? []) : grant)))
  return (
    <Dialog
      size="md"
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(noteMessages.cancel)}
      onClose={onClose}
      footer={
        data && (
          <>
            <Button onClick={onClose}>{formatMessage(noteMessages.cancel)}</Button>
            <Button
              variant="primary"
              busy={share.isPending}
              onClick={() => share.mutate({ grants: [...grants], occToken: data.occToken })}
            >
              {formatMessage(noteMessages.save)}
            </Button>
          </>
        )
      }
    >
      {!data && error && (
        <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {!data && !error && <Skeleton />}
      {data && (
        <Stack gap={4}>
          <SubjectPicker
            // A new field for each name: this one would keep its list open over the buttons.
            key={added}
            label={formatMessage(messages.add)}
            readers={{}}
            value={null}
            onValueChange={(subject) => {
              if (!subject) return
              if (!grants.some((grant) => keyOf(grant.subject) === keyOf(subject)))
                setWritten([...grants, { subject, level: 'summary' }])
              setAdded(added + 1)
            }}
          />
          {grants.length === 0 && <Text tone="muted">{formatMessage(messages.nobody)}</Text>}
          <ul ref={list} className={styles.voices}>
            {grants.map((grant) => {
              const name = nameOf(grant.subject)
              return (
                <li key={keyOf(grant.subject)} className={styles.grant}>
                  <Text as="span" className={styles.grow}>
                    {name}
                  </Text>
                  <Select
                    label={formatMessage(messages.levelOf, { name })}
                    labelHidden
                    value={grant.level}
                    options={levels.map((value) => ({ value, label: formatMessage(messages[value]) }))}
                    onValueChange={(value) => {
                      const level = levels.find((one) => one === value)
                      if (level) put(keyOf(grant.subject), { ...grant, level })
                    }}
                  />
                  <IconButton
                    size="sm"
                    label={formatMessage(messages.takeAway, { name })}
                    icon={<Icon of={XIcon} size="sm" />}
                    onClick={() => put(keyOf(grant.subject), null)}
                  />
                </li>
              )
            })}
          </ul>
          {data.namedWithoutAccess.length > 0 && (
            <Text size="sm" tone="muted">
              {formatMessage(messages.without, {
                names: data.namedWithoutAccess.map(({ fullName }) => fullName).join(', '),
              })}
            </Text>
          )}
        </Stack>
      )}
    </Dialog>
  )
}

/** A level that came after this build is kept at the least that it knows. */
function grantOf({ subject, level }: Schemas['NoteGrant']): Grant {
  return { subject, level: levels.find((one) => one === level) ?? 'summary' }
}
