import type { ReactNode } from 'react'

/** What a feed without posts says. */
export type EmptyFeed = { title: string; description?: string; action?: ReactNode }
