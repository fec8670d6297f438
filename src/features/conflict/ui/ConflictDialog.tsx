import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type PictureDifference, pictureDifferences, type Pictures } from '../model/picture-differences'
import { type ComparedText, TextComparison } from './TextComparison'

type ConflictVersion = Omit<ComparedText, 'name' | 'footer'> & Pictures

const differences = {
  cover: messages.otherCover,
  pictures: messages.otherPictures,
  order: messages.otherOrder,
} satisfies Record<PictureDifference, unknown>

export type ConflictDialogProps = {
  mine: ConflictVersion
  theirs: ConflictVersion
  /** In place of what it says of a post. */
  title?: string
  /** Where the other text comes from. */
  explanation: string
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Goes back to the text without a choice, where that is possible. */
  onClose?: (() => void) | undefined
}

/** Two texts of one thing beside each other: neither is lost before one is chosen. */
export function ConflictDialog({
  mine,
  theirs,
  title,
  explanation,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: ConflictDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      size="full"
      title={title ?? formatMessage(messages.conflict)}
      closeLabel={onClose && formatMessage(messages.close)}
      closesOutside={false}
      onClose={() => onClose?.()}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{formatMessage(messages.takeTheirs)}</Button>
          <Button variant="primary" onClick={onKeepMine}>
            {formatMessage(messages.keepMine)}
          </Button>
        </>
      }
    >
      <Text tone="muted">{explanation}</Text>
      {pictureDifferences(mine, theirs).map((difference) => (
        <Text key={difference}>{formatMessage(differences[difference])}</Text>
      ))}
      <TextComparison
        first={{ ...mine, name: formatMessage(messages.mine) }}
        second={{ ...theirs, name: formatMessage(messages.theirs) }}
      />
    </Dialog>
  )
}
