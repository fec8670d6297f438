import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core'), 'utf8')

/** What is used of axe in the page. */
type WithAxe = {
  axe?: {
    run: (
      context: object,
      options: object,
    ) => Promise<{ violations: { nodes: { html: string; failureSummary?: string }[] }[] }>
  }
}

/**
 * Text of the page that axe finds too weak in a theme. What axe says of the whole page in light, the story's own run
 * says.
 */
export async function contrastFindings(page: Page, theme: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(async (name) => {
    document.documentElement.dataset['theme'] = name
    const { axe } = globalThis as unknown as WithAxe
    const result = await axe?.run(
      { include: ['body'], exclude: ['.sb-wrapper'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    )
    const nodes = result?.violations.flatMap((violation) => violation.nodes) ?? []
    return nodes.map(
      ({ html, failureSummary = '' }) => `${html.slice(0, 160)}: ${failureSummary.split('\n').at(-1)?.trim()}`,
    )
  }, theme)
}
