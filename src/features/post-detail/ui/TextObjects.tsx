import { type ReactNode, Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Icon, ImageIcon } from '@/design-system/icons'
import { richTextLinks } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import styles from './TextObjects.module.css'

// The overlay that opens tables has this index already when the page is at rest; the post itself does without it.
const InlineTable = loadable(() => import('@/features/table-info')).component('InlineTable')

type TextPictureProps = { image: Schemas['PostImage'] | undefined; renderText?: (text: string) => ReactNode }

/** A picture in the text, with its caption; nothing where the post does not have it any more. */
export function TextPicture({ image, renderText = (text) => text }: TextPictureProps) {
  const { formatMessage } = useIntl()
  const [failed, setFailed] = useState(false)
  if (!image) return null
  const { url, width, height, alternativeText, caption } = image
  return (
    <figure className={styles.figure}>
      {failed ? (
        <span className={styles.failed}>
          <Icon of={ImageIcon} />
          {alternativeText || formatMessage(messages.pictureFailed)}
        </span>
      ) : (
        <img
          src={url}
          alt={alternativeText}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className={styles.picture}
          onError={() => setFailed(true)}
        />
      )}
      {caption && <figcaption>{renderText(caption)}</figcaption>}
    </figure>
  )
}

type TextTableProps = {
  id: string
  name: string
  table: Schemas['TableSummary'] | undefined
  renderText?: (text: string) => ReactNode
}

/** A table in the text; its name until its code is there, and where nothing but that is known. */
export function TextTable({ id, name, table, renderText }: TextTableProps) {
  const link = <p>{richTextLinks.renderTable({ id, name })}</p>
  if (!table) return link
  return (
    <Suspense fallback={link}>
      <InlineTable table={table} renderText={renderText} />
    </Suspense>
  )
}
