import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Heading } from '@/design-system/Heading'
import { EyeIcon, Icon, PencilIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Skeleton } from '@/design-system/Skeleton'
import { LoadFailure } from '@/features/load-failure'
import { PostDetail } from '@/features/post-detail'
import { draftKeys, draftQueries, PublishChangeDialog, publishPost } from '@/features/post-editor'
import { PostCard } from '@/features/posts'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { postOfDraft } from '../model/post-of-draft'
import styles from './PostPreview.module.css'

const views = ['post', 'card', 'phone'] as const
type View = (typeof views)[number]

const ignore = () => undefined

/** The person's draft of a post through the parts that its readers get, with the way back to the text and out. */
export function PostPreviewView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery({
    ...draftQueries.previewed(postId),
    throwOnError: concernsThePage,
  })
  if (error && !data) {
    return (
      <LoadFailure
        level={1}
        title={formatMessage(messages.failed)}
        description={formatMessage(messages.failedText)}
        error={error}
        busy={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data) {
    return (
      <Page width="reading">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Page>
    )
  }
  if (data.post.canEdit === false) {
    return (
      <Page>
        <EmptyState
          level={1}
          title={formatMessage(messages.cannotPreview)}
          description={formatMessage(messages.cannotPreviewText)}
          action={<ButtonLink href={paths.post(postId)}>{formatMessage(messages.openPost)}</ButtonLink>}
        />
      </Page>
    )
  }
  return <Preview post={data.post} draft={data.draft} />
}

type PreviewProps = { post: Schemas['Post']; draft: Schemas['Draft'] | null }

function Preview({ post, draft }: PreviewProps) {
  const { formatMessage } = useIntl()
  const [search, setSearch] = useSearchParams()
  const view = views.find((one) => one === search.get('as')) ?? 'post'
  const made = postOfDraft(post, draft)
  const shown = made.title === '' ? { ...made, title: formatMessage(messages.untitled) } : made
  const asPage = (
    <PostDetail summary={shown} post={shown} tools={null} rail={null}>
      {null}
    </PostDetail>
  )
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <p className={styles.name}>
          <Icon of={EyeIcon} />
          {formatMessage(messages.preview)}
        </p>
        <SegmentedControl<View>
          label={formatMessage(messages.showAs)}
          value={view}
          options={[
            { value: 'post', label: formatMessage(messages.asPost) },
            { value: 'card', label: formatMessage(messages.asCard) },
            { value: 'phone', label: formatMessage(messages.asPhone) },
          ]}
          onValueChange={(as) => setSearch({ as }, { replace: true })}
        />
        <div className={styles.actions}>
          <ButtonLink href={paths.postEdit(post.id)} icon={<Icon of={PencilIcon} />}>
            {formatMessage(messages.edit)}
          </ButtonLink>
          {draft && <PublishButton post={post} draft={draft} />}
        </div>
      </div>
      {view === 'post' && asPage}
      {view === 'phone' && <div className={styles.phone}>{asPage}</div>}
      {view === 'card' && (
        <Page width="feed">
          <Heading level={1} size="title">
            {formatMessage(messages.cardHint)}
          </Heading>
          {/* A picture of the card: nothing in it can be pressed before the post is out. */}
          <div inert>
            <PostCard post={shown} onLikeToggle={ignore} onBookmarkToggle={ignore} />
          </div>
        </Page>
      )}
    </div>
  )
}

function PublishButton({ post, draft }: { post: Schemas['Post']; draft: Schemas['Draft'] }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const published = post.publication?.state === 'published' || post.publication?.state === 'archived'
  const publication = useMutation({
    mutationFn: (options: Pick<Schemas['Publishing'], 'note' | 'substantive' | 'notify'>) =>
      publishPost(post.id, { draftOccToken: draft.occToken, occToken: post.occToken, ...options }),
    onSuccess: (done) => {
      for (const queryKey of [draftKeys.all, ['posts'], ['navigation'], ['communities']])
        void queryClient.invalidateQueries({ queryKey })
      tip({ severity: 'success', title: messages.published })
      void navigate(paths.post(done.id), { replace: true })
    },
    onError: () => {
      setAsking(false)
      tip({ severity: 'error', title: messages.publishFailed, message: messages.publishFailedText })
    },
  })
  function publish() {
    if (publication.isPending) return
    if (draft.problems.some(({ severity }) => severity === 'error'))
      return tip({ severity: 'warn', title: messages.notReady, message: messages.notReadyText })
    if (published) setAsking(true)
    else publication.mutate({})
  }
  return (
    <>
      <Button
        variant="primary"
        busy={publication.isPending}
        busyLabel={formatMessage(messages.publishing)}
        onClick={publish}
      >
        {formatMessage(messages.publish)}
      </Button>
      {asking && (
        <PublishChangeDialog
          busy={publication.isPending}
          onPublish={(options) => publication.mutate(options)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
