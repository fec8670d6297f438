/** Told when this tab begins to lead and when it stops leading. */
export type LeadershipListener = (leading: boolean) => void

/** Runs for the lead of all tabs; the answer withdraws the candidacy, or hands the lead over. */
export type RunForLead = (onChange: LeadershipListener) => () => void

/** The part of BroadcastChannel that tabs use. */
export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'addEventListener' | 'removeEventListener'>

/** Without a channel no tab hears of another, so each one leads itself. */
export const leadAlone: RunForLead = (onChange) => {
  onChange(true)
  return () => onChange(false)
}
