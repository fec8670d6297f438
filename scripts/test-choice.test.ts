import { describe, expect, it } from 'vitest'
import { readChoice, touchedJourneys, touchedStories } from './test-choice.ts'

const suites = ['types', 'unit', 'e2e']
const change = (...files: string[]) => ({ since: 'HEAD', files })

describe('reading the choice', () => {
  it.each([
    [[], { named: [], shard: null, strict: false }],
    [['unit', 'e2e'], { named: ['unit', 'e2e'], shard: null, strict: false }],
    [['--shard', '2/4'], { named: [], shard: '2/4', strict: false }],
    [['unit', '--shard=1/2', '--strict'], { named: ['unit'], shard: '1/2', strict: true }],
  ])('reads %j', (args, choice) => {
    expect(readChoice(args, suites)).toEqual({ ...choice, changed: null })
  })

  it('compares with the last commit, or with the one named', () => {
    expect(readChoice(['--changed', 'unit'], suites)).toMatchObject({ named: ['unit'], changed: { since: 'HEAD' } })
    expect(() => readChoice(['--changed', 'no-such-commit'], suites)).toThrow(/no-such-commit/)
  })

  it('refuses a suite and a share that do not exist', () => {
    expect(() => readChoice(['pictures'], suites)).toThrow('No suite is called pictures')
    expect(() => readChoice(['--shard', '5/4'], suites)).toThrow('--shard takes a share')
  })
})

describe('what a change touches', () => {
  it('is the stories of its component or feature', () => {
    const files = change('src/design-system/Button/Button.tsx', 'src/features/tips/model/tips.ts', 'README.md')
    expect(touchedStories(files)).toEqual(['src/design-system/Button/', 'src/features/tips/'])
  })

  it('is every story when it belongs to none of them, and no story when only a test changed', () => {
    expect(touchedStories(change('src/shared/random-id.ts', 'src/features/tips/index.ts'))).toEqual(['src'])
    expect(touchedStories(change('src/features/tips/model/tips.test.ts'))).toEqual([])
  })

  it('is the journeys that are named like its feature, and those that changed themselves', () => {
    const files = change('src/features/tips/model/tips.ts', 'tests/e2e/search.test.ts')
    expect(touchedJourneys(files, 'tests/e2e')).toEqual(['tests/e2e/search.test.ts', 'tests/e2e/tips.test.ts'])
  })

  it('is what the features show that call a handler of the mock', () => {
    const files = change('mock-server/handlers/notifications.ts', 'mock-server/handlers/notifications.test.ts')
    expect(touchedStories(files)).toEqual(['src/features/notifications/'])
    expect(touchedJourneys(files, 'tests/e2e')).toEqual(['tests/e2e/notifications.test.ts'])
    expect(touchedStories(change('mock-server/handlers/hashtags.ts'))).toContain('src/features/hashtag-info/')
  })

  it('is everything when a file of the mock changed that no feature calls', () => {
    expect(touchedStories(change('mock-server/handlers/portal-app.ts'))).toEqual(['src'])
    expect(touchedJourneys(change('mock-server/state/world.ts'), 'tests/e2e')).toBeNull()
  })

  it('is every journey when none is named like it, and none when only stories and components changed', () => {
    expect(touchedJourneys(change('src/shared/random-id.ts'), 'tests/e2e')).toBeNull()
    expect(touchedJourneys(change('src/design-system/Button/Button.tsx'), 'tests/e2e')).toEqual([])
  })
})
