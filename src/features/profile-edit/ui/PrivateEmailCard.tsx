import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { type ApiError, isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Form, type FormError } from '@/design-system/Form'
import { PasswordField } from '@/design-system/PasswordField'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { accountQueries, removePrivateEmail, resendPrivateEmail, setPrivateEmail } from '../api/account-calls'
import { messages } from '../messages'
import styles from './ProfileEdit.module.css'

type PrivateEmail = Schemas['PrivateEmail']

/** An address for mails that must arrive where the work address is out of reach; nobody else sees it. */
export function PrivateEmailCard() {
  const { formatMessage } = useIntl()
  const { data, isError, refetch } = useQuery(accountQueries.privateEmail)
  return (
    <TitledCard title={formatMessage(messages.privateEmail)}>
      <Text size="sm" tone="muted">
        {formatMessage(messages.privateEmailWhy)}
      </Text>
      {data ? (
        <Address email={data} />
      ) : isError ? (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.emailFailed)}
        </CardProblem>
      ) : (
        <Skeleton length="long" />
      )}
    </TitledCard>
  )
}

function Address({ email }: { email: PrivateEmail }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const now = useNow()
  const [changing, setChanging] = useState(false)
  const { address, pendingAddress, resendAt } = email
  const show = (saved: PrivateEmail) => queryClient.setQueryData(accountQueries.privateEmail.queryKey, saved)
  const failed = () => {
    tip({ severity: 'error', title: messages.emailNotChanged })
    void queryClient.invalidateQueries({ queryKey: accountQueries.privateEmail.queryKey })
  }
  const remove = useMutation({ mutationFn: removePrivateEmail, onSuccess: show, onError: failed })
  const resend = useMutation({
    mutationFn: resendPrivateEmail,
    onSuccess: (saved) => {
      show(saved)
      tip({ severity: 'success', title: messages.mailSent })
    },
    onError: failed,
  })
  const wait = resendAt === null ? 0 : Math.ceil((Date.parse(resendAt) - now.getTime()) / 60_000)
  return (
    <>
      {address !== null && <Text>{formatMessage(messages.confirmed, { address })}</Text>}
      {pendingAddress !== null && <Text>{formatMessage(messages.pending, { address: pendingAddress })}</Text>}
      {changing ? (
        <AddressForm
          onSaved={(saved) => {
            show(saved)
            setChanging(false)
            tip({ severity: 'success', title: messages.mailSent })
          }}
          onCancel={() => setChanging(false)}
        />
      ) : (
        <span className={styles.buttons}>
          <Button onClick={() => setChanging(true)}>
            {formatMessage(address === null && pendingAddress === null ? messages.addAddress : messages.changeAddress)}
          </Button>
          {pendingAddress !== null && (
            <Button disabled={wait > 0} busy={resend.isPending} onClick={() => resend.mutate()}>
              {formatMessage(messages.resend)}
            </Button>
          )}
          {(address !== null || pendingAddress !== null) && (
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>
              {formatMessage(pendingAddress === null ? messages.removeAddress : messages.dropPending)}
            </Button>
          )}
        </span>
      )}
    </>
  )
}

const none: readonly FormError[] = []

type AddressFormProps = { onSaved: (saved: PrivateEmail) => void; onCancel: () => void }

function AddressForm({ onSaved, onCancel }: AddressFormProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const [typed, setTyped] = useState({ address: '', currentPassword: '' })
  const [refused, setRefused] = useState(false)
  const send = useMutation<PrivateEmail, ApiError, typeof typed>({ mutationFn: setPrivateEmail, onSuccess: onSaved })
  const code = isApiError(send.error) ? send.error.code : null
  const wrong = code === 'wrong-current-password'
  const noAddress = refused || code === 'validation-failed'
  // One list for as long as it says the same: a new one takes the focus.
  const errors = useMemo(() => {
    if (noAddress) return [{ name: 'address', message: formatMessage(messages.noAddress) }]
    return wrong ? [{ name: 'currentPassword', message: formatMessage(messages.wrongPassword) }] : none
  }, [wrong, noAddress, formatMessage])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const fits = /^\S+@\S+\.\S+$/.test(typed.address.trim())
    setRefused(!fits)
    if (fits && !send.isPending) send.mutate({ ...typed, address: typed.address.trim() })
  }

  return (
    <Form noValidate errors={errors} className={styles.form} onSubmit={submit}>
      <TextField
        name="address"
        type="email"
        autoComplete="email"
        label={formatMessage(messages.newAddress)}
        value={typed.address}
        onValueChange={(address) => setTyped({ ...typed, address })}
      />
      <PasswordField
        name="currentPassword"
        label={formatMessage(messages.currentPassword)}
        showLabel={formatMessage(messages.showPassword)}
        hideLabel={formatMessage(messages.hidePassword)}
        value={typed.currentPassword}
        onValueChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
      />
      {send.error && errors.length === 0 && (
        <Text role="alert" tone="error" size="sm">
          {formatPhrase(callFailure(send.error))}
        </Text>
      )}
      <span className={styles.buttons}>
        <Button onClick={onCancel}>{formatMessage(messages.cancel)}</Button>
        <Button
          type="submit"
          variant="primary"
          disabled={typed.currentPassword === ''}
          busy={send.isPending}
          busyLabel={formatMessage(messages.saving)}
        >
          {formatMessage(messages.sendLink)}
        </Button>
      </span>
    </Form>
  )
}
