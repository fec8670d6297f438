import { Suspense, useCallback, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { FileDrop } from '@/design-system/FileDrop'
import { IconButton } from '@/design-system/IconButton'
import { Icon, Trash2Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { imageEditor } from '@/features/image-editor'
import { useIntl } from '@/shared/i18n'
import { sendPicture } from '../api/feedback-calls'
import { formMessages as messages, messages as words } from '../messages'
import { limits } from '../model/feedback-form'
import { canCapture, captureScreen } from '../model/screenshot'
import styles from './CustomerFeedback.module.css'

const ImageEditor = imageEditor.component('ImageEditor')

/** The largest file that a picture is drawn from. */
const MOST_BYTES = 20 * 1024 * 1024

const modes = ['hide', 'crop'] as const

type Picture = Schemas['CustomerFeedbackPicture']
type PicturesFieldProps = { pictures: readonly Picture[]; onChange: (pictures: readonly Picture[]) => void }

/** Pictures that go along: each is covered first, and nothing of it leaves this device before it is said to be used. */
export function PicturesField({ pictures, onChange }: PicturesFieldProps) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState<Blob | null>(null)
  const [phase, setPhase] = useState<'idle' | 'capturing' | 'refused'>('idle')
  const full = pictures.length >= limits.pictures

  async function capture() {
    setPhase('capturing')
    try {
      setChosen(await captureScreen())
      setPhase('idle')
    } catch {
      setPhase('refused')
    }
  }

  return (
    <div className={styles.field}>
      <FileDrop
        label={formatMessage(words.pictures)}
        description={formatMessage(messages.picturesWhy)}
        dropLabel={formatMessage(messages.dropPicture)}
        chooseLabel={formatMessage(messages.choosePicture)}
        releaseLabel={formatMessage(messages.releasePicture)}
        dismissLabel={formatMessage(messages.close)}
        accept="image/png,image/jpeg,image/webp"
        maxBytes={MOST_BYTES}
        disabled={full}
        describeRejection={({ file }) => formatMessage(messages.pictureRefused, { name: file.name })}
        onFiles={([file]) => setChosen(file ?? null)}
      />
      {canCapture() && (
        <div>
          <Button size="sm" disabled={full} busy={phase === 'capturing'} onClick={() => void capture()}>
            {formatMessage(messages.screenshot)}
          </Button>
        </div>
      )}
      {phase === 'refused' && (
        <Text role="alert" size="sm" tone="error">
          {formatMessage(messages.screenshotRefused)}
        </Text>
      )}
      {pictures.length > 0 && (
        <ul aria-label={formatMessage(words.pictures)} className={styles.pictures}>
          {pictures.map(({ id, url, width, height }, index) => (
            <li key={id}>
              <img
                src={url}
                width={width}
                height={height}
                alt={formatMessage(words.picture, { number: index + 1 })}
                className={styles.picture}
              />
              <IconButton
                size="sm"
                label={formatMessage(messages.removePicture, { number: index + 1 })}
                icon={<Icon of={Trash2Icon} size="sm" />}
                onClick={() => onChange(pictures.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {chosen && (
          <CoverDialog
            file={chosen}
            onUse={async (picture) => onChange([...pictures, await sendPicture(picture)])}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

type CoverDialogProps = { file: Blob; onUse: (picture: Blob) => Promise<void>; onClose: () => void }

function CoverDialog({ file, onUse, onClose }: CoverDialogProps) {
  const { formatMessage } = useIntl()
  const load = useCallback(() => Promise.resolve(file), [file])
  return (
    <ImageEditor
      load={load}
      modes={modes}
      saveLabel={formatMessage(messages.usePicture)}
      onSave={async ({ file: edited }) => {
        // Also where nothing was covered it is drawn anew: where and with what it was taken stays here.
        const { cleanPicture } = await imageEditor.load()
        await onUse(edited ?? (await cleanPicture(file)))
      }}
      onClose={onClose}
    />
  )
}
