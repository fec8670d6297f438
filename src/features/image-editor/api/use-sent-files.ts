import { useEffect, useRef, useState } from 'react'
import { randomId } from '@/shared/random-id'
import { sendBytes, type SendingBytes } from './send-bytes'

/** A file that the server has. */
export type SentFile = { fileId: string; name: string; sizeBytes: number }

/** A file that is on its way to the server, or did not get there. */
export type FileOnItsWay = { key: string; file: File; share: number; failed: boolean }

/**
 * Sends files for something at a post as soon as they are chosen. `onSent` puts each that the server has in its place;
 * while that is not done, the file is on its way.
 */
export function useSentFiles(
  { postId, purpose }: Pick<SendingBytes, 'postId' | 'purpose'>,
  onSent: (file: SentFile) => unknown,
) {
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
      const fileId = await sendBytes({
        postId,
        purpose,
        file,
        name,
        key,
        onProgress,
        signal: call.signal,
      })
      await onSent({ fileId, name, sizeBytes: size })
      drop(key)
    } catch {
      if (!call.signal.aborted) change(key, { failed: true })
    } finally {
      calls.current.delete(key)
    }
  }

  return {
    files,
    add: (chosen: readonly File[]) => {
      const begun = chosen.map((file) => ({ key: randomId(), file, share: 0, failed: false }))
      setFiles((all) => [...all, ...begun])
      begun.forEach((one) => void send(one))
    },
    retry: (one: FileOnItsWay) => {
      change(one.key, { failed: false, share: 0 })
      void send(one)
    },
    remove: (key: string) => {
      calls.current.get(key)?.abort()
      drop(key)
    },
  }
}
