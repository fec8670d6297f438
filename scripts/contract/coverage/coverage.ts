import type { Project } from '../project/project.ts'
import type { Contract } from '../verify/contract.ts'

/** Where one operation is served, walked through, asked and drawn. */
export interface CoveredOperation {
  id: string
  tag: string
  handler: boolean
  workflows: string[]
  screens: string[]
  stories: string[]
}

/** Lays together what each operation has; `routes` are those of the mock, such as `GET /posts/{postId}`. */
export function coverageOf(
  contract: Contract,
  { workflows, screens }: Pick<Project, 'workflows' | 'screens'>,
  { routes, stories }: { routes: ReadonlySet<string>; stories: Record<string, string[]> },
): CoveredOperation[] {
  return contract.operations.map(({ id, tag, method, path }) => ({
    ...{ id, tag },
    handler: routes.has(`${method} ${path}`),
    workflows: workflows
      .filter(({ steps }) => steps.some(({ operationId }) => operationId === id))
      .map(({ workflowId }) => workflowId),
    screens: screens[id] ?? [],
    stories: stories[id] ?? [],
  }))
}

const kinds = ['handler', 'workflows', 'screens', 'stories'] as const

const has = (operation: CoveredOperation, kind: (typeof kinds)[number]): boolean =>
  kind === 'handler' ? operation.handler : operation[kind].length > 0

/** One line: how many operations have each. */
export function coverageSummary(operations: readonly CoveredOperation[]): string {
  const counts = kinds.map((kind) => `${operations.filter((one) => has(one, kind)).length} ${words[kind]}`)
  return `Of ${operations.length} operations: ${counts.join(', ')}`
}

const words = { handler: 'have a handler', workflows: 'a workflow', screens: 'a screen', stories: 'a story' } as const

/** The whole as a Markdown table. */
export function coverageMarkdown(operations: readonly CoveredOperation[]): string {
  const list = (names: readonly string[]) =>
    names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ') || '–'
  const rows = operations.map(
    ({ id, tag, handler, workflows, screens, stories }) =>
      `| ${id} | ${tag} | ${handler ? 'yes' : '–'} | ${list(workflows)} | ${list(screens)} | ${list(stories)} |`,
  )
  return `| Operation | Domain | Handler | Workflow | Screen | Story |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}\n\n${coverageSummary(operations)}\n`
}
