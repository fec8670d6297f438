import { useState } from 'react'
import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Heading } from '@/design-system/Heading'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { compareBlocks, type TextBlock } from '../model/text-blocks'
import styles from './ConflictDialog.module.css'

/** One of the two texts; a comment has no title. */
export type ConflictVersion = Pick<Schemas['DraftFields'], 'content'> &
  Partial<Pick<Schemas['DraftFields'], 'title' | 'language'>>

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

/** Two texts of one thing beside each other, on a phone one at a time: neither is lost before one is chosen. */
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
  const [shown, setShown] = useState<'mine' | 'theirs'>('mine')
  const [own, other] = compareBlocks(mine.content, theirs.content)
  const titlesDiffer = mine.title !== theirs.title
  const names = { mine: formatMessage(messages.mine), theirs: formatMessage(messages.theirs) }
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
      <SegmentedControl
        className={styles.switch}
        label={formatMessage(messages.whichText)}
        value={shown}
        options={[
          { value: 'mine', label: names.mine },
          { value: 'theirs', label: names.theirs },
        ]}
        onValueChange={setShown}
      />
      <div className={styles.versions} data-shown={shown}>
        <Blocks name={names.mine} version={mine} blocks={own} titleChanged={titlesDiffer} which="mine" />
        <Blocks name={names.theirs} version={theirs} blocks={other} titleChanged={titlesDiffer} which="theirs" />
      </div>
    </Dialog>
  )
}

type BlocksProps = {
  name: string
  version: ConflictVersion
  blocks: readonly TextBlock[]
  titleChanged: boolean
  which: 'mine' | 'theirs'
}

function Blocks({ name, version, blocks, titleChanged, which }: BlocksProps) {
  const { formatMessage } = useIntl()
  const mark = <Badge tone="outline">{formatMessage(messages.changed)}</Badge>
  return (
    <section aria-label={name} className={styles.version} data-which={which}>
      <Heading level={3} size="title">
        {name}
      </Heading>
      <div lang={version.language} className={styles.text}>
        {version.title !== undefined && (
          <p className={styles.title} data-changed={titleChanged || undefined}>
            {version.title || formatMessage(messages.untitled)} {titleChanged && mark}
          </p>
        )}
        {blocks.map(({ text, changed }, index) => (
          <p key={index} data-changed={changed || undefined}>
            {text} {changed && mark}
          </p>
        ))}
      </div>
    </section>
  )
}
