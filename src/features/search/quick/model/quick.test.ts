import { describe, expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { FileTextIcon } from '@/design-system/icons'
import type { Visit } from '@/features/visits'
import { groupsFor, type Known, withChosen } from './rows'
import { withSign } from './signs'
import { canBeSuggested, marksIn, wordsAsked } from './words'

const marked = (text: string, query: string) =>
  marksIn(text, wordsAsked(query)).map(({ start, length }) => text.slice(start, start + length))

describe('the words of a query', () => {
  it('mark the letters that were typed, whatever their case and accents', () => {
    expect(marked('Nuova pressa in arrivo, Stabilimento Torino', 'PRESSA tor')).toEqual(['pressa', 'Tor'])
    expect(marked('Η πρέσα της γραμμής', 'πρεσ')).toEqual(['πρέσ'])
    expect(marked('Große Straße', 'strass')).toEqual(['Straß'])
    expect(marked('press', '-press')).toEqual([])
  })

  it('are sent when they say something, and are not too much', () => {
    expect(canBeSuggested('pr')).toBe(true)
    for (const query of ['', ' + - ', '"', '-drill', 'x'.repeat(501), 'a '.repeat(33)])
      expect([query, canBeSuggested(query)]).toEqual([query, false])
  })
})

describe('what is suggested', () => {
  const known: Known = { places: [], communities: [], recent: ['press +sensor', 'lamp'], visits: [] }
  const found = (kind: string, id: string, title: string): Schemas['QuickSuggestion'] => ({
    ...{ kind, id, title, detail: '', community: null, user: null, number: null, membersCount: null },
  })
  const titles = (words: string, answer: Schemas['QuickSuggestion'][]) =>
    groupsFor(wordsAsked(words), known, answer).map(({ name, rows }) => [name, rows.map(({ title }) => title)])

  it('leaves out what an older answer has and newer words do not', () => {
    const answer = [found('post', '1', 'The press'), found('post', '2', 'The lamp'), found('person', '3', 'Ada Press')]
    expect(titles('pres', answer)).toEqual([
      ['goTo', ['Ada Press']],
      ['posts', ['The press']],
      ['recent', ['press +sensor']],
    ])
    expect(titles('', answer)).toEqual([['recent', ['press +sensor', 'lamp']]])
  })

  it('begins with the last places while nothing is typed, each of them once', () => {
    const icon = FileTextIcon
    const places = ['home', 'tasks', 'people'].map((name) => ({
      ...{ kind: 'place' as const, key: `place:${name}`, title: name, href: `/${name}`, icon },
    }))
    const visit = (kind: Visit['kind'], id: string) => ({ kind, id, title: id }) as const
    const posts = Array.from({ length: 9 }, (_, index) => visit('post', `p-${index}`))
    const visits = [visit('screen', 'tasks'), visit('screen', 'closed'), visit('community', 'torino'), ...posts]
    const shown = groupsFor([], { ...known, places, visits }, [])
    expect(shown.map(({ name, rows }) => [name, rows.map(({ title }) => title)])).toEqual([
      ['visited', ['tasks', 'torino', 'p-0', 'p-1', 'p-2', 'p-3', 'p-4', 'p-5']],
      ['recent', ['press +sensor', 'lamp']],
      ['goTo', ['home', 'people']],
    ])
    expect(groupsFor(['p'], { ...known, places: [], visits }, [])).toEqual([
      expect.objectContaining({ name: 'recent' }),
    ])
  })

  it('knows only kinds that it can lead to', () => {
    expect(titles('ship', [found('spaceship', '1', 'A ship')])).toEqual([])
  })

  it('keeps what is chosen, though a newer answer does not have it', () => {
    const [group] = groupsFor(['lamp'], known, [found('post', '2', 'The lamp')])
    const row = group?.rows[0]
    if (!row) throw new Error('nothing is suggested')
    const kept = withChosen(groupsFor(['lamp'], known, [found('post', '4', 'Another lamp')]), { group: 'posts', row })
    expect(kept.find(({ name }) => name === 'posts')?.rows.map(({ title }) => title)).toEqual([
      'Another lamp',
      'The lamp',
    ])
  })
})

describe('a key', () => {
  const typed = (
    value: string,
    ...args: Parameters<typeof withSign> extends [string, ...infer Rest] ? Rest : never
  ) => {
    const { text, caret } = withSign(value, ...args)
    return `${text.slice(0, caret)}|${text.slice(caret)}`
  }

  it('writes its sign where the caret is, in front of a word of its own', () => {
    expect(typed('', '+', 0, 0)).toBe('+|')
    expect(typed('press', '-', 5, 5)).toBe('press -|')
    expect(typed('press drill', '-', 6, 6)).toBe('press -|drill')
    expect(typed('press ', '#', 6, 6)).toBe('press #|')
  })

  it('writes quotes around what is chosen, or around the caret', () => {
    expect(typed('press ', '""', 6, 6)).toBe('press "|"')
    expect(typed('on line 4', '""', 3, 9)).toBe('on "line 4"|')
  })
})
