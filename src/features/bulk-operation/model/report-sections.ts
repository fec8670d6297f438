import type { Schemas } from '@/api'
import type { Operation } from './banner'

export type ReportPost = Schemas['BulkOperationPost']

/** The posts of an operation by what became of them, what needs care first. */
export type ReportSections = {
  failed: readonly ReportPost[]
  /** Their turn has not come, or will not: an outcome that the contract adds later reads as not processed. */
  left: readonly ReportPost[]
  done: readonly ReportPost[]
}

export function sectionsOf({ posts }: Pick<Operation, 'posts'>): ReportSections {
  return {
    failed: posts.filter(({ outcome }) => outcome === 'failed'),
    left: posts.filter(({ outcome }) => outcome !== 'failed' && outcome !== 'succeeded'),
    done: posts.filter(({ outcome }) => outcome === 'succeeded'),
  }
}
