/** What the browser says about showing pushes of the portal; `unsupported` where it shows none at all. */
export type PushPermission = 'unsupported' | NotificationPermission

/** One message of the browser beside the page. */
export type Push = {
  /** A push with the tag of one that is shown takes its place. */
  tag: string
  title: string
  body: string
  /** BCP 47 tag of its words. */
  lang: string
  /** When it happened, in milliseconds. */
  timestamp: number
  /** Comes back with the click. `address` is relative to the portal: a click that finds no page opens one there. */
  data: { address: string | null }
}

/** Whether the browser would show a push now. */
export function pushPermission(): PushPermission {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Asks the person, in the browser's own words. Browsers want a click to have come before. */
export function askPushPermission(): Promise<PushPermission> {
  return 'Notification' in globalThis ? Notification.requestPermission() : Promise.resolve('unsupported')
}
