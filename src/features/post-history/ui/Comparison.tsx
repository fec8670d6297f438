import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { compareBlocks, TextComparison } from '@/features/conflict'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { revisionQueries } from '../api/revision-queries'
import { messages } from '../messages'
import { UseTextButton } from './UseTextButton'

export type ComparisonProps = { postId: string; from: number; to: number; post: Schemas['Post'] | undefined }

/** Two texts of a post beside each other; what only one of them has is marked. */
export function Comparison({ postId, from, to, post }: ComparisonProps) {
  const { formatMessage } = useIntl()
  const first = useQuery(revisionQueries.one(postId, from))
  const second = useQuery(revisionQueries.one(postId, to))
  const skeleton = (
    <SkeletonGroup label={formatMessage(messages.comparing)}>
      <Skeleton />
      <Skeleton />
      <Skeleton length="half" />
    </SkeletonGroup>
  )
  const words = { failed: messages.notCompared }
  return (
    <QueryView query={first} skeleton={skeleton} words={words}>
      {(one) => (
        <QueryView query={second} skeleton={skeleton} words={words}>
          {(other) => <TwoRevisions one={one} other={other} post={post} />}
        </QueryView>
      )}
    </QueryView>
  )
}

type Revision = Schemas['PostRevision']

function TwoRevisions({ one, other, post }: { one: Revision; other: Revision; post: Schemas['Post'] | undefined }) {
  const { formatMessage } = useIntl()
  const versionOf = (revision: Revision) => ({
    ...revision,
    name: formatMessage(messages.version, { revision: revision.revision }),
    footer: post?.canEdit && revision.revision !== post.revision && <UseTextButton post={post} revision={revision} />,
  })
  return (
    <Stack gap={4}>
      {haveSameWords(one, other) && (
        <Text tone="muted">{formatMessage(haveSamePictures(one, other) ? messages.same : messages.otherPictures)}</Text>
      )}
      <TextComparison level={2} first={versionOf(one)} second={versionOf(other)} />
    </Stack>
  )
}

function haveSameWords(one: Revision, other: Revision): boolean {
  return (
    one.title === other.title &&
    compareBlocks(one.content, other.content)
      .flat()
      .every(({ changed }) => !changed)
  )
}

function haveSamePictures(one: Revision, other: Revision): boolean {
  const idsOf = ({ images, coverImage }: Revision) => [coverImage?.id, ...images.map(({ id }) => id)].join(' ')
  return idsOf(one) === idsOf(other)
}
