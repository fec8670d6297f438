import { type ReactNode, useId } from 'react'

import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { RichText } from '@/design-system/RichText'
import { richTextLinks } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './PostDetail.module.css'
import { PostCover } from './PostCover'
import { PostHead } from './PostHead'
import { PostPictures } from './PostPictures'
import { PostPlace } from './PostPlace'
import { PostTextSkeleton } from './PostDetailSkeleton'
import { TextPicture, TextTable } from './TextObjects'

export type PostDetailProps = {
  /** What is known of the post at once, from the list that led here; the rest of the screen waits for `post`. */
  summary: Schemas['PostSummary']
  post: Schemas['Post'] | null
  /** What a reader has to know before the text. */
  banners?: ReactNode
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
export function PostDetail({ summary, post, banners, tools, rail, children }: PostDetailProps) {
  const intl = useIntl()
  const titleId = useId()
  const inText = new Set(
    post?.content.ops.flatMap(({ insert }) => (typeof insert === 'object' ? (insert.image?.id ?? []) : [])),
  )
  if (post?.coverImage) inText.add(post.coverImage.id)
  return (
    <Page width="reading" rail={rail} railLabel={intl.formatMessage(messages.beside)} railNarrow="below">
      <article aria-labelledby={titleId} className={styles.root}>
        <PostPlace post={summary}>{tools}</PostPlace>
        {banners}
        <PostHead post={summary} revision={post?.revision} />
        <div lang={summary.language} className={styles.text}>
          {summary.coverImage && <PostCover image={summary.coverImage} />}
          <Heading level={1} size="display" id={titleId}>
            {summary.title}
          </Heading>
          {post && (
            <RichText
              {...richTextLinks}
              value={post.content}
              renderImage={({ id }) => <TextPicture image={post.images.find((image) => image.id === id)} />}
              renderTableBlock={({ id, name }) => (
                <TextTable id={id} name={name} table={post.tables?.find((table) => table.id === id)} />
              )}
              externalLinkHint={intl.formatMessage(messages.opensInNewTab)}
            />
          )}
        </div>
        {post ? (
          <>
            <PostPictures title={post.title} images={post.images.filter(({ id }) => !inText.has(id))} />
            {children}
          </>
        ) : (
          <PostTextSkeleton />
        )}
      </article>
    </Page>
  )
}
