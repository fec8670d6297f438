import { useUnit } from 'effector-react'

import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/paths'

import { messages } from '../messages'

/** Puts the full address of the post into the clipboard, and says whether that worked. */
export function useCopyLink(postId: string): () => Promise<void> {
  const requestTip = useUnit(tipRequested)
  return async () => {
    try {
      await navigator.clipboard.writeText(new URL(`.${paths.post(postId)}`, document.baseURI).href)
      requestTip({ severity: 'success', title: messages.linkCopied })
    } catch {
      // No permission, or no secure context: the address bar is still there to copy from.
      requestTip({ severity: 'warn', title: messages.linkNotCopied })
    }
  }
}
