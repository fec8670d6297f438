import type { Schemas } from '@/api'

/** What a browser says about the device that it runs on. */
export type Device = {
  userAgent: string
  /** Newer browsers say it apart from the name that they go by. */
  userAgentData?: { mobile: boolean; platform: string } | undefined
}

/** Programs that read pages for others. */
const BOT = /bot\b|crawl|spider|slurp|preview|lighthouse|headless|facebookexternalhit|monitor/i

const TABLET = /ipad|tablet|playbook|kindle|silk/i

/** Stores and plain pages; an address that would run something is none. */
const KNOWN_SCHEMES = ['https:', 'http:', 'market:', 'itms-apps:', 'itms-appss:', 'itms:']

/**
 * Where this device gets the app: the store of its system, else the general address; null for those who are not asked
 * (AM-59).
 */
export function appAddress(device: Device, addresses: Schemas['MobileAppDownloadUrl']): string | null {
  const system = phoneSystem(device)
  if (system === null) return null
  const address = (system === 'other' ? null : addresses[system]) ?? addresses.generic
  return address !== null && isKnown(address) ? address : null
}

/** The system of a phone; null for everything that is none: desktops in narrow windows, tablets, bots. */
function phoneSystem({ userAgent, userAgentData }: Device): 'ios' | 'android' | 'other' | null {
  if (BOT.test(userAgent) || TABLET.test(userAgent)) return null
  if (userAgentData) {
    if (!userAgentData.mobile) return null
    if (userAgentData.platform === 'Android') return 'android'
    if (userAgentData.platform === 'iOS') return 'ios'
  }
  if (/iphone|ipod/i.test(userAgent)) return 'ios'
  if (!/mobi/i.test(userAgent)) return userAgentData ? 'other' : null
  return /android/i.test(userAgent) ? 'android' : 'other'
}

function isKnown(address: string): boolean {
  return URL.canParse(address) && KNOWN_SCHEMES.includes(new URL(address).protocol)
}
