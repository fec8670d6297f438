import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { draftsOfPerson } from '../state/drafts.ts'

/** Up to this size a text shows a table whole; of a larger one the first rows. */
const whole = { columns: 8, rows: 20, else: 3 }

/** A table as a text shows it. */
export function tableSummary(id: string, { title, data }: Schemas['TableInfo']): Schemas['TableSummary'] {
  const { columns, rows } = data
  const small = columns.length <= whole.columns && rows.length <= whole.rows
  const preview = { columns, rows: small ? rows : rows.slice(0, whole.else) }
  return { id, title, columnsCount: columns.length, rowsCount: rows.length, preview }
}

/** The tables that a text names, each once. */
export function tablesOf({ tables }: WorldData, text: Schemas['Delta']): Schemas['TableSummary'][] {
  return [...tableIdsOf(text)].flatMap((id) => {
    const table = tables.get(id)
    return table ? [tableSummary(id, table)] : []
  })
}

/** The posts that name a table: in a text that is or was published, or in the viewer's own draft. */
export function postsWithTable(data: WorldData, id: string, viewer: Person): PostState[] {
  const drafted = new Set(
    draftsOfPerson(data, viewer.id)
      .filter(({ fields }) => tableIdsOf(fields.content).has(id))
      .map(({ postId }) => postId),
  )
  return [...data.posts.values()].filter(
    (post) =>
      drafted.has(post.id) ||
      [post.content.delta, ...(post.history ?? []).map(({ content }) => content)].some((text) =>
        tableIdsOf(text).has(id),
      ),
  )
}

function tableIdsOf({ ops }: Schemas['Delta']): Set<string> {
  return new Set(ops.flatMap(({ insert }) => (typeof insert === 'object' && insert.table ? [insert.table.id] : [])))
}
