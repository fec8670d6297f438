import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { EyeIcon, Icon, PencilIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { AttachmentsCard } from '@/features/attachments'
import { PostDetail } from '@/features/post-detail'
import { type Opened, PublishDraft, useDraftSession } from '@/features/post-editor'
import { PostCard } from '@/features/posts'
import { type AddressState, useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { postOfDraft } from '../model/post-of-draft'
import styles from './PostPreview.module.css'

type As = AddressState<'post-preview'>['as']

/** A draft through the parts that its readers get, below a bar with the way back to the text and the way out. */
export function PostPreview({ post, start, media, unsaved }: Opened) {
  const { formatMessage } = useIntl()
  const { session, state } = useDraftSession(post, start, unsaved)
  const [{ as }, choose] = useAddressState('post-preview')
  const draft = postOfDraft(post, state.fields, media)
  const shown = draft.title === '' ? { ...draft, title: formatMessage(messages.untitled) } : draft
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <p className={styles.name}>
          <Icon of={EyeIcon} />
          {formatMessage(messages.preview)}
        </p>
        <SegmentedControl<As>
          label={formatMessage(messages.showAs)}
          value={as}
          options={[
            { value: 'post', label: formatMessage(messages.asPost) },
            { value: 'card', label: formatMessage(messages.asCard) },
            { value: 'phone', label: formatMessage(messages.asPhone) },
          ]}
          onValueChange={(next) => choose({ as: next }, { replace: true })}
        />
        <div className={styles.actions}>
          <ButtonLink href={paths.postEdit(post.id)} icon={<Icon of={PencilIcon} />}>
            {formatMessage(messages.edit)}
          </ButtonLink>
          <PublishDraft post={post} session={session} state={state} />
        </div>
      </div>
      {as === 'card' ? <AsCard post={shown} /> : <AsPage post={shown} phone={as === 'phone'} />}
    </div>
  )
}

function AsPage({ post, phone }: { post: Schemas['Post']; phone: boolean }) {
  return (
    <div className={phone ? styles.phone : undefined}>
      <PostDetail
        summary={post}
        post={post}
        tools={null}
        rail={<AttachmentsCard postId={post.id} count={post.attachmentsCount} />}
      />
    </div>
  )
}

function AsCard({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  return (
    <Page width="feed">
      <Heading level={1} size="title">
        {formatMessage(messages.cardHint)}
      </Heading>
      {/* A picture of the card: nothing in it can be pressed before the post is out. */}
      <div role="img" aria-label={`${post.title}. ${post.excerpt}`}>
        <div inert>
          <PostCard post={post} onLikeToggle={ignore} onBookmarkToggle={ignore} />
        </div>
      </div>
    </Page>
  )
}

const ignore = () => undefined
