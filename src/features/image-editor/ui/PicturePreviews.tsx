import { useEffect, useRef } from 'react'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { drawPicture, type PictureSource } from '../model/draw-picture'
import { focalInCrop, type PictureEdit } from '../model/picture-edit'
import styles from './ImageEditor.module.css'

/** As many pixels as the previews show. */
const SHOWN = 480

/** The result as readers meet it: cut to the form of a card, and whole on a phone. */
export function PicturePreviews({ source, edit }: { source: PictureSource; edit: PictureEdit }) {
  const { formatMessage } = useIntl()
  const { x, y } = focalInCrop(edit)
  return (
    <section aria-label={formatMessage(messages.preview)} className={styles.previews}>
      <figure className={styles.preview}>
        <Result source={source} edit={edit} form="card" position={`${x * 100}% ${y * 100}%`} />
        <figcaption>{formatMessage(messages.asCard)}</figcaption>
      </figure>
      <figure className={styles.preview}>
        <Result source={source} edit={edit} form="phone" />
        <figcaption>{formatMessage(messages.onPhone)}</figcaption>
      </figure>
    </section>
  )
}

type ResultProps = { source: PictureSource; edit: PictureEdit; form: 'card' | 'phone'; position?: string }

function Result({ source, edit, form, position }: ResultProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawPicture(canvas.current, source, edit, SHOWN)
  }, [source, edit])
  return <canvas ref={canvas} data-form={form} className={styles.result} style={{ objectPosition: position }} />
}
