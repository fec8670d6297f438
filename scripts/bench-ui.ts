/**
 * What the long lists, the assistant's conversation and the panels cost, each beside a floor: the least that does the
 * same with React, in the same run and in turn, on a quarter of this machine's speed. Counted is the time that the main
 * thread works. Prints each figure with its goal, and fails when one is missed. Names of groups (rows, notifications,
 * conversation, workflow, panels, editor, search, tasks) measure these alone.
 */
import { buildUi } from '../tests/bench/build-pages.ts'
import { measureEditorKeys, measureSearchKeys } from '../tests/bench/key-presses.ts'
import { median, spread } from '../tests/bench/measure.ts'
import { type SubjectName, subjectNames } from '../tests/bench/pages/ui/subject.ts'
import { measureTaskScroll } from '../tests/bench/list-scroll.ts'
import { measurePanels } from '../tests/bench/panel-heap.ts'
import { type Scrolled, UiPage } from '../tests/bench/ui-page.ts'
import { launchBrowser } from './browser.ts'
import { run } from './run-suite.ts'

const WARM_UP = 3
/** One page mounts a component up to a fifth quicker or slower than another: mounts are measured on several. */
const PAGES = 5
const ROUNDS = { mount: 9, say: 7, scroll: 5 }
const FRAMES = 120

/** One line of the table. */
interface Figure {
  what: string
  ours: string
  floor: string
  ratio?: number
  goal: string
  met: boolean
}

const wanted = process.argv.slice(2)
const isWanted = (group: string) => wanted.length === 0 || wanted.includes(group)
const figures: Figure[] = []

const browser = await launchBrowser()
const folder = await buildUi()
// Each group has pages of its own, so that none is measured with code that another has warmed.
const groups = {
  rows: measureRows,
  notifications: measureNotifications,
  conversation: measureConversation,
  workflow: measureWorkflow,
}
for (const [group, measure] of Object.entries(groups)) {
  if (isWanted(group)) await measure()
}
if (['panels', 'editor', 'search', 'tasks'].some(isWanted) && !run('node', ['scripts/build.ts'])) process.exit(1)
if (isWanted('panels')) {
  for (const [panel, grown] of Object.entries(await measurePanels(browser)))
    figures.push({
      what: `${panel}, opened and closed 100 times: heap`,
      ours: `${grown >= 0 ? '+' : ''}${grown.toFixed(2)} MB`,
      floor: '0 MB',
      goal: '≤ 2 MB',
      met: grown <= 2,
    })
}
if (isWanted('editor')) {
  const { empty, largest } = await measureEditorKeys(browser)
  figures.push({
    what: 'A key press in a post of 100,000 letters with 30 pictures and 20 tables',
    ours: `${largest.toFixed(0)} ms`,
    floor: `${empty.toFixed(0)} ms`,
    ratio: largest / empty,
    goal: '≤ 100 ms',
    met: largest <= 100,
  })
}
if (isWanted('search')) {
  const cost = await measureSearchKeys(browser)
  figures.push({
    what: 'A key press in the search while it suggests, at p95',
    ours: `${cost.toFixed(0)} ms`,
    floor: 'none',
    goal: '≤ 100 ms',
    met: cost <= 100,
  })
}
if (isWanted('tasks')) {
  const what = '2,000 tasks'
  const { blankMs, mostRows, reached, long } = await measureTaskScroll(browser)
  figures.push(
    { what: `${what}: last row reached`, ours: String(reached), floor: '', goal: '2000', met: reached === 2_000 },
    {
      what: `${what}: longest blank while scrolling`,
      ours: `${blankMs.toFixed(0)} ms`,
      floor: '',
      goal: '≤ 200 ms',
      met: blankMs <= 200,
    },
    fewRows(what, mostRows),
    longTasks(what, [{ long }]),
  )
}
await browser.close()
print(figures)
process.exit(figures.every(({ met }) => met) ? 0 : 1)

async function measureRows(): Promise<void> {
  const [floor, ours] = ['rows floor', 'rows 10000'] as const
  const { times } = await mounts([floor, ours])
  figures.push(compared('10,000 rows in VirtualList: mount', times[ours], times[floor], 1.4))
  const scrolled = await scrolls([floor, ours], 256)
  figures.push(longTasks('10,000 rows', scrolled[ours], scrolled[floor]))
}

async function measureNotifications(): Promise<void> {
  const [floor, some, many] = ['notifications floor', 'notifications 1000', 'notifications 10000'] as const
  const full = 'notifications in full'
  const { times, rowNodes } = await mounts([floor, full, some, many])
  figures.push(compared('1,000 notifications: mount', times[some], times[floor], 1.4))
  // Without a goal: how much of it is what our rows say beyond the floor's.
  figures.push(compared('1,000 notifications: mount, beside bare rows that say as much', times[some], times[full]))
  figures.push(compared('10,000 notifications: mount, beside the 1,000', times[many], times[some], 1.3))
  figures.push({
    what: '10,000 notifications: elements in rows, beside the 1,000',
    ours: String(rowNodes[many]),
    floor: String(rowNodes[some]),
    goal: '≤ 150 more',
    met: rowNodes[many] - rowNodes[some] <= 150,
  })
  const scrolled = await scrolls([floor, some, many], 64)
  figures.push(frameRate('1,000 notifications', scrolled[some], scrolled[floor]))
  figures.push(frameRate('10,000 notifications', scrolled[many], scrolled[floor]))
  figures.push(longTasks('10,000 notifications', scrolled[many], scrolled[floor]))
}

async function measureConversation(): Promise<void> {
  const names = ['conversation floor', 'conversation 200', 'conversation 1000'] as const
  const [floor, some, many] = names
  const { times } = await mounts([floor, some])
  figures.push(compared('Conversation of 200 messages: mount', times[some], times[floor], 2.3))
  const perWord = lists<number>()
  const whole: number[] = []
  await onPage(async (ui) => {
    for (let round = -1; round < ROUNDS.say; round += 1)
      for (const name of names) {
        const said = await ui.say(name)
        if (round < 0) continue
        perWord[name].push(said.perWord)
        if (name === some) whole.push(said.time)
      }
  })
  figures.push(compared('Conversation of 200 messages: each word', perWord[some], perWord[floor], 1.9))
  figures.push(compared('Conversation of 1,000: each word, beside the 200', perWord[many], perWord[some], 1.1))
  figures.push({
    what: 'Conversation of 200 messages: 100 words',
    ours: `${(median(whole) / 1000).toFixed(2)} s`,
    floor: '3.00 s',
    goal: '≤ 3.1 s',
    met: median(whole) <= 3_100,
  })
}

async function measureWorkflow(): Promise<void> {
  const { times } = await mounts(['check 20', 'check 500', 'workflow posts 20', 'workflow posts 2000'])
  figures.push(compared('A check of 500 posts: mount, beside 20', times['check 500'], times['check 20'], 3))
  const [some, many] = [times['workflow posts 20'], times['workflow posts 2000']]
  figures.push(compared('2,000 posts in workflows: mount, beside 20', many, some, 3))
  const scrolled = await scrolls(['check 500', 'workflow posts 2000'], 64)
  for (const [what, ours] of [
    ['A check of 500 posts', scrolled['check 500']],
    ['2,000 posts in workflows', scrolled['workflow posts 2000']],
  ] as const)
    figures.push(longTasks(what, ours), fewRows(what, Math.max(...ours.map(({ mostRows }) => mostRows))))
}

async function mounts(names: readonly SubjectName[]) {
  const times = lists<number>()
  const rowNodes = {} as Record<SubjectName, number>
  for (let page = 0; page < PAGES; page += 1)
    await onPage(async (ui) => {
      // The first rounds warm the code.
      for (let round = -WARM_UP; round < ROUNDS.mount; round += 1)
        for (const name of names) {
          const found = await ui.mount(name)
          rowNodes[name] = found.rowNodes
          if (round >= 0) times[name].push(found.time)
        }
    })
  return { times, rowNodes }
}

async function scrolls(names: readonly SubjectName[], step: number) {
  const scrolled = lists<Scrolled>()
  await onPage(async (ui) => {
    for (let round = -1; round < ROUNDS.scroll; round += 1)
      for (const name of names) {
        const found = await ui.scroll(name, FRAMES, step)
        if (round >= 0) scrolled[name].push(found)
      }
  })
  return scrolled
}

async function onPage(measure: (ui: UiPage) => Promise<void>): Promise<void> {
  const ui = await UiPage.open(browser, folder)
  await measure(ui)
  await ui.close()
}

/** An empty list for everything that is compared. */
function lists<Value>(): Record<SubjectName, Value[]> {
  return Object.fromEntries(subjectNames.map((name) => [name, []])) as unknown as Record<SubjectName, Value[]>
}

/** The rate that the main thread's work allows; a screen shows 60 at most, and a machine with other work fewer. */
function frameRate(what: string, ours: Scrolled[], floor: Scrolled[]): Figure {
  const words = (scrolled: Scrolled[]) =>
    `${allowed(scrolled).toFixed(1)} (seen ${median(scrolled.map(({ rate }) => rate)).toFixed(0)})`
  const met = allowed(ours) >= 57
  return { what: `${what}: frames a second while scrolling`, ours: words(ours), floor: words(floor), goal: '≥ 57', met }
}

function allowed(scrolled: Scrolled[]): number {
  return Math.min(60, 1000 / median(scrolled.map(({ perFrame }) => perFrame)))
}

function longTasks(what: string, ours: Pick<Scrolled, 'long'>[], floor?: Scrolled[]): Figure {
  const words = (scrolled: Pick<Scrolled, 'long'>[]) => {
    const long = scrolled.flatMap((one) => one.long)
    return long.length === 0 ? 'none' : `${long.length}, the longest ${Math.max(...long).toFixed(0)} ms`
  }
  const met = ours.every(({ long }) => long.length === 0)
  return {
    what: `${what}: long tasks while scrolling`,
    ours: words(ours),
    floor: floor ? words(floor) : '',
    goal: 'none',
    met,
  }
}

function fewRows(what: string, mostRows: number): Figure {
  return { what: `${what}: rows drawn at a time`, ours: String(mostRows), floor: '', goal: '≤ 60', met: mostRows <= 60 }
}

function compared(what: string, ours: number[], floor: number[], goal = Number.POSITIVE_INFINITY): Figure {
  // Of each turn alone, because a machine that is slow for a while is slow for both.
  const ratio = median(ours.map((time, turn) => time / (floor[turn] ?? Number.NaN)))
  return {
    what,
    ours: inMs(ours),
    floor: inMs(floor),
    ratio,
    goal: Number.isFinite(goal) ? `≤ ${goal} ×` : '',
    met: ratio <= goal,
  }
}

function inMs(values: number[]): string {
  return `${median(values).toFixed(1)} ms ±${(spread(values) * 50).toFixed(0)} %`
}

function print(lines: Figure[]): void {
  console.log('\nMedians and the spread of their middle half; CPU 1/4\n')
  const rows = [
    ['figure', 'ours', 'floor', 'ratio', 'goal', ''],
    ...lines.map(({ what, ours, floor, ratio, goal, met }) => [
      what,
      ours,
      floor,
      ratio === undefined ? '' : `${ratio.toFixed(2)} ×`,
      goal,
      goal === '' ? '' : met ? 'met' : 'MISSED',
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
