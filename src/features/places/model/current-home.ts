import type { Schemas } from '@/api'

type Home = Schemas['Home']

/** The homes with the one that is current now: the one in the address, else the one the server names, which is the last one visited or the default (AM-65). */
export function withCurrentHome(homes: readonly Home[], idInAddress: string | undefined): readonly Home[] {
  if (!homes.some(({ id }) => id === idInAddress)) return homes
  return homes.map((home) => ({ ...home, current: home.id === idInAddress }))
}
