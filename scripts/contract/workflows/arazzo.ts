import { parse } from 'yaml'

/**
 * The part of Arazzo 1.0 that the workflows of the contract use. `redocly respect` runs the same files; this reader
 * exists because the one-file command has no redocly beside it, and because the findings belong into the report of the
 * operations.
 */
export interface Workflow {
  workflowId: string
  summary?: string
  inputs?: { properties?: Record<string, { default?: unknown }> }
  steps: Step[]
}

/** One call of a workflow. */
export interface Step {
  stepId: string
  operationId: string
  parameters?: { name: string; in: 'path' | 'query' | 'header'; value: unknown }[]
  requestBody?: { contentType: string; payload: unknown }
  successCriteria?: { condition: string }[]
  outputs?: Record<string, string>
  onFailure?: { type: string; retryAfter?: number; retryLimit?: number }[]
}

/** The workflows of one file. */
export function readWorkflows(text: string): Workflow[] {
  return (parse(text) as { workflows: Workflow[] }).workflows
}
