import { expect, it } from 'vitest'
import { readConfiguration } from './read-configuration'

const sound = {
  basePath: '/',
  apiBase: './api',
  learningApiBase: '../learning/api',
  languages: ['de', 'el'],
  defaultLanguage: 'de',
  chatOrigin: null,
  imageOrigins: [],
  realtime: { enabled: true },
  authTokenSyncUrl: null,
  headerlessRoutes: [],
  carouselHiddenRoutes: [],
  labelSets: { static: [], dynamic: [] },
  developerPanel: false,
  errorReportUrl: null,
}

it('takes a sound configuration as it is', () => {
  expect(readConfiguration(JSON.stringify(sound))).toEqual({ ok: true, value: sound })
})

it.each([
  ['an empty block', '', 'no configuration'],
  ['text that is not JSON', '{"basePath": ', 'not JSON'],
  ['a wrong type', JSON.stringify({ ...sound, languages: 'de' }), '/languages'],
  ['an unknown language', JSON.stringify({ ...sound, languages: ['de', 'xx'] }), '/languages/1'],
  ['a missing value', JSON.stringify({ ...sound, realtime: undefined }), '/realtime'],
  ['a default language that is not offered', JSON.stringify({ ...sound, defaultLanguage: 'fr' }), '/defaultLanguage'],
  ['a language named twice', JSON.stringify({ ...sound, languages: ['de', 'de'] }), '/languages'],
])('refuses %s and says where', (_name, text, place) => {
  const result = readConfiguration(text)
  expect(result.ok ? '' : result.reason).toContain(place)
})
