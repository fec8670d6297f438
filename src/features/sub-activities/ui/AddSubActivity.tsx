import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Form } from '@/design-system/Form'
import { Icon, PlusIcon } from '@/design-system/icons'
import { TextField } from '@/design-system/TextField'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useKeptForm } from '@/features/kept-form'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { failureOf, showSubActivity, subActivityCalls } from '../api/sub-activity-queries'
import { formMessages as messages } from '../messages'
import styles from './SubActivities.module.css'

const isTitle = (kept: unknown): kept is string => typeof kept === 'string'

/** Adds one part of the work after the other by its title alone; the rest is written in its row. */
export function AddSubActivity({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const field = useRef<HTMLInputElement>(null)
  const [key, setKey] = useState(randomId)
  const [error, setError] = useState<string>()
  const [said, setSaid] = useState('')
  const label = formatMessage(messages.new)
  const { value, change, forget } = useKeptForm({
    address: `/post/${postId}/subactivities/new`,
    initial: '',
    isValue: isTitle,
    about: { kind: 'form', title: label },
  })
  const title = value.trim()

  const add = useMutation({
    mutationFn: () => subActivityCalls.add(postId, key, { title }),
    onSuccess: (made) => {
      forget()
      setKey(randomId())
      setSaid(formatMessage(messages.added, { title: made.title }))
      showSubActivity(queryClient, postId, made)
    },
    onError: (refused) => {
      setError(formatMessage(failureOf(refused)))
      field.current?.focus()
    },
  })

  function submit() {
    if (add.isPending) return
    if (title !== '') return add.mutate()
    setError(formatMessage(messages.titleMissing))
    field.current?.focus()
  }

  return (
    <Form onSubmit={submit}>
      <div className={styles.add}>
        <TextField
          ref={field}
          className={styles.new}
          label={label}
          value={value}
          maxLength={200}
          error={error}
          onValueChange={(typed) => {
            setError(undefined)
            setKey(randomId())
            change(() => typed)
          }}
        />
        <Button
          type="submit"
          icon={<Icon of={PlusIcon} />}
          busy={add.isPending}
          busyLabel={formatMessage(messages.adding)}
        >
          {formatMessage(messages.add)}
        </Button>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Form>
  )
}
