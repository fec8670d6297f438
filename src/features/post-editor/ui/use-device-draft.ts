import { useEffect, useState } from 'react'
import { useCurrentUser } from '@/features/session'
import { readDeviceDraft } from '@/shared/device-drafts'
import { addressOf } from '../model/device-address'
import type { KeptDraft } from '../model/draft-session'
import { keptDraftOf } from '../model/kept-draft'

/** What this device keeps of the draft of a post, or of one that was never saved; undefined while it is looked up. */
export function useDeviceDraft(postId: string | null): KeptDraft | null | undefined {
  const { id: userId } = useCurrentUser()
  const address = addressOf(postId)
  const [read, setRead] = useState<{ address: string; kept: KeptDraft | null } | null>(null)
  useEffect(() => {
    let left = false
    void readDeviceDraft(userId, address).then((kept) => {
      if (!left) setRead({ address, kept: keptDraftOf(kept) })
    })
    return () => {
      left = true
    }
  }, [userId, address])
  // What was kept of another post is none of this one's.
  return read?.address === address ? read.kept : undefined
}
