import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { compareBlocks, draftKeys, type TextBlock, putTextIntoDraft } from '@/features/post-editor'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { revisionQueries } from '../api/revision-queries'
import { messages } from '../messages'
import styles from './History.module.css'

type ComparisonProps = { post: Schemas['Post']; from: number; to: number }

/** Two published texts beside each other; paragraphs that only one of them has are marked. */
export function Comparison({ post, from, to }: ComparisonProps) {
  const { formatMessage } = useIntl()
  const older = useQuery(revisionQueries.one(post.id, from))
  const newer = useQuery(revisionQueries.one(post.id, to))
  if (older.error || newer.error) return <Text tone="muted">{formatMessage(messages.notCompared)}</Text>
  if (!older.data || !newer.data) return <Skeleton />
  const [before, after] = compareBlocks(older.data.content, newer.data.content)
  const titleChanged = older.data.title !== newer.data.title
  const same = !titleChanged && [...before, ...after].every(({ changed }) => !changed)
  return (
    <>
      {same && <Text tone="muted">{formatMessage(messages.same)}</Text>}
      <div className={styles.versions}>
        <Version post={post} revision={older.data} blocks={before} titleChanged={titleChanged} />
        <Version post={post} revision={newer.data} blocks={after} titleChanged={titleChanged} />
      </div>
    </>
  )
}

type VersionProps = {
  post: Schemas['Post']
  revision: Schemas['PostRevision']
  blocks: readonly TextBlock[]
  titleChanged: boolean
}

function Version({ post, revision, blocks, titleChanged }: VersionProps) {
  const { formatMessage } = useIntl()
  const name = formatMessage(messages.version, { revision: revision.revision })
  const mark = <Badge tone="outline">{formatMessage(messages.changed)}</Badge>
  return (
    <section aria-label={name} className={styles.version}>
      <Heading level={2} size="title">
        {name}
      </Heading>
      <div lang={revision.language} className={styles.text}>
        <p className={styles.title} data-changed={titleChanged || undefined}>
          {revision.title} {titleChanged && mark}
        </p>
        {blocks.map(({ text, changed }, index) => (
          <p key={index} data-changed={changed || undefined}>
            {text} {changed && mark}
          </p>
        ))}
      </div>
      {post.canEdit && revision.revision !== post.revision && <UseText post={post} revision={revision} />}
    </section>
  )
}

function UseText({ post, revision }: { post: Schemas['Post']; revision: Schemas['PostRevision'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { title, content } = revision
  const use = useMutation({
    mutationFn: () => putTextIntoDraft(post, { title, content }),
    onSuccess: (saved) => {
      if (saved === null) return tip({ severity: 'warn', title: messages.hasDraft })
      void queryClient.invalidateQueries({ queryKey: draftKeys.all })
      tip({ severity: 'success', title: messages.inDraft })
      void navigate(paths.postEdit(post.id))
    },
    onError: () => tip({ severity: 'error', title: messages.useFailed }),
  })
  return (
    <Button busy={use.isPending} onClick={() => use.mutate()}>
      {formatMessage(messages.useText)}
    </Button>
  )
}
