import { useRef, useState } from 'react'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { isAsking, type Upload } from '../model/upload'
import { UploadRow, type UploadActions } from './UploadRow'
import { useKeptFocus } from './use-kept-focus'
import styles from './UploadPanel.module.css'
import { VersionQuestion } from './VersionQuestion'

type UploadListProps = UploadActions & { uploads: readonly Upload[] }

/** The uploads of one post. What has to be asked about several of them is asked once, above them. */
export function UploadList({ uploads, ...actions }: UploadListProps) {
  const { formatMessage } = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const focus = useKeptFocus(list)
  const { together, askEach } = useCommonQuestion(uploads)

  function answer(send: () => void) {
    // The question goes with its buttons; the focus goes to the first file that it was about.
    const at = uploads.findIndex(({ key }) => key === together[0])
    const row = list.current?.children[at]
    if (row instanceof HTMLElement) row.focus()
    send()
  }

  return (
    <>
      {together.length > 0 && (
        <VersionQuestion
          version={{ label: formatMessage(messages.allVersions) }}
          both={{ label: formatMessage(messages.allBoth) }}
          later={{ label: formatMessage(messages.oneByOne), onLater: () => answer(() => askEach(together)) }}
          onVersion={(note) => answer(() => actions.onVersion(together, note))}
          onBoth={() => answer(() => actions.onBoth(together))}
        >
          {formatMessage(messages.questionAll, { count: together.length })}
        </VersionQuestion>
      )}
      <ul ref={list} aria-label={formatMessage(messages.files)} className={styles.list} {...focus}>
        {uploads.map((upload) => (
          <li key={upload.key} tabIndex={-1}>
            <UploadRow {...actions} upload={upload} askedAbove={together.includes(upload.key)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The keys of the files that one question is about: none where a single one is asked about, or each for itself. */
function useCommonQuestion(uploads: readonly Upload[]) {
  const [single, setSingle] = useState<readonly string[]>([])
  const asked = uploads.filter((upload) => isAsking(upload) && !single.includes(upload.key)).map(({ key }) => key)
  return {
    together: asked.length > 1 ? asked : [],
    askEach: (keys: readonly string[]) => setSingle([...single, ...keys]),
  }
}
