import type { ReactNode } from 'react'

/** Something that is drawn and measured. */
export interface Subject {
  draw: () => ReactNode
  /** Lets the next answer appear word by word; done when its first words are there. */
  say?: () => Promise<void>
}

/** What is compared: each of ours by how much it holds, and the least that does the same. */
export const subjectNames = [
  'rows floor',
  'rows 10000',
  'notifications floor',
  'notifications in full',
  'notifications 1000',
  'notifications 10000',
  'conversation floor',
  'conversation 200',
  'conversation 1000',
  'check 20',
  'check 500',
  'workflow posts 20',
  'workflow posts 2000',
] as const

export type SubjectName = (typeof subjectNames)[number]
