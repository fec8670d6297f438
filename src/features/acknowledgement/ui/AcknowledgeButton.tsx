import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'

const dialog = loadable(() => import('./AcknowledgeDialog'))
const AcknowledgeDialog = dialog.component('AcknowledgeDialog')

export type AcknowledgeButtonProps = {
  post: Schemas['Post']
  /** A button says what is done; words name the version as well. */
  look: 'button' | 'words'
}

/** Opens the dialog in which a person agrees to what a post asks. */
export function AcknowledgeButton({ post, look }: AcknowledgeButtonProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const opens = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true), onPointerEnter: dialog.preload } as const
  return (
    <>
      {look === 'button' ? (
        <Button variant="primary" {...opens}>
          {formatMessage(messages.acknowledge)}
        </Button>
      ) : (
        <TextButton {...opens}>{formatMessage(messages.askedVersion, { version: post.revision ?? 1 })}</TextButton>
      )}
      {open && (
        <Suspense>
          <AcknowledgeDialog post={post} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
