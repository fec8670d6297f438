import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type SubmitEvent, useMemo, useState } from 'react'
import { type ApiError, isApiError } from '@/api'
import { Button } from '@/design-system/Button'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Checkbox } from '@/design-system/Checkbox'
import { Form, type FormError } from '@/design-system/Form'
import { NewPasswordField } from '@/design-system/NewPasswordField'
import { PasswordField } from '@/design-system/PasswordField'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { passwordQueries, passwordRules } from '@/features/password-recovery'
import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { accountQueries, changeOwnPassword } from '../api/account-calls'
import { messages } from '../messages'
import styles from './ProfileEdit.module.css'

const none: readonly FormError[] = []
const blank = { currentPassword: '', password: '', endOthers: true }

/** Another password, under the rules of the server. Nothing of it is kept anywhere. */
export function PasswordCard() {
  const { formatMessage, formatPhrase } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { data: policy, isError, refetch } = useQuery(passwordQueries.policy())
  const rules = policy && passwordRules(policy)
  const [typed, setTyped] = useState(blank)
  const [refused, setRefused] = useState(false)
  const change = useMutation<unknown, ApiError, typeof typed>({
    mutationFn: changeOwnPassword,
    onSuccess: () => {
      setTyped(blank)
      tip({ severity: 'success', title: messages.passwordChanged })
      void queryClient.invalidateQueries({ queryKey: accountQueries.devices.queryKey })
    },
  })
  const code = isApiError(change.error) ? change.error.code : null
  const wrong = code === 'wrong-current-password'
  const weak = refused || code === 'password-policy-violated'
  // One list for as long as it says the same: a new one takes the focus.
  const errors = useMemo(() => {
    if (wrong) return [{ name: 'currentPassword', message: formatMessage(messages.wrongPassword) }]
    return weak ? [{ name: 'password', message: formatMessage(messages.weakPassword) }] : none
  }, [wrong, weak, formatMessage])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (change.isPending || !rules) return
    const fits = rules.every(({ isMet }) => isMet(typed.password))
    setRefused(!fits)
    if (fits) change.mutate(typed)
  }

  return (
    <TitledCard title={formatMessage(messages.password)}>
      {rules === null || code === 'password-managed-elsewhere' ? (
        <Text role="alert">{formatMessage(messages.passwordElsewhere)}</Text>
      ) : isError && !policy ? (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
          {formatMessage(messages.rulesFailed)}
        </CardProblem>
      ) : rules === undefined ? (
        <Skeleton length="long" />
      ) : (
        <Form noValidate errors={errors} className={styles.form} onSubmit={submit}>
          <PasswordField
            name="currentPassword"
            label={formatMessage(messages.currentPassword)}
            showLabel={formatMessage(messages.showPassword)}
            hideLabel={formatMessage(messages.hidePassword)}
            value={typed.currentPassword}
            onValueChange={(currentPassword) => setTyped({ ...typed, currentPassword })}
          />
          <NewPasswordField
            name="password"
            label={formatMessage(messages.newPassword)}
            showLabel={formatMessage(messages.showPassword)}
            hideLabel={formatMessage(messages.hidePassword)}
            value={typed.password}
            onValueChange={(password) => setTyped({ ...typed, password })}
            requirements={rules.map(({ code: id, message, isMet }) => ({
              id,
              label: formatPhrase(message),
              met: isMet(typed.password),
              stateLabel: formatMessage(isMet(typed.password) ? messages.met : messages.notMet),
            }))}
          />
          <Checkbox
            label={formatMessage(messages.endOthersToo)}
            checked={typed.endOthers}
            onCheckedChange={(endOthers) => setTyped({ ...typed, endOthers })}
          />
          {change.error && errors.length === 0 && (
            <Text role="alert" tone="error" size="sm">
              {formatPhrase(callFailure(change.error))}
            </Text>
          )}
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={typed.currentPassword === ''}
              busy={change.isPending}
              busyLabel={formatMessage(messages.saving)}
            >
              {formatMessage(messages.changePassword)}
            </Button>
          </div>
        </Form>
      )}
    </TitledCard>
  )
}
