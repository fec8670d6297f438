/** Runs commands in lanes: one after the other within a lane, the lanes side by side. */
import { spawn } from 'node:child_process'
import { createWriteStream, readFileSync } from 'node:fs'
import { finished } from 'node:stream/promises'
import { reportPath, root, toolsEnv } from './run-suite.ts'

export interface Task {
  name: string
  command: readonly string[]
  env: Record<string, string>
}

export interface TaskResult {
  name: string
  /** Whether its process ended well. */
  ended: boolean
  seconds: number
}

/** How often a line says what runs, in milliseconds. */
const EVERY = 60_000

/**
 * Runs every task, whatever others come to. The output of each goes to reports/<name>.log; it is printed whole when the
 * task ends, so that two never mix, or as it comes where nothing runs beside it.
 */
export async function runLanes(lanes: readonly Task[][], onEnd: (result: TaskResult) => void): Promise<void> {
  const busy = lanes.filter((lane) => lane.length > 0)
  const running = new Map<string, number>()
  const ticking = setInterval(() => {
    const all = [...running].map(([name, began]) => `${name} (${secondsSince(began).toFixed(0)} s)`)
    console.log(`… ${all.join(', ')}`)
  }, EVERY)
  await Promise.all(
    busy.map(async (lane) => {
      for (const task of lane) {
        const began = performance.now()
        running.set(task.name, began)
        const ended = await runTask(task, busy.length === 1)
        running.delete(task.name)
        onEnd({ name: task.name, ended, seconds: secondsSince(began) })
      }
    }),
  )
  clearInterval(ticking)
}

async function runTask({ name, command, env }: Task, alone: boolean): Promise<boolean> {
  const heading = `\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`
  const path = reportPath(`${name}.log`)
  const log = createWriteStream(path)
  const [tool = '', ...args] = command
  const child = spawn(tool, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...toolsEnv(), ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  })
  if (alone) console.log(heading)
  for (const stream of [child.stdout, child.stderr]) {
    stream.pipe(log, { end: false })
    if (alone) stream.pipe(process.stdout, { end: false })
  }
  const ended = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      log.write(`${error.message}\n`)
      resolve(false)
    })
    child.on('close', (status) => resolve(status === 0))
  })
  log.end()
  await finished(log)
  if (!alone) console.log(`${heading}\n${readFileSync(path, 'utf8')}`)
  return ended
}

const secondsSince = (began: number) => (performance.now() - began) / 1000
