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

  const add = useMutation({
    // What is added fast comes in the order in which it was typed.
    scope: { id: `sub-activities add ${postId}` },
    mutationFn: ({ key: once, title }: { key: string; title: string }) => subActivityCalls.add(postId, once, { title }),
    onSuccess: (made) => {
      setSaid(formatMessage(messages.added, { title: made.title }))
      showSubActivity(queryClient, postId, made)
    },
    onError: (refused, { key: once, title }) => {
      setError(formatMessage(failureOf(refused)))
      // Another try has the same key: its first answer may just have been lost.
      setKey(once)
      change((typed) => typed || title)
      field.current?.focus()
    },
  })

  function type(typed: string) {
    setError(undefined)
    setKey(randomId())
    if (typed === '') forget()
    else change(() => typed)
  }

  function submit() {
    const title = value.trim()
    if (title === '') {
      if (!add.isPending) setError(formatMessage(messages.titleMissing))
      field.current?.focus()
      return
    }
    add.mutate({ key, title })
    // The next one can be typed meanwhile.
    type('')
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
          onValueChange={type}
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
