import { type ReactNode, useId } from 'react'

import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { RichText } from '@/design-system/RichText'
import { AcknowledgementBar } from '@/features/acknowledgement'
import { richTextLinks } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'

import { PublicationBanner } from '../archive/PublicationBanner'
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
  /** What can be done with it, at the end of the line above it. */
  tools: ReactNode
  /** Whether it still holds, above it. */
  notices?: ReactNode
  /** It is an earlier text of the post, of which nothing is asked any more. */
  old?: boolean
  /** Draws its words; by default as they are. */
  renderText?: ((text: string) => ReactNode) | undefined
  /** Leads through what was found in its text, above it. */
  findBar?: ReactNode
  /** Cards beside it, or between the text and its parts where there is no room beside. */
  rail: ReactNode
  /** The parts below the text. */
  children?: ReactNode
}

/**
 * A post: where it stands, who wrote it, what it says, its pictures and its parts; facts beside it, or below the text
 * where there is no room.
 * The heading is the same element before and after the text arrives, so the focus that came with the navigation stays.
 */
export function PostDetail({
  summary,
  post,
  tools,
  notices,
  old = false,
  renderText = (text) => text,
  findBar,
  rail,
  children,
}: PostDetailProps) {
  const intl = useIntl()
  const titleId = useId()
  const pictures = post ? picturesBelowText(post) : []
  return (
    <Page width="reading" rail={rail} railLabel={intl.formatMessage(messages.beside)} after={post && children}>
      <article aria-labelledby={titleId} className={styles.root}>
        {notices}
        {post && <PublicationBanner post={post} />}
        <PostPlace post={summary}>{tools}</PostPlace>
        <PostHead post={summary} revision={post?.revision ?? null} />
        {post && findBar}
        <div lang={summary.language} className={styles.text}>
          {summary.coverImage && <PostCover image={summary.coverImage} />}
          <Heading level={1} size="display" id={titleId}>
            {renderText(intl.formatName(summary.title))}
          </Heading>
          {post && (
            <RichText
              {...richTextLinks}
              value={post.content}
              renderText={renderText}
              renderImage={({ id }) => (
                <TextPicture image={post.images.find((image) => image.id === id)} renderText={renderText} />
              )}
              renderTableBlock={({ id, name }) => (
                <TextTable
                  id={id}
                  name={name}
                  table={post.tables?.find((table) => table.id === id)}
                  renderText={renderText}
                />
              )}
              externalLinkHint={intl.formatMessage(messages.opensInNewTab)}
            />
          )}
        </div>
        {post ? <PostPictures title={post.title} images={pictures} /> : <PostTextSkeleton />}
        {post && !old && <AcknowledgementBar post={post} />}
      </article>
    </Page>
  )
}

/** The pictures that stand neither in the text nor above it. */
export function picturesBelowText({ content, images, coverImage }: Schemas['Post']): Schemas['PostImage'][] {
  const shown = new Set(content.ops.map(({ insert }) => (typeof insert === 'object' ? insert.image?.id : undefined)))
  return images.filter(({ id }) => id !== coverImage?.id && !shown.has(id))
}
