import type { AuditFilter } from '../api/admin-queries'

/** The parts of administration, in their order. */
export const adminTabs = ['installation', 'security', 'audit'] as const

export type AdminTab = (typeof adminTabs)[number]

/** The part that an address names; another word is the first. */
export function tabOf(said: string | undefined): AdminTab {
  return adminTabs.find((tab) => tab === said) ?? 'installation'
}

/** The acts that the log can be narrowed to. */
export const acts = ['user-block', 'user-unblock', 'group-members'] as const

/** What the address asks the log for. */
export function auditFilterOf(address: URLSearchParams): AuditFilter {
  const search = address.get('search')?.trim().slice(0, 200)
  const act = acts.find((one) => one === address.get('act'))
  return { ...(search && { search }), ...(act && { act: [act] }) }
}
