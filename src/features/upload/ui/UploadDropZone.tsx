import { useUnit } from 'effector-react'
import { FileDrop } from '@/design-system/FileDrop'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Target } from '../model/person-actions'
import { filesAdded } from '../model/uploads'

export type UploadDropZoneProps = Pick<Target, 'postTitle'> & {
  /** Null where the post is only begun with its first file: `begin` then gives its id. */
  postId: Target['postId'] | null
  begin?: () => Promise<string>
  /** The post could not be begun, and the files are not added. */
  onBeginFailed?: () => void
}

/** Accepts files for a post: chosen, pasted or dropped. */
export function UploadDropZone({ postId, postTitle, begin, onBeginFailed }: UploadDropZoneProps) {
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
      onFiles={(files) => {
        if (postId !== null) return add({ postId, postTitle, files })
        begin?.().then((id) => add({ postId: id, postTitle, files }), onBeginFailed)
      }}
      describeRejection={({ file: { name }, problem }) =>
        formatMessage(problem === 'folder' ? messages.rejectedFolder : messages.rejectedEmpty, { name })
      }
    />
  )
}
