import { type ReactNode, useId, useState } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { Form } from '@/design-system/Form'
import { CircleAlertIcon, Icon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { type CopyPart, partsOf } from '../model/copy-parts'
import styles from './CopyForm.module.css'
import { useCopyPost } from './use-copy-post'

export type CopyFormProps = {
  post: Schemas['Post']
  /** Where the person may post; at least one. */
  communities: readonly Schemas['Community'][]
}

/** What to take of a post, and which community the copy is for. */
export function CopyForm({ post, communities }: CopyFormProps) {
  const { formatMessage, formatName } = useIntl()
  const copy = useCopyPost(post)
  const offered = partsOf(post)
  const own = communities.find(({ id }) => id === post.community.id) ?? communities[0]
  const [communityId, setCommunityId] = useState(own?.id ?? '')
  const [taken, setTaken] = useState<readonly CopyPart[]>(['text', 'images'])
  const [checked, setChecked] = useState(false)
  /** One key for one set of choices: a repeated request makes no second copy, and another choice one of its own. */
  const [key, setKey] = useState(randomId)
  const copyParts = offered.filter((part) => taken.includes(part))

  function handleSubmit() {
    setChecked(true)
    if (copyParts.length > 0 && !copy.isPending) copy.mutate({ communityId, copyParts, key })
  }

  return (
    <Page title={formatMessage(messages.title)} lead={<span lang={post.language}>{formatName(post.title)}</span>}>
      <Form onSubmit={handleSubmit}>
        <Select
          label={formatMessage(messages.community)}
          value={communityId}
          options={communities.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={(chosen) => {
            setCommunityId(chosen)
            setKey(randomId())
          }}
        />
        <Parts error={checked && copyParts.length === 0 ? formatMessage(messages.nothingChosen) : null}>
          {offered.map((part) => (
            <Checkbox
              key={part}
              label={formatMessage(messages[part])}
              checked={taken.includes(part)}
              onCheckedChange={(on) => {
                setTaken(on ? [...taken, part] : taken.filter((one) => one !== part))
                setKey(randomId())
              }}
            />
          ))}
        </Parts>
        <Stack direction="row">
          <Button type="submit" variant="primary" busy={copy.isPending} busyLabel={formatMessage(messages.copying)}>
            {formatMessage(messages.copy)}
          </Button>
          <ButtonLink href={paths.post(post.id)}>{formatMessage(messages.cancel)}</ButtonLink>
        </Stack>
      </Form>
    </Page>
  )
}

function Parts({ error, children }: { error: string | null; children: ReactNode }) {
  const { formatMessage } = useIntl()
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-error ${id}-never`} className={styles.parts}>
      <legend className={styles.legend}>{formatMessage(messages.what)}</legend>
      {children}
      <p id={`${id}-error`} role="alert" className={styles.error}>
        {error !== null && (
          <>
            <Icon of={CircleAlertIcon} size="sm" />
            {error}
          </>
        )}
      </p>
      <Text id={`${id}-never`} tone="muted">
        {formatMessage(messages.never)}
      </Text>
    </fieldset>
  )
}
