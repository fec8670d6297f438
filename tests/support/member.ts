import type { BrowserContext } from '@playwright/test'

/** Asks the API what the member who is signed in to a browser would be told. `path` is below the API base. */
export async function askAsMember<Answer>(
  { context, baseURL }: { context: BrowserContext; baseURL: string | undefined },
  path: string,
): Promise<Answer> {
  const response = await context.request.get(new URL(`api/${path}`, baseURL).href)
  if (!response.ok()) throw new Error(`GET ${path} answered ${response.status()}: ${await response.text()}`)
  return (await response.json()) as Answer
}
