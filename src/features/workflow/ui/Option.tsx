import { useId } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { BlockerRemedy } from './BlockerRemedy'
import { blockersOf } from './Conditions'
import { TransitionButton } from './TransitionButton'
import { stepOf } from './use-step'
import styles from './Workflow.module.css'

export type OptionProps = { postId: string; occToken: string; option: Schemas['TransitionOption'] }

/** A step as a button, or with the reasons why it cannot be taken and what can be done about them. */
export function Option({ postId, occToken, option }: OptionProps) {
  const { formatName } = useIntl()
  const id = useId()
  const { transition, allowed } = option
  if (allowed)
    return (
      <div>
        <TransitionButton
          postId={postId}
          occToken={occToken}
          transition={stepOf(option)}
          variant={transition.direction === 'forward' ? 'primary' : undefined}
        />
      </div>
    )
  return (
    <Stack gap={1}>
      <div>
        <Button size="sm" aria-disabled aria-describedby={id} className={styles.step}>
          {formatName(transition.name)}
        </Button>
      </div>
      {blockersOf(option).map((blocker, index) => (
        <div key={blocker.code}>
          <Text id={index === 0 ? id : undefined} size="sm">
            {blocker.message}
          </Text>
          <BlockerRemedy postId={postId} blocker={blocker} />
        </div>
      ))}
    </Stack>
  )
}
