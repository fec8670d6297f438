import { type RefObject, Suspense, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Schemas } from '@/api'
import type { DeltaOperation, DrawEmbed, RichTextDelta, RichTextEditorHandle } from '@/design-system/RichTextEditor'
import { type EditorShape, imageEditor } from '@/features/image-editor'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { randomId } from '@/shared/random-id'
import { createTable, describePicture, readTable, sendPicture } from '../api/media-calls'
import { messages } from '../messages'
import { createPictures } from '../model/pictures'
import { tableFromCells, type TableDraft } from '../model/table-draft'
import { CoverField } from './CoverField'
import { EditorPicture } from './EditorPicture'
import { EditorTable } from './EditorTable'
import { PictureRow } from './PictureRow'
import styles from './PostMedia.module.css'

const PictureWordsDialog = loadable(() => import('./PictureWordsDialog')).component('PictureWordsDialog')
const EditPictureDialog = loadable(() => import('./EditPictureDialog')).component('EditPictureDialog')
const TableDialog = loadable(() => import('./TableDialog')).component('TableDialog')

/** The pictures and tables that a draft can name. */
export type DraftMediaStart = {
  images: readonly Schemas['PostImage'][]
  tables: readonly Schemas['TableSummary'][]
}

export type DraftMediaOptions = {
  start: DraftMediaStart
  /** Begins the post where there is none yet, and gives its id; rejects where that fails. */
  beginPost: () => Promise<string>
  editor: RefObject<RichTextEditorHandle | null>
  /** Called when the same text says something else on the server: a picture has arrived, or has a description. */
  onArrival: () => void
  /** Called with the ids of the pictures that stand below the text now. */
  onRowChange: (ids: readonly string[]) => void
}

/** A picture that is being edited, and what is done with the new one. */
type OpenPicture = {
  image: Schemas['PostImage']
  shape: EditorShape
  replace: (reference: { id: string; name: string }) => void
}

type OpenTable = { draft: TableDraft; replace: ((table: Schemas['TableSummary']) => void) | null }

/** Pictures and tables of a text that is being written: what the editor needs for them, and what they open. */
export function useDraftMedia({ start, beginPost, editor, onArrival, onRowChange }: DraftMediaOptions) {
  const { formatMessage } = useIntl()
  const [pictures] = useState(() =>
    createPictures(
      {
        prepare: async (file) => (await imageEditor.load()).cleanPicture(file),
        describe: async (imageId, words) => describePicture(await beginPost(), imageId, words),
        send: async (file, name, key, onProgress) => {
          const postId = await beginPost()
          return sendPicture({ postId, file, name, key, onProgress, signal: new AbortController().signal })
        },
        makeKey: randomId,
        preview: (file) => URL.createObjectURL(file),
        release: (preview) => URL.revokeObjectURL(preview),
      },
      start.images,
    ),
  )
  const known = useSyncExternalStore(pictures.subscribe, pictures.getAll)
  const [tables, setTables] = useState(() => new Map(start.tables.map((table) => [table.id, table])))
  const [described, setDescribed] = useState<string | null>(null)
  const [openPicture, setOpenPicture] = useState<OpenPicture | null>(null)
  const [openTable, setOpenTable] = useState<OpenTable | null>(null)
  const chooser = useRef<HTMLInputElement>(null)

  const onFiles = useCallback(
    (files: File[]) => {
      for (const file of files) editor.current?.insert('image', pictures.add(file, file.name))
      void pictures.settled().then(onArrival)
    },
    [editor, pictures, onArrival],
  )
  const onCells = useCallback((cells: string[][]) => setOpenTable({ draft: tableFromCells(cells), replace: null }), [])
  const onTable = useCallback(
    () =>
      setOpenTable({
        draft: tableFromCells([
          ['', ''],
          ['', ''],
        ]),
        replace: null,
      }),
    [],
  )

  const drawEmbed = useCallback<DrawEmbed>(
    (kind, { id, name }, { remove, replace }) => {
      if (kind === 'image') {
        const picture = known.get(id)
        return (
          <EditorPicture
            picture={picture}
            onEdit={() => picture?.phase === 'sent' && setOpenPicture({ image: picture.image, shape: 'free', replace })}
            onDescribe={() => setDescribed(id)}
            onRetry={() => {
              pictures.retry(id)
              void pictures.settled().then(onArrival)
            }}
            onRemove={remove}
          />
        )
      }
      const edit = async () => {
        const { title, data } = await readTable(id)
        setOpenTable({ draft: { title, data }, replace: (made) => replace({ id: made.id, name: made.title }) })
      }
      return <EditorTable name={name} table={tables.get(id)} onEdit={edit} onRemove={remove} />
    },
    [known, tables, pictures, onArrival],
  )

  async function saveEdited({ image, replace }: OpenPicture, file: Blob | null, words: Schemas['PostImageChange']) {
    if (file) replace(pictures.add(file, nameOf(file), words))
    else pictures.changed(await describePicture(await beginPost(), image.id, words))
    void pictures.settled().then(onArrival)
  }

  const image = described === null ? undefined : known.get(described)
  const dialogs = (
    <>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={formatMessage(messages.choosePictures)}
        className={styles.chooser}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Suspense>
        {image?.phase === 'sent' && (
          <PictureWordsDialog
            image={image.image}
            onSave={async (words) => {
              pictures.changed(await describePicture(await beginPost(), image.image.id, words))
              onArrival()
            }}
            onClose={() => setDescribed(null)}
          />
        )}
        {openPicture && (
          <EditPictureDialog
            image={openPicture.image}
            shape={openPicture.shape}
            onSave={(file, words) => saveEdited(openPicture, file, words)}
            onClose={() => setOpenPicture(null)}
          />
        )}
        {openTable && (
          <TableDialog
            draft={openTable.draft}
            onSave={async (draft, key) => {
              const made = await createTable(await beginPost(), draft, key)
              setTables((before) => new Map(before).set(made.id, made))
              if (openTable.replace) openTable.replace(made)
              else editor.current?.insert('table', { id: made.id, name: made.title })
            }}
            onClose={() => setOpenTable(null)}
          />
        )}
      </Suspense>
    </>
  )

  const toContent = useCallback(
    ({ ops }: RichTextDelta): RichTextDelta => ({ ops: ops.flatMap((op) => sentOperation(op, pictures.idOf)) }),
    [pictures],
  )
  const editorProps = useMemo(
    () => ({ onFiles, onCells, onTable, onPicture: () => chooser.current?.click() }),
    [onFiles, onCells, onTable],
  )
  return {
    editorProps: { ...editorProps, drawEmbed },
    dialogs,
    /** The text as the server may have it: pictures by its own ids, and none that it does not have. */
    toContent,
    /** Pictures and tables that another device has put into the draft. */
    learn({ images, tables: others }: DraftMediaStart) {
      for (const image of images) pictures.changed(image)
      setTables((before) => new Map([...before, ...others.map((table) => [table.id, table] as const)]))
    },
    countSending: pictures.countSending,
    countFailed: pictures.countFailed,
    /** Those of the pictures that need a description and have none. */
    undescribed: (ids: readonly string[]) =>
      ids.filter((id) => {
        const picture = known.get(id)
        return picture?.phase === 'sent' && picture.image.alternativeText === '' && !picture.image.decorative
      }),
    /** The picture above the title, by its id in this editor; `onChange` says another id, or null for none. */
    drawCover: (id: string | null, onChange: (id: string | null) => void) => (
      <CoverField
        picture={id === null ? undefined : known.get(id)}
        onChoose={(file) => onChange(pictures.add(file, file.name).id)}
        onEdit={(image) => setOpenPicture({ image, shape: 'cover', replace: (made) => onChange(made.id) })}
        onDescribe={() => setDescribed(id)}
        onRetry={() => id !== null && pictures.retry(id)}
        onRemove={() => onChange(null)}
      />
    ),
    /** The pictures below the text, by their ids in this editor. */
    drawRow: (ids: readonly string[]) => (
      <PictureRow
        pictures={ids.map((id) => [id, known.get(id)] as const)}
        onChoose={(files) => {
          onRowChange([...ids, ...files.map((file) => pictures.add(file, file.name).id)])
          void pictures.settled().then(onArrival)
        }}
        onEdit={(id, image) =>
          setOpenPicture({
            image,
            shape: 'free',
            replace: (made) => onRowChange(ids.map((one) => (one === id ? made.id : one))),
          })
        }
        onDescribe={setDescribed}
        onRetry={(id) => {
          pictures.retry(id)
          void pictures.settled().then(onArrival)
        }}
        onRemove={(id) => onRowChange(ids.filter((one) => one !== id))}
      />
    ),
    /** The server's id for a picture of this editor. */
    idOf: pictures.idOf,
    /** Asks for the description of a picture. */
    describe: setDescribed,
  }
}

/** What an edited picture is called: of the former name nothing is kept by the server. */
function nameOf({ type }: Blob): string {
  return `picture.${type.replace('image/', '').replace('jpeg', 'jpg')}`
}

/** Ids of the pictures of a text, each once, in its order. */
export function picturesIn({ ops }: { ops: readonly { insert: unknown }[] }): string[] {
  const ids = ops.flatMap(({ insert }) => (insert as { image?: { id: string } }).image?.id ?? [])
  return [...new Set(ids)]
}

function sentOperation(operation: DeltaOperation, idOf: (id: string) => string | null): DeltaOperation[] {
  const { insert } = operation
  if (typeof insert === 'string' || !insert.image) return [operation]
  const id = idOf(insert.image.id)
  return id === null ? [] : [{ ...operation, insert: { image: { ...insert.image, id } } }]
}
