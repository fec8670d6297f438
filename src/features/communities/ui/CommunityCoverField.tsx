import { Suspense, useCallback, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { CropIcon, Icon, ImageIcon, Trash2Icon } from '@/design-system/icons'
import { usePicture } from '@/design-system/pictures'
import { type EditedPicture, imageEditor } from '@/features/image-editor'
import { useIntl } from '@/shared/i18n'
import { editMessages as messages } from '../messages'
import type { CoverEdit } from '../model/cover'
import styles from './CommunityEditor.module.css'

const ImageEditor = imageEditor.component('ImageEditor')

export type CommunityCoverFieldProps = {
  edit: CoverEdit | null
  /** The cover as the server has it. */
  image: Schemas['PostImage'] | null
  onChange: (edit: CoverEdit | null) => void
}

const centre = { x: 0.5, y: 0.5 }

/** The wide picture above a community, as it will stand there; it is sent when the form is saved. */
export function CommunityCoverField({ edit, image, onChange }: CommunityCoverFieldProps) {
  const { formatMessage } = useIntl()
  const chooser = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<File | null>(null)
  const [cropping, setCropping] = useState(false)
  const local = edit?.kind === 'new' ? edit.file : null
  const picture = usePicture(local || edit?.kind === 'removed' ? null : image?.url)
  const there = local !== null || picture !== null
  const { x, y } = (edit && edit.kind !== 'removed' ? edit.focalPoint : image?.focalPoint) ?? centre
  const position = `${x * 100}% ${y * 100}%`
  const label = formatMessage(messages.cover)

  const load = useCallback(async () => {
    if (chosen) return chosen
    if (edit?.kind === 'new') return edit.file
    const answer = await fetch(image?.url ?? '')
    if (!answer.ok) throw new Error(`The picture answers ${answer.status}.`)
    return answer.blob()
  }, [chosen, edit, image])

  function take({ file, focalPoint }: EditedPicture) {
    const former = chosen ?? (edit?.kind === 'new' ? edit.file : null)
    const next = file ?? former
    if (next) onChange({ kind: 'new', file: next, name: nameOf(next), focalPoint })
    else onChange({ kind: 'moved', focalPoint })
    return Promise.resolve()
  }

  return (
    <div role="group" aria-label={label} className={styles.coverField}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {local && <LocalPicture file={local} position={position} />}
      {picture && <img {...picture} alt="" className={styles.cover} style={{ objectPosition: position }} />}
      <div className={styles.bar}>
        <Button size="sm" onClick={() => chooser.current?.click()}>
          <Icon of={ImageIcon} size="sm" />
          {formatMessage(there ? messages.replaceCover : messages.addCover)}
        </Button>
        {there && (
          <>
            <Button size="sm" onClick={() => setCropping(true)}>
              <Icon of={CropIcon} size="sm" />
              {formatMessage(messages.cropCover)}
            </Button>
            <Button size="sm" onClick={() => onChange(image ? { kind: 'removed' } : null)}>
              <Icon of={Trash2Icon} size="sm" />
              {formatMessage(messages.removeCover)}
            </Button>
          </>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={formatMessage(messages.chooseCover)}
        onChange={({ target }) => {
          setChosen(target.files?.[0] ?? null)
          target.value = ''
        }}
      />
      {(chosen !== null || cropping) && (
        <Suspense>
          <ImageEditor
            load={load}
            focalPoint={chosen ? undefined : { x, y }}
            shape={chosen ? 'band' : 'free'}
            onSave={take}
            onClose={() => {
              setChosen(null)
              setCropping(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What the picture is called: of the name that it had on this device nothing is sent. */
function nameOf({ type }: Blob): string {
  return `cover.${type.replace('image/', '').replace('jpeg', 'jpg')}`
}

/** A picture of this device, by an address that lives as long as it is shown. */
function LocalPicture({ file, position }: { file: Blob; position: string }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(file)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return <img ref={show} alt="" className={styles.cover} style={{ objectPosition: position }} />
}
