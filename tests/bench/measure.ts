import type { BrowserContext } from 'playwright'

export interface Measurement {
  fcp: number
  lcp: number
  /** Sum of what tasks took beyond 50 ms each, from navigation on. */
  blocked: number
  shift: number
  /** Heap in use after a garbage collection, MB. */
  heap: number
  requests: number
}

/** A slow phone on a slow network: Slow 4G and a quarter of this machine's speed. */
export const PROFILE = { cpuSlowdown: 4, latencyMs: 562, bytesPerSecond: (1.44 * 1_000_000) / 8 }

/**
 * Opens the address with an empty cache under the profile and measures until the page has been quiet for two seconds.
 */
export async function measure(context: BrowserContext, url: string): Promise<Measurement> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const found = { lcp: 0, shift: 0, blocked: 0 }
    Object.assign(globalThis, { benchFound: found })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.lcp = Math.max(found.lcp, entry.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) found.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.blocked += Math.max(0, entry.duration - 50)
    }).observe({ type: 'longtask', buffered: true })
  })
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: PROFILE.bytesPerSecond,
    uploadThroughput: PROFILE.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown })
  let requests = 0
  page.on('request', () => (requests += 1))
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2000)
  const found = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(globalThis as unknown as { benchFound: { lcp: number; shift: number; blocked: number } }).benchFound,
  }))
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number }
  await page.close()
  return { ...found, heap: usedSize / 1_000_000, requests }
}

/** The value in the middle; of the sorted others as many lie below it as above. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** How far the middle half of the values lies apart, as a part of the median. */
export function spread(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)] ?? Number.NaN
  return (at(0.75) - at(0.25)) / median(values)
}
