import { type ReactNode, useId } from 'react'

import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { RichText } from '@/design-system/RichText'
import { richTextLinks } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'

import { PublicationBanner } from '../archive/PublicationBanner'
import { messages } from '../messages'
import styles from './PostDetail.module.css'
import { PostHead } from './PostHead'
import { PostPictures } from './PostPictures'
import { PostPlace } from './PostPlace'
import { PostTextSkeleton } from './PostDetailSkeleton'

export type PostDetailProps = {
  /** What is known of the post at once, from the list that led here; the rest of the screen waits for `post`. */
  summary: Schemas['PostSummary']
  post: Schemas['Post'] | null
  /** What can be done with it, at the end of the line above it. */
  tools: ReactNode
  /** Cards beside it, where there is room. */
  rail: ReactNode
  /** The parts below the text. */
  children?: ReactNode
}

/**
 * A post: where it stands, who wrote it, what it says, its pictures and its parts; facts beside it where there is room.
 * The heading is the same element before and after the text arrives, so the focus that came with the navigation stays.
 */
export function PostDetail({ summary, post, tools, rail, children }: PostDetailProps) {
  const intl = useIntl()
  const titleId = useId()
  return (
    <Page width="reading" rail={rail} railLabel={intl.formatMessage(messages.beside)} railNarrow="hide">
      <article aria-labelledby={titleId} className={styles.root}>
        {post && <PublicationBanner post={post} />}
        <PostPlace post={summary}>{tools}</PostPlace>
        <PostHead post={summary} />
        <div lang={summary.language} className={styles.text}>
          <Heading level={1} size="display" id={titleId}>
            {intl.formatName(summary.title)}
          </Heading>
          {post && (
            <RichText
              {...richTextLinks}
              value={post.content}
              externalLinkHint={intl.formatMessage(messages.opensInNewTab)}
            />
          )}
        </div>
        {post ? (
          <>
            <PostPictures title={post.title} images={post.images} />
            {children}
          </>
        ) : (
          <PostTextSkeleton />
        )}
      </article>
    </Page>
  )
}
