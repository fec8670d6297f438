import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { FileIcon } from '../FileIcon'
import { Anchor } from '../Link'
import { FileName } from '../FileName'
import styles from './FileRow.module.css'

export type FileRowProps = Omit<ComponentProps<'div'>, 'children'> & {
  name: string
  mimeType?: string | null | undefined
  thumbnailSrc?: string | null | undefined
  /** Under the name: size and day, "2.4 MB, yesterday". */
  meta?: ReactNode
  /** Behind the name: a Badge with the version. */
  badge?: ReactNode
  /** IconButtons: download, remove. */
  actions?: ReactNode
  /** Opens the file at this address … */
  href?: string | undefined
  /** … or by a handler (a lightbox). Without either the row only shows. */
  onOpen?: (() => void) | undefined
  /** Set on links that save instead of showing. */
  download?: boolean | undefined
  /** What went wrong with this file, instead of `meta`. */
  error?: ReactNode
  /** Below all: a Progress while it travels. */
  progress?: ReactNode
}

/** One file in a list. A click anywhere but on its actions opens it. */
export function FileRow({
  name,
  mimeType,
  thumbnailSrc,
  meta,
  badge,
  actions,
  href,
  onOpen,
  download,
  error,
  progress,
  className,
  ...rest
}: FileRowProps) {
  return (
    <div
      {...rest}
      data-opens={href !== undefined || onOpen !== undefined || undefined}
      className={clsx(styles.root, className)}
    >
      <FileIcon mimeType={mimeType} name={name} thumbnailSrc={thumbnailSrc} />
      <div className={styles.words}>
        {href !== undefined ? (
          <Anchor href={href} download={download} className={styles.name}>
            <FileName name={name} />
          </Anchor>
        ) : onOpen !== undefined ? (
          <button type="button" className={styles.name} onClick={onOpen}>
            <FileName name={name} />
          </button>
        ) : (
          <span className={styles.name}>
            <FileName name={name} />
          </span>
        )}
        {error !== undefined ? (
          <p className={styles.error}>{error}</p>
        ) : (
          meta !== undefined && <p className={styles.meta}>{meta}</p>
        )}
        {progress}
      </div>
      {badge}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}
