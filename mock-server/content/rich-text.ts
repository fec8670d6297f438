import type { Schemas } from '../schemas.ts'
import { groups } from './groups.ts'
import { hashtags } from './hashtags.ts'
import { people } from './people/index.ts'
import { tables } from './tables.ts'

type Delta = Schemas['Delta']
type Operation = Schemas['DeltaOperation']
type Attributes = NonNullable<Operation['attributes']>

/** Text with its formats; both forms are made when first asked for, since most of a world is never read. */
export type RichText = { readonly delta: Delta; readonly plain: string }

/**
 * Text in the small markup that the seeds are written in: `## heading`, `- bullet`, `1. number`, `> quotation`,
 * `**bold**`, `*italic*`, `[link](address)`, `@person-id`, `@group-id`, `#hashtag` (of the community) and `{table:id}`.
 */
export function fromMarkup(markup: string, communityId: string): RichText {
  let delta: Delta | undefined
  let plain: string | undefined
  return {
    get delta() {
      return (delta ??= { ops: toOperations(markup, communityId) })
    },
    get plain() {
      return (plain ??= plainTextOf(this.delta))
    },
  }
}

/** Text that somebody typed, as it came over the wire. */
export function fromDelta(delta: Delta): RichText {
  return { delta, plain: plainTextOf(delta) }
}

/** The words of a delta without formats; a hashtag keeps its sign, other objects say nothing. */
export function plainTextOf({ ops }: Delta): string {
  return ops
    .map(({ insert }) => {
      if (typeof insert === 'string') return insert
      if (insert.mention) return insert.mention.name
      return insert.hashtag ? `#${insert.hashtag.name}` : ''
    })
    .join('')
    .trim()
}

/** The people and groups that a delta mentions, each once. */
export function mentionsIn({ ops }: Delta): string[] {
  const ids = ops.flatMap(({ insert }) => (typeof insert === 'object' && insert.mention ? [insert.mention.id] : []))
  return [...new Set(ids)]
}

/** The hashtags that a text in markup uses, as ids of its community. */
export function hashtagsInMarkup(markup: string, communityId: string): string[] {
  const names = [...markup.matchAll(/(?:^|\s)#([\p{L}\p{N}]+)/gu)].map(([, name]) => name)
  return [...new Set(names.flatMap((name) => hashtagNamed(name ?? '', communityId)?.id ?? []))]
}

function hashtagNamed(name: string, communityId: string) {
  return hashtags.find((hashtag) => hashtag.name === name && hashtag.communityId === communityId)
}

function toOperations(markup: string, communityId: string): Operation[] {
  const lines = markup.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line) => {
    const { text, format } = lineFormat(line.trim())
    return [...inline(text, communityId), { insert: '\n', ...(format ? { attributes: format } : {}) }]
  })
}

function lineFormat(line: string): { text: string; format?: Attributes } {
  const heading = /^(#{2,3}) (.*)$/.exec(line)
  if (heading) return { text: heading[2] ?? '', format: { header: heading[1]?.length ?? 2 } }
  if (line.startsWith('- ')) return { text: line.slice(2), format: { list: 'bullet' } }
  if (/^\d+\. /.test(line)) return { text: line.replace(/^\d+\. /, ''), format: { list: 'ordered' } }
  if (line.startsWith('> ')) return { text: line.slice(2), format: { blockquote: true } }
  return { text: line }
}

const pieces =
  /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)]+)\)|@([a-z]+(?:-[a-z]+)+)|(?<=^|\s)#([\p{L}\p{N}]+)|\{table:([a-z0-9-]+)\}/gu

function inline(text: string, communityId: string): Operation[] {
  const operations: Operation[] = []
  let from = 0
  for (const match of text.matchAll(pieces)) {
    if (match.index > from) operations.push({ insert: text.slice(from, match.index) })
    operations.push(toOperation(match, communityId))
    from = match.index + match[0].length
  }
  if (from < text.length) operations.push({ insert: text.slice(from) })
  return operations
}

function toOperation(match: RegExpMatchArray, communityId: string): Operation {
  const [whole, bold, italic, linkText, link, personId, hashtagName, tableId] = match
  if (bold !== undefined) return { insert: bold, attributes: { bold: true } }
  if (italic !== undefined) return { insert: italic, attributes: { italic: true } }
  if (linkText !== undefined) return { insert: linkText, attributes: { link } }
  if (tableId !== undefined) return tableOperation(tableId)
  const person = people.find(({ id }) => id === personId)
  if (person) return { insert: { mention: { id: person.id, name: `${person.firstName} ${person.lastName}` } } }
  const group = groups.find(({ id }) => id === personId)
  if (group) return { insert: { mention: { id: group.id, name: group.name, type: 'group' } } }
  const hashtag = hashtagName === undefined ? undefined : hashtagNamed(hashtagName, communityId)
  if (hashtag) return { insert: { hashtag: { id: hashtag.id, name: hashtag.name } } }
  return { insert: whole }
}

/** A table is named by its title, as an editor would name it; one that is gone keeps at least its id. */
function tableOperation(id: string): Operation {
  return { insert: { table: { id, name: tables[id]?.title ?? id } } }
}
