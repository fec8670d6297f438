import { describe, expect, it } from 'vitest'
import { gapsOf, type ComponentRecord } from './component.ts'

const complete: ComponentRecord = {
  name: 'Radio',
  folder: 'Radio',
  docsId: 'components-radio--docs',
  subject: 'components--radio',
  status: 'ready',
  guide: {
    purpose: 'One of two or three choices that are all seen.',
    notFor: 'Long lists (Select).',
    keyboard: [{ keys: '↑ ↓', does: 'Choose the option before or after' }],
    accessibility: 'Native radio buttons in a group with a name.',
  },
  stories: [{ id: 'components-radio--disabled', name: 'Disabled', plays: true, pictured: true }],
  neededStates: ['disabled'],
  shownStates: ['disabled'],
  unpressedKeys: [],
  storiesWithoutAxe: [],
  testFiles: 1,
  tests: 3,
}

const gapsWith = (change: Partial<ComponentRecord>) => Object.values(gapsOf({ ...complete, ...change })).flat()

describe('the status page', () => {
  it('finds nothing to say about a complete component', () => {
    expect(gapsWith({})).toEqual([])
  })

  it('misses a status, a guide and a test', () => {
    expect(gapsWith({ status: null })).toEqual(['one of the tags draft, ready, stable'])
    expect(gapsWith({ guide: null })).toEqual(['the guide'])
    expect(gapsWith({ tests: 0 })).toEqual(['a test'])
  })

  it('misses each field of a guide that is not filled in', () => {
    expect(gapsWith({ guide: { purpose: ' ', keyboard: [] } })).toEqual(['purpose', 'notFor', 'accessibility'])
    expect(gapsWith({ guide: { ...complete.guide, keyboard: [{ keys: 'Esc', does: '' }] } })).toEqual(['keyboard'])
  })

  it('misses the story of a state that a prop can bring about', () => {
    expect(gapsWith({ shownStates: [] })).toEqual(['disabled'])
  })

  it('takes a reason in place of a state that cannot be seen, as long as it is not seen', () => {
    const guide = { ...complete.guide, notShown: { Greek: 'It has no words.' } }
    expect(gapsWith({ neededStates: ['disabled', 'Greek'] })).toEqual(['Greek'])
    expect(gapsWith({ neededStates: ['disabled', 'Greek'], guide })).toEqual([])
    expect(gapsWith({ shownStates: ['disabled', 'Greek'], guide })).toEqual(['the end of the excuse for “Greek”'])
    expect(gapsWith({ guide: { ...guide, notShown: { Greek: ' ' } }, neededStates: ['Greek'] })).toEqual(['Greek'])
  })

  it('misses a test of keys that the guide names', () => {
    expect(gapsWith({ unpressedKeys: ['Esc'] })).toEqual(['a test that presses Esc'])
  })

  it('misses axe where a story switches it off', () => {
    expect(gapsWith({ storiesWithoutAxe: ['Disabled'] })).toEqual(['axe for “Disabled”'])
  })

  it('asks for a picture only where there is something to see', () => {
    const stories = complete.stories.map((story) => ({ ...story, pictured: false }))
    expect(gapsWith({ stories })).toEqual(['a pictured story'])
    expect(gapsWith({ stories, name: 'RouteAnnouncer' })).toEqual([])
  })
})
