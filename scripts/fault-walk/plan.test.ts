import { expect, it } from 'vitest'
import {
  chooseCombinations,
  chooseOperations,
  describeWay,
  faults,
  givesUpText,
  isChosen,
  isWorthALook,
  type Operation,
  type Way,
} from './plan.ts'

const names = Object.keys(faults)

function operation(id: string, own: Partial<Operation> = {}): Operation {
  return { id, tag: 'posts', screens: [], hasList: true, isRead: true, ...own }
}

function way(operationId: string, row: string, own: Partial<Way> = {}): Way {
  const screen = { row, folder: row, address: `/${row}`, userName: 'giulia.riva' }
  return { operationId, screen, seed: 'default', steps: [], losesFocus: false, elsewhere: false, ...own }
}

/** `listPosts × 401 on dashboard`, and so on. */
function chosen(...[ways, operations, choice]: Parameters<typeof chooseCombinations>): string[] {
  return chooseCombinations(ways, operations, choice).map(
    ({ way, fault }) => `${way.operationId} × ${fault} on ${way.screen.row}`,
  )
}

it('lets each operation fail in every way on each screen that calls it', () => {
  const ways = [way('getPost', 'post'), way('getPost', 'dashboard')]
  expect(chosen(ways, [operation('getPost')], {})).toEqual(
    ['post', 'dashboard'].flatMap((row) => names.map((fault) => `getPost × ${fault} on ${row}`)),
  )
})

it('spoils an entry only where there is a list', () => {
  const fault = 'one wrong entry'
  const operations = [operation('listPosts'), operation('likePost', { hasList: false })]
  const ways = [way('listPosts', 'dashboard'), way('likePost', 'dashboard')]
  expect(chosen(ways, operations, { fault })).toEqual([`listPosts × ${fault} on dashboard`])
})

it('knows when what was written may be put away: nothing was to be sent, or it was', () => {
  const operations = [operation('getPost'), operation('likePost', { isRead: false })]
  const ways = [way('getPost', 'post'), way('likePost', 'post')]
  const done = chooseCombinations(ways, operations, {}).filter(({ isDone }) => isDone)
  const faultsOf = (id: string) => done.filter(({ way }) => way.operationId === id).map(({ fault }) => fault)
  expect(faultsOf('getPost')).toEqual(names)
  expect(faultsOf('likePost')).toEqual(['one wrong entry', 'late'])
})

it('walks what most screens call once with somebody signed in, and once with nobody', () => {
  const open = ['login', 'unsubscribe'].map((row) => {
    const screen = { row, folder: row, address: `/${row}`, userName: null }
    return way('getSession', row, { screen })
  })
  const ways = [...open, ...['dashboard', 'people', 'post'].map((row) => way('getSession', row))]
  expect(chosen(ways, [operation('getSession')], { fault: '500' })).toEqual([
    'getSession × 500 on login',
    'getSession × 500 on dashboard',
  ])
})

it('goes to another screen only for what is found on none by itself', () => {
  const operations = [operation('getPost'), operation('getReport')]
  const from = { elsewhere: true }
  const ways = [way('getPost', 'dashboard', from), way('getPost', 'post'), way('getReport', 'dashboard', from)]
  expect(chosen(ways, operations, { fault: '500' })).toEqual(['getPost × 500 on post', 'getReport × 500 on dashboard'])
})

it.each([
  ['notif', ['getUnread']],
  ['listposts', ['listPosts']],
  ['dashboard', ['listPosts']],
  [undefined, ['listPosts', 'getUnread']],
])('narrows the walk to what is called "%s"', (only, ids) => {
  const operations = [
    operation('listPosts', { screens: ['dashboard'] }),
    operation('getUnread', { tag: 'notifications', screens: ['frame'] }),
  ]
  expect(chooseOperations(operations, { only }).map(({ id }) => id)).toEqual(ids)
})

it('stays on the screens that are named, also with what most screens call', () => {
  const ways = ['login', 'my-space', 'dashboard', 'people'].map((row) => way('getSession', row))
  expect(chosen(ways, [operation('getSession')], { fault: '500', screen: 'My-Space' })).toEqual([
    'getSession × 500 on my-space',
  ])
})

it('takes a sample from all over the walk', () => {
  const ids = ['a', 'b', 'c', 'd']
  const ways = ids.map((id) => way(id, 'dashboard'))
  const sample = chosen(
    ways,
    ids.map((id) => operation(id)),
    { sample: 4 },
  )
  expect(sample.map((one) => one[0])).toEqual(ids)
  expect(chosen(ways, [operation('a')], { sample: 1_000 })).toHaveLength(names.length)
})

it('looks at the screens that are made of what calls an operation', () => {
  const screens = [{ folder: 'dashboard' }, { folder: 'people' }]
  const operations = [operation('listPosts', { screens: ['dashboard', 'frame'] })]
  const looked = screens.filter((screen) => isWorthALook(screen, operations, screens, []))
  expect(looked).toEqual([{ folder: 'dashboard' }])
})

it('looks at every screen for what belongs to none, until it is found', () => {
  const screens = [{ folder: 'dashboard' }, { folder: 'people' }]
  const operations = [operation('getUser', { screens: ['userProfile dialog'] })]
  const looksAt = (found: { operationId: string }[]) =>
    screens.filter((screen) => isWorthALook(screen, operations, screens, found))
  expect(looksAt([])).toEqual(screens)
  expect(looksAt([{ operationId: 'getUser' }])).toEqual([])
})

it('chooses by several words, each with a part of a name', () => {
  const of = (words: string) =>
    ['tasks', 'search', 'my-space'].filter((row) => isChosen({ row, folder: row }, { screen: words }))
  expect(of('Task, my-')).toEqual(['tasks', 'my-space'])
  expect(of('people')).toEqual([])
  expect(['tasks', 'people'].filter((row) => isChosen({ row, folder: row }, {}))).toEqual(['tasks', 'people'])
})

it('tells a way as somebody would go it', () => {
  const steps = [{ action: 'press' as const, key: 'button "Like"' }]
  expect(describeWay(way('likePost', 'post', { seed: 'crowded', steps }))).toBe(
    'open /post as giulia.riva in the world crowded, then press button "Like"',
  )
})

it.each([
  ['a way that discards it', true, ['a  "Write a post"', 'button  "Discard"'], true],
  ['a way that confirms to discard it', true, ['button  "Discard…"', 'button  "Yes"'], true],
  ['a link that leads to another screen', false, ['a  "Home"'], true],
  ['a link to another part of the screen', true, ['a  "Discarded posts"'], false],
  ['a button after which another screen comes', false, ['button  "Publish"'], false],
  ['a way without steps', false, [], false],
])('knows for %s whether it gives up what was written', (_what, isHere, keys, expected) => {
  const steps = keys.map((key) => ({ action: 'press' as const, key }))
  expect(givesUpText({ steps }, isHere)).toBe(expected)
})
