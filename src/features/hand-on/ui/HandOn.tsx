import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { CopyIcon, DownloadIcon, Icon, PrinterIcon } from '@/design-system/icons'
import { copyRequested } from '@/shared/copy-link'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { tipRequested } from '@/shared/overlays'
import { saveFile } from '@/shared/save-file'
import { messages } from '../messages'
import styles from './HandOn.module.css'

const csvWriter = loadable(() => import('../model/csv'))

export type HandOnProps = {
  /** Of the file for spreadsheets, without its ending. */
  fileName: string
  /** The rows of that file, the names of the columns first; may have to be asked for. */
  cells: () => string[][] | Promise<string[][]>
  /** What is put into the clipboard; without it there is nothing to copy. */
  text?: () => string
}

/** Hands on what a page shows: into the clipboard, as a file for spreadsheets, on paper. */
export function HandOn({ fileName, cells, text }: HandOnProps) {
  const { formatMessage } = useIntl()
  const { copy, tip } = useUnit({ copy: copyRequested, tip: tipRequested })
  const save = useMutation({
    mutationFn: async () => {
      const [{ csvOf }, rows] = await Promise.all([csvWriter.load(), cells()])
      saveFile(`${fileName}.csv`, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
    },
    onError: () => tip({ severity: 'error', title: messages.notSaved }),
  })
  return (
    <div className={styles.actions}>
      {text && (
        <Button
          size="sm"
          icon={<Icon of={CopyIcon} size="sm" />}
          onClick={() => copy({ text: text(), copied: messages.copied, refused: messages.copyRefused })}
        >
          {formatMessage(messages.copy)}
        </Button>
      )}
      <Button size="sm" icon={<Icon of={DownloadIcon} size="sm" />} busy={save.isPending} onClick={() => save.mutate()}>
        {formatMessage(messages.csv)}
      </Button>
      <Button size="sm" icon={<Icon of={PrinterIcon} size="sm" />} onClick={() => window.print()}>
        {formatMessage(messages.print)}
      </Button>
    </div>
  )
}
