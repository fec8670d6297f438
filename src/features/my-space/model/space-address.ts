/** The parts of My space, in their order, as the address names them. */
export const spaceTabs = ['workflows', 'drafts', 'mentions', 'favourites', 'assigned-tasks', 'monitor-tasks'] as const

export type SpaceTab = (typeof spaceTabs)[number]

/** The part that the address names; null where there is none of that name. */
export function spaceTabOf(segment: string | undefined): SpaceTab | null {
  return spaceTabs.find((tab) => tab === segment) ?? null
}
