import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { ErrorState } from '@/design-system/ErrorState'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { RetryButton } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { encodePicture, ratioOf, readPicture } from '../model/draw-picture'
import { changesPixels, focalInCrop, type Point, type Shape, shaped, untouched } from '../model/picture-edit'
import styles from './ImageEditor.module.css'
import { PictureWorkbench } from './PictureWorkbench'

export type EditedPicture = {
  /** The new picture; null where its pixels stayed the same. */
  file: Blob | null
  focalPoint: Point
}

export type ImageEditorProps = {
  /** Gives the bytes of the picture; rejects where they cannot be had. */
  load: () => Promise<Blob>
  focalPoint?: Point | undefined
  /** The form of what stays at first: that of the place where the picture will stand. */
  shape?: Shape
  /** Rejects where it could not be saved; what was done stays. */
  onSave: (edited: EditedPicture) => Promise<void>
  onClose: () => void
  /** What is asked of the picture beside its pixels. */
  children?: ReactNode
}

type Loaded = { picture: HTMLImageElement; file: Blob }

/** Crops, turns and mirrors a picture, hides areas of it and sets its focal point. */
export function ImageEditor({ load, focalPoint, shape = 'free', onSave, onClose, children }: ImageEditorProps) {
  const { formatMessage } = useIntl()
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null)
  const [edit, setEdit] = useState(() => untouched(focalPoint))
  const [phase, setPhase] = useState<'editing' | 'saving' | 'failed'>('editing')

  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let left = false
    const read = async () => {
      const file = await load()
      return { picture: await readPicture(file), file }
    }
    void read().then(
      (found) => {
        if (left) return
        setLoaded(found)
        setEdit((edit) => shaped(edit, shape, ratioOf(found.picture, edit)))
      },
      () => !left && setLoaded('failed'),
    )
    return () => {
      left = true
    }
  }, [load, shape, attempt])

  const ready = loaded !== null && loaded !== 'failed'
  async function save() {
    if (!ready) return
    setPhase('saving')
    try {
      const file = changesPixels(edit) ? await encodePicture(loaded.picture, edit, loaded.file) : null
      await onSave({ file, focalPoint: focalInCrop(edit) })
      onClose()
    } catch {
      setPhase('failed')
    }
  }

  return (
    <Dialog
      size="lg"
      title={formatMessage(messages.title)}
      closeLabel={formatMessage(messages.close)}
      closesOutside={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button
            variant="primary"
            disabled={!ready}
            busy={phase === 'saving'}
            busyLabel={formatMessage(messages.saving)}
            onClick={() => void save()}
          >
            {formatMessage(messages.save)}
          </Button>
        </>
      }
    >
      {loaded === null && (
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonGroup>
      )}
      {loaded === 'failed' && (
        <ErrorState
          title={formatMessage(messages.notLoaded)}
          description={formatMessage(messages.notLoadedText)}
          action={
            <RetryButton
              onClick={() => {
                setLoaded(null)
                setAttempt(attempt + 1)
              }}
            />
          }
        />
      )}
      {ready && (
        <>
          <PictureWorkbench
            picture={loaded.picture}
            edit={edit}
            onEditChange={setEdit}
            onReset={() => setEdit(untouched(focalPoint))}
          />
          {children}
          <Text tone="muted">{formatMessage(messages.privacy)}</Text>
        </>
      )}
      {phase === 'failed' && (
        <Text role="alert" tone="error">
          {formatMessage(messages.notSaved)}
        </Text>
      )}
    </Dialog>
  )
}
