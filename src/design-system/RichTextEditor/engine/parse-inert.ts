import { cleanHtml } from './clean-html'

/** More than this is not what somebody copied to write with; its plain text is taken instead. */
const LONGEST_HTML = 2_000_000

interface Policy {
  createHTML: (html: string) => unknown
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => Policy }
}

let policy: Policy | undefined

/**
 * Parses pasted HTML into a document without a window: nothing in it runs or loads. The policy cleans whatever goes
 * through it, so that it gives no other code a way to write HTML into the page.
 */
export function parseInert(html: string): Document | null {
  if (html.length > LONGEST_HTML) return null
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy('editor-paste', { createHTML: cleanHtml }) ?? {
    createHTML: cleanHtml,
  }
  return new DOMParser().parseFromString(policy.createHTML(html) as string, 'text/html')
}
