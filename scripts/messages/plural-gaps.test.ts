import { expect, it } from 'vitest'
import { pluralGaps } from './plural-gaps.ts'

const TWO_FORMS = '{count, plural, one {# post} other {# posts}}'

it.each(['it', 'es', 'fr', 'pt'])('misses the form for millions in %s', (language) => {
  expect(pluralGaps(language, TWO_FORMS)).toEqual(['count: many'])
})

it.each(['en', 'de', 'el'])('asks for no form that %s does not have', (language) => {
  expect(pluralGaps(language, TWO_FORMS)).toEqual([])
})

it('is content with every form of the language', () => {
  expect(pluralGaps('it', '{count, plural, one {# post} many {# di post} other {# post}}')).toEqual([])
})

it('misses a form also where exact numbers stand beside others', () => {
  expect(pluralGaps('de', '{count, plural, =0 {keine} other {# Dateien}}')).toEqual([])
  expect(pluralGaps('it', '{count, plural, =0 {nessuno} one {# file} other {# file}}')).toEqual(['count: many'])
})

it('looks into tags, choices and other plurals', () => {
  const nested = `<b>{kind, select, file {${TWO_FORMS}} other {{total, plural, one {{done, plural, one {a} other {b}}} many {c} other {d}}}}</b>`
  expect(pluralGaps('fr', nested)).toEqual(['count: many', 'done: many'])
})

it('counts the places of an order by their own forms', () => {
  expect(pluralGaps('it', '{place, selectordinal, one {#°} other {#°}}')).toEqual(['place: many'])
  expect(pluralGaps('en', '{place, selectordinal, one {#st} other {#th}}')).toEqual(['place: few', 'place: two'])
})
