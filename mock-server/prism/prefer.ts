import type { IHttpOperationConfig } from '@stoplight/prism-http'

/**
 * What a `Prefer` header asks of Prism's examples, for example `code=404, example=notFound`; null when it asks nothing.
 */
export function readPrefer(header: string | null): IHttpOperationConfig | null {
  if (header === null) return null
  const wishes = new Map<string, string>()
  for (const part of header.split(/[,;]/)) {
    const [name = '', value = ''] = part.split('=', 2)
    wishes.set(name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1'))
  }
  const code = Number(wishes.get('code'))
  const example = wishes.get('example')
  const dynamic = wishes.get('dynamic')
  if (!wishes.has('code') && example === undefined && dynamic === undefined) return null
  return {
    dynamic: dynamic === 'true',
    ...(Number.isInteger(code) && code > 0 ? { code } : {}),
    ...(example ? { exampleKey: example } : {}),
  }
}
