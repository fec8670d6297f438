import type { CDPSession } from 'playwright'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds that the thread itself worked. */
  tdur?: number
  args: { name?: string }
}

/**
 * Notes how long each task of the page's main thread works, ms, by the thread's own clock: on a machine with other
 * work, a page's own observer of long tasks also counts the time in which it had to wait.
 */
export async function watchTasks(session: CDPSession): Promise<{ end: () => Promise<number[]> }> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  return {
    async end() {
      const whole = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
      await session.send('Tracing.end')
      await whole
      session.off('Tracing.dataCollected', collect)
      const threads = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
      return events
        .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && threads.has(threadOf(event)))
        .map(({ tdur = 0 }) => tdur / 1000)
    },
  }
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`
}
