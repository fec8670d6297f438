import { useMutation, useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { EmptyState } from '@/design-system/EmptyState'
import { Page } from '@/design-system/Page'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { communityQueries } from '@/features/navigation'
import { postQueries } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { randomId } from '@/shared/random-id'
import { paths } from '@/shared/routes'
import { createPost } from '../api/draft-calls'
import { messages } from '../messages'
import styles from './CopyPostView.module.css'
import { EditorFailure, EditorSkeleton } from './EditorStates'

const parts = {
  text: messages.partText,
  images: messages.partImages,
  attachments: messages.partFiles,
  event: messages.partEvent,
  data: messages.partData,
}
type Part = keyof typeof parts

/** What there is of the post to take. */
function partsOf({ images, attachmentsCount, event, data }: Schemas['Post']): Part[] {
  const { assignee, expectedStartDate, expectedEndDate, priority } = data ?? {}
  const there = {
    text: true,
    images: images.length > 0,
    attachments: attachmentsCount > 0,
    event: Boolean(event),
    data: Boolean(assignee ?? expectedStartDate ?? expectedEndDate ?? priority),
  }
  return (Object.keys(parts) as Part[]).filter((part) => there[part])
}

/** Asks what to take of a post and where to, makes the copy, and opens it in the editor. */
export function CopyPostView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const tip = useUnit(tipRequested)
  const [key] = useState(randomId)
  const {
    data: post,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...postQueries.detail(postId),
    throwOnError: concernsThePage,
  })
  const { data: own } = useQuery(communityQueries.own())
  const open = (own?.communities ?? []).filter(({ canCreatePost }) => canCreatePost !== false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [taken, setTaken] = useState<ReadonlySet<Part>>(new Set(['text', 'images']))
  const communityId = chosen ?? open.find(({ id }) => id === post?.community.id)?.id ?? open[0]?.id ?? ''
  const copy = useMutation({
    mutationFn: () =>
      createPost(
        {
          communityId,
          language: post?.language ?? 'en',
          copyOfPostId: postId,
          copyParts: post ? partsOf(post).filter((part) => taken.has(part)) : [],
        },
        key,
      ),
    onSuccess: ({ post: made }) => void navigate(paths.postEdit(made.id), { replace: true }),
    onError: () => tip({ severity: 'error', title: messages.copyFailed, message: messages.tryAgain }),
  })
  if (!post && error) return <EditorFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!post || !own) return <EditorSkeleton />
  if (open.length === 0) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={formatMessage(messages.noCommunity)}
          description={formatMessage(messages.noCommunityText)}
        />
      </Page>
    )
  }
  const offered = partsOf(post)
  const takenParts = offered.filter((part) => taken.has(part))
  return (
    <Page title={formatMessage(messages.copyPost)} lead={post.title}>
      <Stack gap={4}>
        <Select
          label={formatMessage(messages.community)}
          value={communityId}
          options={open.map(({ id, name }) => ({ value: id, label: name }))}
          onValueChange={setChosen}
        />
        <fieldset className={styles.parts}>
          <legend className={styles.legend}>{formatMessage(messages.copyWhat)}</legend>
          {offered.map((part) => (
            <Checkbox
              key={part}
              label={formatMessage(parts[part])}
              checked={taken.has(part)}
              onCheckedChange={(on) =>
                setTaken((before) => new Set(on ? [...before, part] : [...before].filter((one) => one !== part)))
              }
            />
          ))}
        </fieldset>
        <Text tone="muted">{formatMessage(messages.copyNever)}</Text>
        <Stack direction="row">
          <Button
            variant="primary"
            busy={copy.isPending}
            aria-disabled={takenParts.length === 0 || undefined}
            onClick={() => {
              if (takenParts.length > 0) copy.mutate()
            }}
          >
            {formatMessage(messages.copy)}
          </Button>
        </Stack>
      </Stack>
    </Page>
  )
}
