import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { sendFile } from '@/features/image-editor'
import { randomId } from '@/shared/random-id'

/** A file that the server has received, and the session that its bytes came in. */
export type SentFile = { sessionId: string; fileId: string; name: string; sizeBytes: number }

/** A file that is on its way to the server, or did not get there: then `error` says why. */
export type FileOnItsWay = { key: string; file: File; share: number; error: unknown }

export type SentFilesOptions = {
  postId: string
  purpose: Schemas['UploadSessionRequest']['purpose']
  /** Hears of each file that the server has; until what it does is done, the file counts as on its way. */
  onSent: (file: SentFile) => void | Promise<void>
}

/** Sends files that have to do with a post as soon as they are chosen. */
export function useSentFiles({ postId, purpose, onSent }: SentFilesOptions) {
  const [files, setFiles] = useState<readonly FileOnItsWay[]>([])
  const calls = useRef(new Map<string, AbortController>())
  useEffect(() => {
    const open = calls.current
    return () => open.forEach((call) => call.abort())
  }, [])

  const change = (key: string, part: Partial<FileOnItsWay>) =>
    setFiles((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: string) => setFiles((all) => all.filter((one) => one.key !== key))

  async function send({ key, file }: Pick<FileOnItsWay, 'key' | 'file'>) {
    const call = new AbortController()
    calls.current.set(key, call)
    try {
      const { name, size } = file
      const onProgress = (share: number) => change(key, { share })
      const sent = await sendFile({ postId, purpose, file, name, key, onProgress, signal: call.signal })
      await onSent({ ...sent, name, sizeBytes: size })
      drop(key)
    } catch (error) {
      if (!call.signal.aborted) change(key, { error })
    } finally {
      calls.current.delete(key)
    }
  }

  return {
    files,
    add: (chosen: readonly File[]) => {
      const begun = chosen.map((file) => ({ key: randomId(), file, share: 0, error: null }))
      setFiles((all) => [...all, ...begun])
      begun.forEach((one) => void send(one))
    },
    retry: (one: FileOnItsWay) => {
      change(one.key, { error: null, share: 0 })
      void send(one)
    },
    remove: (key: string) => {
      calls.current.get(key)?.abort()
      drop(key)
    },
  }
}
