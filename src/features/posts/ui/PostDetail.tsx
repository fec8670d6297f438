import { useId } from 'react'

import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { RichText } from '@/design-system/RichText'
import { AttachmentsCard } from '@/features/attachments'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './PostDetail.module.css'
import { PostHead } from './PostHead'
import { PostPictures } from './PostPictures'
import { PostPlace } from './PostPlace'
import { PostTabs } from './PostTabs'

type PostDetailProps = {
  post: Schemas['Post']
  pathTab: string | undefined
  now?: Date | undefined
}

/** The whole post: where it stands, who wrote it, what it says, its pictures and its parts; files beside it on wide screens. */
export function PostDetail({ post, pathTab, now }: PostDetailProps) {
  const intl = useIntl()
  const titleId = useId()
  return (
    <div className={styles.root}>
      <article aria-labelledby={titleId} className={styles.post}>
        <PostPlace post={post} />
        <PostHead post={post} />
        <div lang={post.language} className={styles.text}>
          <Heading level={1} size="display" id={titleId}>
            {post.title}
          </Heading>
          <RichText value={post.content} externalLinkHint={intl.formatMessage(messages.opensInNewTab)} />
        </div>
        <PostPictures title={post.title} images={post.images} />
        <PostTabs post={post} pathTab={pathTab} />
      </article>
      <aside className={styles.rail} aria-label={intl.formatMessage(messages.beside)}>
        <AttachmentsCard postId={post.id} count={post.attachmentsCount} now={now} />
      </aside>
    </div>
  )
}
