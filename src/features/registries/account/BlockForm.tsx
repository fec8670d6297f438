import { today } from '@internationalized/date'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { DatePicker } from '@/design-system/DatePicker'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { useKeptForm } from '@/features/kept-form'
import { phrase, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { accountCalls, showAccount } from '../api/registry-queries'
import { messages } from './messages'
import { beginOf, emptyBlock, isBlockFields } from './block-form'
import { accountFailure } from './account-failure'
import styles from '../ui/Registries.module.css'

type BlockFormProps = {
  user: Schemas['RegistryUser']
  onDone: () => void
  onCancel: () => void
}

/** Blocks an account with a reason and, if wanted, an end. What is typed stays on this device until it is sent. */
export function BlockForm({ user, onDone, onCancel }: BlockFormProps) {
  const { formatMessage, timeZone } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const title = formatMessage(messages.blockTitle, { name: user.fullName })
  const { value, change, forget } = useKeptForm({
    address: `/manage/users/${user.id}/block`,
    initial: user.block ? { ...emptyBlock, reason: user.block.reason } : emptyBlock,
    isValue: isBlockFields,
    about: { kind: 'form', title },
  })
  const [errors, setErrors] = useState<{ reason?: string; until?: string; form?: string }>({})
  const tomorrow = today(timeZone).add({ days: 1 }).toString()
  const block = useMutation({
    mutationFn: () =>
      accountCalls.block(user.id, {
        reason: value.reason.trim(),
        until: value.until === null ? null : beginOf(value.until, timeZone),
      }),
    onSuccess: (account) => {
      forget()
      showAccount(queryClient, account)
      tip({ severity: 'success', title: phrase(messages.blockedTip, { name: user.fullName }) })
      onDone()
    },
    onError: (error) => {
      if (isApiError(error) && error.code === 'block-end-past') setErrors({ until: formatMessage(messages.untilPast) })
      else setErrors({ form: formatMessage(accountFailure(error)) })
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (value.reason.trim() === '') setErrors({ reason: formatMessage(messages.reasonMissing) })
    else if (value.until !== null && value.until < tomorrow) setErrors({ until: formatMessage(messages.untilPast) })
    else if (!block.isPending) {
      setErrors({})
      block.mutate()
    }
  }

  return (
    <form noValidate aria-label={title} className={styles.form} onSubmit={submit}>
      <Text size="sm" tone="muted">
        {formatMessage(messages.blockText)}
      </Text>
      <TextArea
        label={formatMessage(messages.reason)}
        description={formatMessage(messages.reasonHint)}
        maxLength={300}
        value={value.reason}
        error={errors.reason}
        onValueChange={(reason) => change({ ...value, reason })}
      />
      <DatePicker
        label={formatMessage(messages.until)}
        optionalLabel={formatMessage(messages.optional)}
        description={formatMessage(messages.untilHint)}
        value={value.until}
        min={tomorrow}
        clearLabel={formatMessage(messages.clear)}
        error={errors.until}
        onValueChange={(until) => change({ ...value, until })}
      />
      {errors.form !== undefined && (
        <Text role="alert" size="sm" tone="error">
          {errors.form}
        </Text>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="sm" variant="danger" busy={block.isPending}>
          {formatMessage(messages.block)}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            forget()
            onCancel()
          }}
        >
          {formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  )
}
