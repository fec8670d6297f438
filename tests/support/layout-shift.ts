import type { Page } from '@playwright/test'

/** Adds up how far what is on screen moves by itself, from the next page on (`layout-shift` of the browser). */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      const sum = list.getEntries().reduce((total, entry) => total + ('value' in entry ? Number(entry.value) : 0), 0)
      dataset['layoutShift'] = String(Number(dataset['layoutShift'] ?? 0) + sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset['layoutShift'] ?? 0))
}
