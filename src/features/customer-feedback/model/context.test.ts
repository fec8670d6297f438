import { expect, it } from 'vitest'
import { browserOf, withoutLines } from './context'

it('sends what is left ticked, and nothing else', () => {
  expect(withoutLines({ screen: 'tasks', language: 'it', browser: 'Firefox 140' }, ['browser', 'version'])).toEqual({
    screen: 'tasks',
    language: 'it',
  })
})

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140, Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'Safari 19, iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/151.0.0.0 Safari/537.36', 'Chrome 151, Windows'],
  ['something else', ''],
])('names the browser of %s', (userAgent, name) => {
  expect(browserOf({ userAgent })).toBe(name)
})

it('takes what the browser says of itself before what it pretends to be', () => {
  const brands = [
    { brand: 'Not_A Brand', version: '8' },
    { brand: 'Chromium', version: '151' },
    { brand: 'Microsoft Edge', version: '151' },
  ]
  expect(browserOf({ userAgent: 'Chrome/151.0', userAgentData: { brands, platform: 'Windows' } })).toBe(
    'Microsoft Edge 151, Windows',
  )
})
