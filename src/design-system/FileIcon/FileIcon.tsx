import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import {
  FileArchiveIcon,
  FileAudioIcon,
  FileCodeIcon,
  FileGlyphIcon,
  FileTextIcon,
  FileVideoIcon,
  Icon,
  ImageIcon,
  PresentationIcon,
  TableIcon,
  type IconGlyph,
} from '../icons'
import { usePicture } from '../pictures'
import styles from './FileIcon.module.css'
import { kindOfFile, type FileKind } from './kind-of-file'

const glyphs: Record<FileKind, IconGlyph> = {
  archive: FileArchiveIcon,
  audio: FileAudioIcon,
  code: FileCodeIcon,
  image: ImageIcon,
  pdf: FileTextIcon,
  presentation: PresentationIcon,
  sheet: TableIcon,
  text: FileTextIcon,
  video: FileVideoIcon,
  other: FileGlyphIcon,
}

export type FileIconProps = Omit<ComponentProps<'span'>, 'children'> & {
  mimeType?: string | null | undefined
  /** The name of the file; its end decides where the type says nothing. */
  name?: string | undefined
  /** A small picture of the file instead of the drawing. */
  thumbnailSrc?: string | null | undefined
}

/** What sort of file it is, as a drawing on a wash. Silent: the name stands beside it. */
export function FileIcon({ mimeType, name, thumbnailSrc, className, ...rest }: FileIconProps) {
  const thumbnail = usePicture(thumbnailSrc)
  return (
    <span aria-hidden {...rest} className={clsx(styles.root, className)}>
      {thumbnail ? (
        <img {...thumbnail} alt="" loading="lazy" decoding="async" className={styles.thumbnail} />
      ) : (
        <Icon of={glyphs[kindOfFile(mimeType, name)]} size="sm" />
      )}
    </span>
  )
}
