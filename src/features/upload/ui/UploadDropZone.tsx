import { useUnit } from 'effector-react'
import { FileDrop } from '@/design-system/FileDrop'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Target } from '../model/person-actions'
import { filesAdded } from '../model/uploads'

export type UploadDropZoneProps = Target

/** Accepts files for a post: chosen, pasted or dropped. */
export function UploadDropZone({ postId, postTitle }: UploadDropZoneProps) {
  const { formatMessage } = useIntl()
  const add = useUnit(filesAdded)
  return (
    <FileDrop
      multiple
      label={formatMessage(messages.add)}
      description={formatMessage(messages.addHint)}
      dropLabel={formatMessage(messages.drop)}
      chooseLabel={formatMessage(messages.choose)}
      releaseLabel={formatMessage(messages.release)}
      dismissLabel={formatMessage(messages.dismiss)}
      onFiles={(files) => add({ postId, postTitle, files })}
      describeRejection={({ file: { name }, problem }) =>
        formatMessage(problem === 'folder' ? messages.rejectedFolder : messages.rejectedEmpty, { name })
      }
    />
  )
}
