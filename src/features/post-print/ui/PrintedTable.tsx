import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { QueryView } from '@/features/query-view'
import { type CellRow, tableColumns, tableQueries, tableRows } from '@/features/table-info'
import { messages } from '../messages'
import { PaperTable } from './PaperTable'
import { PartSkeleton } from './PaperSkeleton'

type PrintedTableProps = { postId: string; table: Schemas['TableSummary'] }

/** A table on paper, with all of its rows: a person cannot open the rest of it there. */
export function PrintedTable({ postId, table }: PrintedTableProps) {
  const { title, rowsCount, preview } = table
  return rowsCount > preview.rows.length ? (
    <WholeTable postId={postId} table={table} />
  ) : (
    <Cells title={title} data={preview} />
  )
}

function WholeTable({ postId, table: { id, title } }: PrintedTableProps) {
  const query = useQuery(tableQueries.whole(postId, id))
  return (
    <QueryView query={query} skeleton={<PartSkeleton />} words={{ failed: messages.tableFailed }}>
      {({ data }) => <Cells title={title} data={data} />}
    </QueryView>
  )
}

function Cells({ title, data }: { title: string; data: Schemas['TableData'] }) {
  return (
    <PaperTable<CellRow>
      caption={title}
      columns={tableColumns(data)}
      rows={tableRows(data)}
      getKey={({ key }) => key}
    />
  )
}
