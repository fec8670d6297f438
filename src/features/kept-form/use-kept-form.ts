import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '@/features/session'
import { type DraftSubject, forgetDeviceDraft, keepDeviceDraft, readDeviceDraft } from '@/shared/device-drafts'
import { workBegun, workEnded } from '@/shared/unsaved-work'

type KeptFormOptions<Value> = {
  /** Where the form stands; one draft for a person and address. */
  address: string
  /** What stands in the form before anything is typed. */
  initial: Value
  isValue: (kept: unknown) => kept is Value
  about: DraftSubject
}

export type KeptForm<Value> = {
  value: Value
  /** Something was changed, or found on this device, and not forgotten since. */
  isKept: boolean
  /** Changes what stands in the form by now: a file may arrive while a note is typed. */
  change: (update: (value: Value) => Value) => void
  /** It was sent: nothing of it is kept any more. */
  forget: () => void
}

/**
 * A form whose content stays on this device for its person until it is sent: through a reload, a crash and an ended
 * session. Whoever signs out hears of it.
 */
export function useKeptForm<Value>({ address, initial, isValue, about }: KeptFormOptions<Value>): KeptForm<Value> {
  const { id: userId } = useCurrentUser()
  const { begin, end } = useUnit({ begin: workBegun, end: workEnded })
  const [value, setValue] = useState<Value | null>(null)
  const latest = useRef<Value | null>(null)
  const { kind, title } = about
  useEffect(() => {
    let left = false
    void readDeviceDraft(userId, address).then((kept) => {
      const found: unknown = kept?.value
      if (left || latest.current !== null || !isValue(found)) return
      latest.current = found
      setValue(found)
    })
    return () => {
      left = true
    }
  }, [userId, address, isValue])

  const dirty = value !== null
  useEffect(() => {
    if (!dirty) return
    begin({ id: `form:${address}`, what: title, kept: true, deviceDraft: address })
    return () => void end(`form:${address}`)
  }, [dirty, address, title, begin, end])

  return {
    value: value ?? initial,
    isKept: dirty,
    change: (update) => {
      const next = update(latest.current ?? initial)
      latest.current = next
      setValue(next)
      void keepDeviceDraft(userId, address, next, { kind, title })
    },
    forget: () => {
      latest.current = null
      setValue(null)
      void forgetDeviceDraft(userId, address)
    },
  }
}
