import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { imageEditor, sendBytes } from '@/features/image-editor'
import { type Picture, type PictureFailure, pictureFailureOf, pictureProblem } from '@/features/post-media'
import { randomId } from '@/shared/random-id'
import { workBegun, workEnded } from '@/shared/unsaved-work'
import { updateCommunity } from '../api/community-queries'
import { chosenCover, type CommunityFields, coverWords } from './community-form'
import { messages } from './messages'

type Cover = Schemas['PostImage']
type Chosen = { file: Blob; name: string; preview: string }
type Trouble = { failure: PictureFailure; again: boolean; file: Blob; name: string }

const WORK = 'community-cover'

/** A cover while it is chosen and sent: its bytes, which this tab alone has, and what went wrong with them. */
export function useCover(fields: CommunityFields, before: CommunityFields, onChange: (cover: Cover | null) => void) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [share, setShare] = useState<number | null>(null)
  const [preparing, setPreparing] = useState(false)
  // After a reload the words of a chosen one are still there, and the picture itself is not.
  const cover = fields.cover?.id === chosenCover && chosen === null ? before.cover : fields.cover
  const waits = cover?.id === chosenCover

  const work = useUnit({ begun: workBegun, ended: workEnded })
  useEffect(() => {
    if (!waits) return
    work.begun({ id: WORK, what: messages.coverWaits, kept: false })
    return () => void work.ended(WORK)
  }, [waits, work])
  const preview = chosen?.preview
  useEffect(() => {
    if (preview !== undefined) return () => URL.revokeObjectURL(preview)
  }, [preview])

  async function take(file: Blob, name: string, words: Partial<Cover>) {
    const { naturalWidth: width, naturalHeight: height } = await (await imageEditor.load()).readPicture(file)
    const fresh = { file, name, preview: URL.createObjectURL(file) }
    setChosen(fresh)
    setTrouble(null)
    onChange({ alternativeText: '', ...words, id: chosenCover, url: fresh.preview, width, height })
  }

  function pictureOf(): Picture | undefined {
    if (trouble) return { phase: 'failed', ...trouble, preview: '', words: undefined }
    if (cover === null) return undefined
    if (share === null || chosen === null) return { phase: 'sent', image: cover }
    return { phase: 'sending', share, ...chosen, words: undefined }
  }

  return {
    cover,
    picture: pictureOf(),
    /** The bytes of the picture that is shown, where the server does not have them yet. */
    file: waits ? chosen?.file : undefined,
    waits,
    /** A file was chosen and is still read. */
    preparing,
    async choose(file: File) {
      const failed = (what: Pick<Trouble, 'failure' | 'again'>) => {
        setTrouble({ ...what, file, name: file.name })
        if (waits) onChange(before.cover)
      }
      setPreparing(true)
      try {
        const problem = await pictureProblem(file)
        if (problem) return failed({ failure: problem, again: false })
        await take(await (await imageEditor.load()).cleanPicture(file), file.name, {})
      } catch (error) {
        failed(pictureFailureOf(error))
      } finally {
        setPreparing(false)
      }
    },
    /** Other pixels of the picture that is shown, or only other words. */
    async change(edited: Blob | null, words: Schemas['PostImageChange']) {
      if (cover === null) return
      const said = coverWords({ ...cover, ...words })
      if (edited) await take(edited, `cover.${edited.type.replace('image/', '').replace('jpeg', 'jpg')}`, said)
      else onChange({ ...cover, ...said })
    },
    remove() {
      // What could not be sent goes; what was there before it stays.
      onChange(trouble ? before.cover : null)
      setTrouble(null)
    },
    /** Sends a chosen one and puts it above the community; rejects where that fails. */
    async send({ id, occToken = '' }: Schemas['Community']) {
      if (!waits || !chosen) throw new Error('No cover was chosen.')
      const { file, name } = chosen
      setTrouble(null)
      setShare(0)
      try {
        const key = randomId()
        const fileId = await sendBytes({ communityId: id, purpose: 'cover', file, name, key, onProgress: setShare })
        return await updateCommunity(id, { occToken, cover: { fileId, ...coverWords(cover) } })
      } catch (error) {
        setTrouble({ ...pictureFailureOf(error), file, name })
        throw error
      } finally {
        setShare(null)
      }
    },
  }
}
