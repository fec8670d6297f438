import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ChangeEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { Text } from '@/design-system/Text'
import { imageEditor } from '@/features/image-editor'
import { sessionFound, useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { removePhoto, sendPhoto } from '../api/account-calls'
import { messages } from '../messages'
import styles from './ProfileEdit.module.css'

const PhotoEditor = imageEditor.component('PhotoEditor')

/** The largest file that a photo is cut from. */
const MOST_BYTES = 20 * 1024 * 1024

/** One's own photo: choose and cut another, or go back to initials. */
export function PhotoField({ profile }: { profile: Schemas['Profile'] }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const { tip, userKnown } = useUnit({ tip: tipRequested, userKnown: sessionFound })
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [file, setFile] = useState<File | null>(null)
  const [refused, setRefused] = useState(false)

  const show = ({ accountPhotoUrl }: Schemas['ProfilePhoto']) => {
    userKnown({ ...user, accountPhotoUrl })
    // The photo stands beside everything that the person wrote.
    void queryClient.invalidateQueries()
  }
  const failed = () => tip({ severity: 'error', title: messages.notChanged })
  const put = useMutation({ mutationFn: (photo: Blob) => sendPhoto(profile.id, photo), onSuccess: show })
  const remove = useMutation({
    mutationFn: async () => {
      const { photoAt } = await imageEditor.load()
      const before = await photoAt(profile.accountPhotoUrl ?? '').catch(() => null)
      return { removed: await removePhoto(profile.id), before }
    },
    onSuccess: ({ removed, before }) => {
      show(removed)
      const undo = before && { label: messages.undo, onSelect: () => put.mutate(before, { onError: failed }) }
      tip({ severity: 'success', title: messages.photoRemoved, ...(undo && { actionCallbacks: [undo] }) })
    },
    onError: failed,
  })

  function take(chosen: File | null | undefined) {
    if (!chosen) return
    const fits = /^image\/(jpeg|png|webp)$/.test(chosen.type) && chosen.size <= MOST_BYTES
    setRefused(!fits)
    setFile(fits ? chosen : null)
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0]
    // Otherwise choosing the same file again would change nothing.
    event.target.value = ''
    take(chosen)
  }

  // A picture may be pasted anywhere in the section but into a text that takes it itself.
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [pasted] = event.clipboardData?.files ?? []
    if (file !== null || !pasted) return
    event.preventDefault()
    take(pasted)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return (
    <div
      // A shortcut for the pointer alone: the buttons in it do the same.
      role="presentation"
      className={styles.photo}
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        // Otherwise the browser would open the file in place of the page.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <Avatar name={profile.fullName} src={profile.accountPhotoUrl} size={96} />
      <div className={styles.dispute}>
        <span className={styles.buttons}>
          <Button onClick={() => input.current?.click()}>{formatMessage(messages.choosePhoto)}</Button>
          {/* Where there is no camera at hand, it would only open the files once more. */}
          <span className={styles.camera}>
            <Button onClick={() => camera.current?.click()}>{formatMessage(messages.takePhoto)}</Button>
          </span>
          {profile.accountPhotoUrl !== null && (
            <Button busy={remove.isPending} onClick={() => remove.mutate()}>
              {formatMessage(messages.removePhoto)}
            </Button>
          )}
        </span>
        <Text size="sm" tone={refused ? 'error' : 'muted'} role={refused ? 'alert' : undefined}>
          {formatMessage(refused ? messages.photoRefused : messages.photoWhy)}
        </Text>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={formatMessage(messages.choosePhoto)}
          accept="image/jpeg,image/png,image/webp"
          onChange={choose}
        />
        <input
          ref={camera}
          hidden
          type="file"
          aria-label={formatMessage(messages.takePhoto)}
          accept="image/*"
          capture="user"
          onChange={choose}
        />
      </div>
      <Suspense>
        {file && (
          <PhotoEditor
            file={file}
            onSave={async (photo) => {
              await put.mutateAsync(photo)
              tip({ severity: 'success', title: messages.saved })
            }}
            onClose={() => setFile(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
