export const profileTabs = ['overview', 'posts', 'communities', 'common', 'team'] as const
export type ProfileTab = (typeof profileTabs)[number]

/** The tab that the address names. Nobody has anything in common with themselves. */
export function tabOf(named: string | null, own: boolean): ProfileTab {
  const tab = profileTabs.find((one) => one === named) ?? 'overview'
  return own && tab === 'common' ? 'overview' : tab
}
