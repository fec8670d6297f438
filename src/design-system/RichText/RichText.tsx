import { clsx } from 'clsx'
import { type ComponentProps, createElement, Fragment, type ReactNode, useMemo } from 'react'

import { type Block, deltaBlocks, type Inline, type List, type Mark } from './delta-blocks'
import { headingLevels } from './heading-levels'
import { proseStyles } from '../prose'
import styles from './RichText.module.css'
import { SafeLink } from './SafeLink'

export type RichTextProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** A Quill delta, `{ ops: […] }`. Anything may be given: what cannot be read is left out. */
  value: unknown
  /** The level that the text's largest heading takes, so that it stands below the heading of the page. */
  topHeading?: 2 | 3 | 4 | 5 | 6
  /** Said after a link that opens beside the portal, for those who do not see its arrow: "opens in a new tab". */
  externalLinkHint: string
  /** `reading` for long texts in the reading face, `plain` for comments in the face of the controls. */
  variant?: 'reading' | 'plain'
  /** Draws the words of the text; by default as they are. */
  renderText?: (text: string) => ReactNode
  /** Draws a mentioned person; by default the highlighted name. */
  renderMention?: (mention: { id: string; name: string }) => ReactNode
  /** Draws a hashtag; by default its name after a #. */
  renderHashtag?: (hashtag: { id: string; name: string }) => ReactNode
  /** Draws the place where a table is referred to; by default the table's name as words of the text. */
  renderTable?: (table: { id: string; name: string }) => ReactNode
  /** Draws a table that has its line for itself; by default as one within a sentence. */
  renderTableBlock?: (table: { id: string; name: string }) => ReactNode
  /** Draws a picture on a line of its own; by default nothing. */
  renderImage?: (image: { id: string; name: string }) => ReactNode
}

type Heading = Extract<Block, { kind: 'heading' }>

type Drawing = Required<
  Pick<
    RichTextProps,
    | 'externalLinkHint'
    | 'renderText'
    | 'renderMention'
    | 'renderHashtag'
    | 'renderTable'
    | 'renderTableBlock'
    | 'renderImage'
  >
> & {
  levels: ReadonlyMap<Heading, number>
}

/** What somebody wrote in the editor, as React elements: there is no way from the text to HTML. */
export function RichText({
  value,
  topHeading = 2,
  externalLinkHint,
  variant = 'reading',
  renderText = (text) => text,
  renderMention = ({ name }) => <bdi className={styles.mention}>{name}</bdi>,
  renderHashtag = ({ name }) => <bdi className={styles.hashtag}>#{name}</bdi>,
  renderTable = ({ name }) => name,
  renderTableBlock = (table) => <p>{renderTable(table)}</p>,
  renderImage = () => null,
  className,
  ...rest
}: RichTextProps) {
  const blocks = useMemo(() => deltaBlocks(value), [value])
  const levels = useMemo(() => headingLevels(blocks.filter(isHeading), topHeading), [blocks, topHeading])
  const drawing = {
    levels,
    externalLinkHint,
    renderText,
    renderMention,
    renderHashtag,
    renderTable,
    renderTableBlock,
    renderImage,
  }
  return (
    <div {...rest} data-variant={variant} className={clsx(proseStyles.prose, styles.root, className)}>
      {blocks.map((block, index) => (
        <Fragment key={index}>{drawBlock(block, drawing)}</Fragment>
      ))}
    </div>
  )
}

function drawBlock(block: Block, drawing: Drawing): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const level = drawing.levels.get(block) ?? 2
      return createElement(`h${level}`, { 'data-level': Math.min(3, block.level) }, drawInlines(block.content, drawing))
    }
    case 'quote':
      return (
        <blockquote>
          {block.lines.map((line, index) => (
            <Fragment key={index}>
              <p>{drawLine(line, drawing)}</p>
              {drawPictures(line, drawing)}
            </Fragment>
          ))}
        </blockquote>
      )
    case 'code':
      // Long lines scroll sideways, so the block can be reached and scrolled by keyboard.
      return (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region without controls is out of the keyboard's reach otherwise
        <pre tabIndex={0}>
          <code>{drawing.renderText(block.text)}</code>
        </pre>
      )
    case 'list':
      return drawList(block.list, drawing)
    case 'object':
      return block.object.kind === 'image' ? drawing.renderImage(block.object) : drawing.renderTableBlock(block.object)
    case 'paragraph':
      return <p>{drawLine(block.content, drawing)}</p>
  }
}

function drawList(list: List, drawing: Drawing): ReactNode {
  const items = list.items.map((item, index) => (
    <li key={index} data-checklist={item.checked !== null || undefined}>
      {item.checked === null ? (
        drawInlines(item.content, drawing)
      ) : (
        <label>
          <input type="checkbox" checked={item.checked} disabled />
          <span>{drawInlines(item.content, drawing)}</span>
        </label>
      )}
      {drawPictures(item.content, drawing)}
      {item.lists.map((nested, position) => (
        <Fragment key={position}>{drawList(nested, drawing)}</Fragment>
      ))}
    </li>
  ))
  return list.ordered ? <ol>{items}</ol> : <ul>{items}</ul>
}

/** The pictures of a line of a list or a quote, below its words: a picture never stands in a sentence. */
function drawPictures(content: Inline[], drawing: Drawing): ReactNode {
  return content.map((inline, index) =>
    inline.kind === 'image' ? <Fragment key={index}>{drawing.renderImage(inline)}</Fragment> : null,
  )
}

/** A line without text is a blank line that the writer wanted; an empty paragraph would collapse. */
function drawLine(content: Inline[], drawing: Drawing): ReactNode {
  return content.length > 0 ? drawInlines(content, drawing) : <br />
}

function drawInlines(content: Inline[], drawing: Drawing): ReactNode {
  return content.map((inline, index) => <Fragment key={index}>{drawInline(inline, drawing)}</Fragment>)
}

function drawInline(inline: Inline, drawing: Drawing): ReactNode {
  if (inline.kind === 'mention') return drawing.renderMention(inline)
  if (inline.kind === 'hashtag') return drawing.renderHashtag(inline)
  if (inline.kind === 'table') return drawing.renderTable(inline)
  // It stands below its line; in a heading there is no room for it.
  if (inline.kind === 'image') return null
  const text = inline.marks.reduceRight<ReactNode>(
    (inner, mark) => createElement(elements[mark], null, inner),
    drawing.renderText(inline.text),
  )
  if (inline.href === null) return text
  return (
    <SafeLink href={inline.href} externalLinkHint={drawing.externalLinkHint}>
      {text}
    </SafeLink>
  )
}

function isHeading(block: Block): block is Heading {
  return block.kind === 'heading'
}

const elements: Record<Mark, string> = { bold: 'strong', italic: 'em', underline: 'u', strike: 's', code: 'code' }
