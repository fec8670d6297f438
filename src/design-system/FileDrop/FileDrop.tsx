import { clsx } from 'clsx'
import { useState, type ChangeEvent, type ClipboardEvent, type ComponentProps, type DragEvent } from 'react'
import { controlStyles, Field, type FieldLabels } from '../Field'
import { Icon, UploadIcon } from '../icons'
import { checkFiles, type FileRejection, type FileRules } from './check-files'
import { RejectedFiles } from './RejectedFiles'
import { filesOf } from './transferred-files'
import styles from './FileDrop.module.css'

export type FileDropProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'value' | 'defaultValue' | 'children' | 'onChange' | 'accept'
> &
  FieldLabels &
  FileRules & {
    /** The words on the surface: "Drag files here or paste them". */
    dropLabel: string
    /** What looks like the button in it: "Choose files". */
    chooseLabel: string
    /** Stands there while files hang above it: "Let go to add them". */
    releaseLabel: string
    /** The files that passed. Keeping and sending them, and showing how far they are, is the user's. */
    onFiles: (files: File[]) => void
    /** A whole sentence on a file that was not taken: "film.mov has 2.1 GB; 100 MB is the most." */
    describeRejection: (rejection: FileRejection) => string
    /** Names the button that puts those sentences away: "Close". */
    dismissLabel: string
  }

/**
 * Takes files by drag and drop, by paste and by the system's own dialog. It is a file input over its whole surface, so
 * that every way of clicking, typing and speaking reaches it. `className` goes to the field, the rest to the input.
 */
export function FileDrop({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  className,
  accept,
  maxBytes,
  maxFiles,
  dropLabel,
  chooseLabel,
  releaseLabel,
  onFiles,
  describeRejection,
  dismissLabel,
  ...rest
}: FileDropProps) {
  const [rejected, setRejected] = useState<FileRejection[]>([])
  const [over, setOver] = useState(false)
  const { disabled = false, multiple = false } = rest

  function take(files: readonly File[], folders?: ReadonlySet<File>) {
    if (disabled || files.length === 0) return
    const most = multiple ? maxFiles : Math.min(1, maxFiles ?? 1)
    const checked = checkFiles(files, { accept, maxBytes, maxFiles: most }, folders)
    setRejected(checked.rejected)
    if (checked.taken.length > 0) onFiles(checked.taken)
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    take([...(target.files ?? [])])
    // Otherwise choosing the same file again would change nothing.
    target.value = ''
  }

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // Also where nothing is taken: a file let go beside its place would replace the page.
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const { files, folders } = filesOf(event.dataTransfer)
    take(files, folders)
  }

  function handlePaste(event: ClipboardEvent) {
    const { files, folders } = filesOf(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    take(files, folders)
  }

  return (
    <Field
      {...{ label, labelHidden, description, error, optionalLabel, className }}
      id={rest.id}
      name={rest.name}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <>
          <div
            // Only the drop is handled here: a disabled input gets none, and the browser would open the file.
            role="presentation"
            data-over={over || undefined}
            className={clsx(controlStyles.box, styles.surface)}
            onDragOver={handleDragOver}
            onDragLeave={() => setOver(false)}
            onDrop={handleDrop}
            onPaste={handlePaste}
          >
            <input
              {...rest}
              {...control}
              type="file"
              accept={accept}
              // The browser's own hint says "No file chosen", which is never true here.
              title=""
              className={styles.input}
              onChange={handleChange}
            />
            <span aria-hidden className={styles.words}>
              <Icon of={UploadIcon} className={styles.icon} />
              <span className={styles.drop}>{over ? releaseLabel : dropLabel}</span>
              <span className={styles.choose}>{chooseLabel}</span>
            </span>
          </div>
          <RejectedFiles
            sentences={rejected.map(describeRejection)}
            dismissLabel={dismissLabel}
            onDismiss={() => setRejected([])}
          />
        </>
      )}
    </Field>
  )
}
