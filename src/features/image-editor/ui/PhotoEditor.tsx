import { useEffect, useRef, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { ErrorState } from '@/design-system/ErrorState'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { drawPicture, readPicture } from '../model/draw-picture'
import { drawSquare, middleSquare, PHOTO_FEWEST, photoOf } from '../model/photo'
import { type Area, untouched } from '../model/picture-edit'
import styles from './ImageEditor.module.css'

export type PhotoEditorProps = {
  file: Blob
  /** Rejects where it could not be saved; the crop stays. */
  onSave: (photo: Blob) => Promise<void>
  onClose: () => void
}

/** The sizes in which colleagues see a photo. */
const sizes = [112, 40, 24]

/** Cuts the round photo of a person out of a picture, by mouse, touch or keys. */
export function PhotoEditor({ file, onSave, onClose }: PhotoEditorProps) {
  const { formatMessage } = useIntl()
  const [picture, setPicture] = useState<HTMLImageElement | 'failed' | 'small' | null>(null)
  const [crop, setCrop] = useState<Area>({ x: 0, y: 0, width: 1, height: 1 })
  const [phase, setPhase] = useState<'editing' | 'saving' | 'failed'>('editing')
  useEffect(() => {
    let left = false
    void readPicture(file).then(
      (read) => {
        if (left) return
        setCrop(middleSquare(read.naturalWidth, read.naturalHeight))
        setPicture(Math.min(read.naturalWidth, read.naturalHeight) < PHOTO_FEWEST ? 'small' : read)
      },
      () => !left && setPicture('failed'),
    )
    return () => {
      left = true
    }
  }, [file])

  const ready = picture instanceof HTMLImageElement ? picture : null
  async function save() {
    if (!ready) return
    setPhase('saving')
    try {
      await onSave(await photoOf(ready, crop))
      onClose()
    } catch {
      setPhase('failed')
    }
  }

  return (
    <Dialog
      title={formatMessage(messages.photoTitle)}
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
            {formatMessage(phase === 'failed' ? messages.retry : messages.usePhoto)}
          </Button>
        </>
      }
    >
      {picture === null && (
        <SkeletonGroup label={formatMessage(messages.loading)}>
          <Skeleton shape="block" className={styles.waiting} />
        </SkeletonGroup>
      )}
      {picture === 'failed' && (
        <ErrorState title={formatMessage(messages.photoBroken)} description={formatMessage(messages.photoBrokenText)} />
      )}
      {picture === 'small' && (
        <ErrorState
          title={formatMessage(messages.photoSmall)}
          description={formatMessage(messages.photoSmallText, { pixels: PHOTO_FEWEST })}
        />
      )}
      {ready && (
        <div className={styles.root}>
          <div className={styles.stage}>
            <ReactCrop
              crop={percentOf(crop)}
              aspect={1}
              circularCrop
              keepSelection
              minWidth={48}
              ariaLabels={{
                cropArea: formatMessage(messages.cropArea),
                nwDragHandle: formatMessage(messages.handle, { side: 'nw' }),
                nDragHandle: formatMessage(messages.handle, { side: 'n' }),
                neDragHandle: formatMessage(messages.handle, { side: 'ne' }),
                eDragHandle: formatMessage(messages.handle, { side: 'e' }),
                seDragHandle: formatMessage(messages.handle, { side: 'se' }),
                sDragHandle: formatMessage(messages.handle, { side: 's' }),
                swDragHandle: formatMessage(messages.handle, { side: 'sw' }),
                wDragHandle: formatMessage(messages.handle, { side: 'w' }),
              }}
              onChange={(_, { x, y, width, height }) =>
                setCrop({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 })
              }
            >
              <Whole picture={ready} />
            </ReactCrop>
          </div>
          <div role="group" aria-label={formatMessage(messages.preview)} className={styles.photos}>
            {sizes.map((size) => (
              <Small key={size} picture={ready} crop={crop} size={size} />
            ))}
          </div>
          <Text size="sm" tone="muted">
            {formatMessage(messages.privacy)}
          </Text>
        </div>
      )}
      {phase === 'failed' && (
        <Text role="alert" tone="error">
          {formatMessage(messages.photoNotSaved)}
        </Text>
      )}
    </Dialog>
  )
}

function Whole({ picture }: { picture: HTMLImageElement }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, picture, untouched(), 1_280)
  }, [picture])
  return <canvas ref={canvas} className={styles.picture} />
}

function Small({ picture, crop, size }: { picture: HTMLImageElement; crop: Area; size: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, picture, crop, size * 2)
  }, [picture, crop, size])
  return <canvas ref={canvas} className={styles.photo} style={{ inlineSize: size, blockSize: size }} />
}

function percentOf({ x, y, width, height }: Area): PercentCrop {
  return { unit: '%', x: x * 100, y: y * 100, width: width * 100, height: height * 100 }
}
