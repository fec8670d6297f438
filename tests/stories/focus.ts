import type { Page } from '@playwright/test'

/** More controls than most states of a component show side by side. */
const MOST_STOPS = 10

/** Controls that Tab leads to and that look the same with the focus as without it (WCAG 2.4.7). */
export async function invisibleFocus(page: Page): Promise<string[]> {
  const watch = await page.evaluateHandle(watchFocus)
  const findings: string[] = []
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const { done, finding } = await watch.evaluate(({ look }) => look())
    if (done) break
    if (finding !== null) findings.push(finding)
  }
  await watch.dispose()
  return findings
}

/**
 * Runs in the page: remembers how every control looks while none has the focus, and tells whether the one that has it
 * looks the same.
 */
function watchFocus() {
  const looksOf = (element: Element): string => {
    const around: Element[] = []
    for (let one: Element | null = element; one && around.length < 5; one = one.parentElement) around.push(one)
    const beside = [element.previousElementSibling, element.nextElementSibling, ...element.children]
    return [...around, ...beside]
      .filter((one) => one instanceof Element)
      .flatMap((one) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .map((style) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style
        const outline =
          outlineStyle === 'none' ? '' : [outlineStyle, outlineWidth, outlineColor, outlineOffset].join(' ')
        return [outline, style.boxShadow, style.borderWidth, style.borderColor, style.backgroundColor, style.opacity]
      })
      .join('\n')
  }
  // What the story itself gave the focus has not been seen without it.
  const given = document.activeElement
  const controls = document.querySelectorAll(
    'a, button, input, select, textarea, summary, [tabindex], [contenteditable]',
  )
  const atRest = new Map(
    [...controls].filter((control) => control !== given).map((control) => [control, looksOf(control)]),
  )
  return {
    look: () => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return { done: true, finding: null }
      // Inside a time field the browser's own clock has it, and shows it.
      const same = focused.matches(':focus') && atRest.get(focused) === looksOf(focused)
      return { done: false, finding: same ? focused.outerHTML.slice(0, 160) : null }
    },
  }
}
