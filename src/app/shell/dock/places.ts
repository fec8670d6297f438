import type { DockMember } from '@/design-system/Dock'

/** From the right edge of the window on. The assistant's button stands before them, in PortalDock. */
const PLACES = ['chat', 'bulk', 'uploads', 'recorder'] as const

export type DockPlace = (typeof PLACES)[number]

/** Puts the panels of the dock in their order. Who is missing leaves no hole. */
export function inTheirPlaces(members: Readonly<Record<DockPlace, DockMember | null>>): readonly DockMember[] {
  return PLACES.map((place) => members[place]).filter((member) => member !== null)
}
