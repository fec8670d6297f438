import type { ReactNode } from 'react'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { Link } from '@/design-system/Link'
import { Skeleton } from '@/design-system/Skeleton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type RailCardProps = {
  title: string
  /** How many there are in the whole list, and where it is; undefined while that is not known. */
  all: { count: number; href: string } | undefined
  /** Undefined before the first answer. */
  rows: readonly unknown[] | undefined
  failed: boolean
  onRetry: () => void
  children: ReactNode
}

/** A card beside the feed in whatever state it is; without rows it is absent. */
export function RailCard({ title, all, rows, failed, onRetry, children }: RailCardProps) {
  const { formatMessage } = useIntl()
  if (rows?.length === 0) return null
  const words = all && formatMessage(messages.allOf, { count: all.count })
  return (
    <TitledCard
      title={title}
      action={
        all &&
        words !== undefined && (
          <Link
            variant="action"
            href={all.href}
            aria-label={formatMessage(messages.allOfCard, { card: title, all: words })}
          >
            {words}
          </Link>
        )
      }
    >
      {rows ? (
        children
      ) : failed ? (
        <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={onRetry}>
          {formatMessage(messages.cardFailed)}
        </CardProblem>
      ) : (
        <Skeleton />
      )}
    </TitledCard>
  )
}
