/** One thing that is wrong, and where. */
export interface Finding {
  /** JSON pointer into the body of the answer, or `/status`, `/header/name`, `/time` of the answer itself. */
  pointer: string
  message: string
}

/** What a check looks at. */
export type CheckKind =
  'contract' | 'example' | 'boundary' | 'wrong input' | 'session' | 'promise' | 'workflow' | 'time'

/** The outcome of one check of one operation. */
export interface CheckResult {
  operationId: string
  kind: CheckKind
  /** What was tried, in a few words. */
  name: string
  verdict: 'passed' | 'failed' | 'skipped'
  /** Why nothing was tried; beside a status, why its answer says nothing about the server. */
  reason?: string
  findings: Finding[]
  /** Status of the answer. */
  status?: number
  /** Repeats the request; secrets stand as variables. */
  curl?: string
}
