import { useAddressState } from '@/shared/address-state'

export type ChosenRevisions = { from: number; to: number }

/**
 * Which two texts of a post are compared, as its address says; where it names none, the newest and the one before.
 */
export function useChosenRevisions(newest: number) {
  const [address, change] = useAddressState('post-history')
  const chosen = chooseRevisions(address, newest)
  const choose = (next: Partial<ChosenRevisions>) => {
    const { from, to } = { ...chosen, ...next }
    change({ from: String(from), to: String(to) })
  }
  return [chosen, choose] as const
}

/** What an address names, as far as there are such texts. */
export function chooseRevisions(address: { from: string; to: string }, newest: number): ChosenRevisions {
  const known = (word: string) => {
    const revision = /^\d+$/.test(word) ? Number(word) : 0
    return revision >= 1 && revision <= newest ? revision : null
  }
  const to = known(address.to) ?? newest
  return { from: known(address.from) ?? Math.max(1, to - 1), to }
}
