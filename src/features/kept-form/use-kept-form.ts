import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
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
  /** Something was typed that is not sent yet, now or before a reload. */
  dirty: boolean
  change: (next: Value) => void
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
  const { kind, title } = about
  useEffect(() => {
    let left = false
    void readDeviceDraft(userId, address).then((kept) => {
      const found: unknown = kept?.value
      if (!left && isValue(found)) setValue((written) => written ?? found)
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
    dirty,
    change: (next) => {
      setValue(next)
      void keepDeviceDraft(userId, address, next, { kind, title })
    },
    forget: () => {
      setValue(null)
      void forgetDeviceDraft(userId, address)
    },
  }
}
