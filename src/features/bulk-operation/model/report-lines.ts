/** What became of one post, as a report is handed on. */
export type ReportLine = { title: string; outcome: string; reasons: readonly string[] }

/** A report as text: what it is about, and a line for each post. */
export function textOfReport(heading: readonly string[], lines: readonly ReportLine[]): string {
  const written = lines.map(({ title, outcome, reasons }) => {
    const why = reasons.length > 0 ? ` (${reasons.join(' ')})` : ''
    return `${outcome}: ${title}${why}`
  })
  return [...heading, '', ...written].join('\n')
}

/** The cells of a report, the names of the columns first. */
export function cellsOfReport(columns: readonly string[], lines: readonly ReportLine[]): string[][] {
  return [[...columns], ...lines.map(({ title, outcome, reasons }) => [title, outcome, reasons.join(' ')])]
}
