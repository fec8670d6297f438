import { Suspense, useState } from 'react'

import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'

import { messages } from '../messages'
import styles from './PostActions.module.css'

/** What takes a step is loaded when one is pressed: the first screen does without. */
const FeedStep = loadable(() => import('@/features/workflow')).component('FeedStep')

/** The step of its workflow that the reader can take with a post: at once, or in its form. */
export function PostStep({ post }: { post: Schemas['PostSummary'] }) {
  const { formatMessage, formatName } = useIntl()
  const [pressed, setPressed] = useState<{ step: Schemas['NextTransition']; occToken: string } | null>(null)
  const { nextTransition: step, occToken = '' } = post.workflow ?? {}
  if (pressed)
    return (
      <div className={styles.step}>
        <Suspense
          fallback={
            <Button size="sm" busy>
              {pressed.step.name}
            </Button>
          }
        >
          <FeedStep post={post} {...pressed} />
        </Suspense>
      </div>
    )
  if (!step) return null
  const label = formatMessage(messages.stepOf, { step: step.name, title: formatName(post.title) })
  return (
    <div className={styles.step}>
      {step.opensForm ? (
        <ButtonLink size="sm" href={paths.postTransition(post.id, step.id)} aria-label={label}>
          {step.name}
        </ButtonLink>
      ) : (
        <Button size="sm" aria-label={label} onClick={() => setPressed({ step, occToken })}>
          {step.name}
        </Button>
      )}
    </div>
  )
}
