import { expect, it } from 'vitest'
import { appAddress } from './app-address'

const addresses = {
  ios: 'https://apps.apple.com/app/id1',
  android: 'https://play.google.com/store/apps/details?id=example.portal',
  generic: 'https://meridiana.example/app',
}

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'
const androidPhone =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36'
const androidTablet =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const kaiOs = 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'
const iPadOfOld =
  'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15A372 Safari/604.1'
const googlebot =
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

it.each([
  ['an iPhone', iPhone, addresses.ios],
  ['an Android phone', androidPhone, addresses.android],
  ['any other phone', kaiOs, addresses.generic],
])('leads %s to its own address', (_name, userAgent, address) => {
  expect(appAddress({ userAgent }, addresses)).toBe(address)
})

it('believes what the browser says of its device before the name that it goes by', () => {
  const userAgentData = { mobile: true, platform: 'Android' }
  expect(appAddress({ userAgent: 'Mozilla/5.0', userAgentData }, addresses)).toBe(addresses.android)
  expect(
    appAddress({ userAgent: androidPhone, userAgentData: { ...userAgentData, mobile: false } }, addresses),
  ).toBeNull()
  expect(appAddress({ userAgent: 'x', userAgentData: { mobile: true, platform: 'Tizen' } }, addresses)).toBe(
    addresses.generic,
  )
})

it.each([
  ['a desktop in a narrow window', desktop],
  ['an Android tablet', androidTablet],
  ['an old iPad', iPadOfOld],
  ['a bot that poses as a phone', googlebot],
])('does not ask %s', (_name, userAgent) => {
  expect(appAddress({ userAgent }, addresses)).toBeNull()
})

it('falls back to the general address, and asks nobody when none fits', () => {
  expect(appAddress({ userAgent: iPhone }, { ...addresses, ios: null })).toBe(addresses.generic)
  expect(appAddress({ userAgent: iPhone }, { ios: null, android: addresses.android, generic: null })).toBeNull()
})

it.each(['javascript:alert(1)', 'data:text/html,x', 'not an address', ''])('leads nobody to %s', (generic) => {
  expect(appAddress({ userAgent: iPhone }, { ios: null, android: null, generic })).toBeNull()
})
