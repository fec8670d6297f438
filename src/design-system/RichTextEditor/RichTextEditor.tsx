import { clsx } from 'clsx'
import { type ComponentProps, type CSSProperties, type Ref, useMemo, useState } from 'react'

import { Field, type FieldWords, labelIdOf } from '../Field'
import { caretInDelta } from './caret-in-delta'
import { deltaLetters, readDelta, type RichTextDelta } from './delta'
import { type EditorTool, editorTools, type EditorWords, type SuggestionSource } from './editor-words'
import { PlainSurface } from './PlainSurface'
import styles from './RichTextEditor.module.css'
import type { DrawEmbed, RichTextEditorHandle } from './surface'
import { useEditorSurface } from './use-editor-surface'

export type RichTextEditorProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> &
  FieldWords & {
    /** The text as a Quill delta. What the editor has no format for is left out when it opens. */
    value?: unknown
    /** The text at first, for an editor that keeps it itself. */
    defaultValue?: unknown
    onValueChange?: ((value: RichTextDelta) => void) | undefined
    words: EditorWords
    /** Which tools there are; all of them by default. Mentions and hashtags only appear with their source. */
    tools?: readonly EditorTool[]
    /** Finds people for the letters after an @. */
    findMentions?: SuggestionSource | undefined
    /** Finds topics for the letters after a #. */
    findHashtags?: SuggestionSource | undefined
    name?: string | undefined
    placeholder?: string
    /**
     * Letters that the text may have. More can be written, so that nothing pasted is lost, and is said to be too much.
     */
    maxLength?: number | undefined
    /** How many letters are left, or over with a minus: "120 left". Shown near the limit and beyond it. */
    counter?: ((left: number) => string) | undefined
    disabled?: boolean
    /** It can be read and copied from, and has no tools. */
    readOnly?: boolean
    /** Takes files that are pasted or dropped; without it they are refused, and that is said. */
    onFiles?: ((files: File[]) => void) | undefined
    /**
     * `page` has no box: the text stands as readers will see it and the window scrolls, with the tools in sight; on
     * phones they lie on the keyboard.
     */
    variant?: 'field' | 'page'
    /** Draws pictures and tables in the text. */
    drawEmbed?: DrawEmbed | undefined
    /** Takes the cells that are pasted from a spreadsheet; without it each row becomes a line. */
    onCells?: ((cells: string[][]) => void) | undefined
    /** Opens what makes a picture; without it there is no such tool. */
    onPicture?: (() => void) | undefined
    /** Opens what makes a table; without it there is no such tool. */
    onTable?: (() => void) | undefined
    /** Lines of room when empty; it grows with its text up to a part of the window and then scrolls. */
    minRows?: number
    /** Sets the caret into the text as soon as it appears, for an editor that somebody just opened. */
    focusOnOpen?: boolean
    editorRef?: Ref<RichTextEditorHandle>
  }

/** Tools that only appear with their source. */
const bySource: ReadonlySet<EditorTool> = new Set(['mention', 'hashtag', 'picture', 'table'])

/** Below this share of the limit the letters that are left are shown. */
const COUNTED_FROM = 0.9

/**
 * Text with formats, mentions and hashtags. The editor's code comes when the first one opens; until then a plain field
 * of the same height takes what is typed.
 */
export function RichTextEditor({
  label,
  labelHidden,
  description,
  error,
  optionalLabel,
  value,
  defaultValue,
  onValueChange,
  words,
  tools = editorTools,
  findMentions,
  findHashtags,
  id,
  name,
  placeholder = '',
  maxLength,
  counter,
  disabled = false,
  readOnly = false,
  onFiles,
  variant = 'field',
  drawEmbed,
  onCells,
  onPicture,
  onTable,
  minRows = 4,
  focusOnOpen = false,
  editorRef,
  className,
  style,
  ...rest
}: RichTextEditorProps) {
  const [own, setOwn] = useState(() => readDelta(defaultValue))
  const given = useMemo(() => (value === undefined ? own : readDelta(value)), [value, own])
  const loaded = useEditorSurface()
  const [caret, setCaret] = useState<number | null>(null)
  const [composing, setComposing] = useState(false)
  // A person who is composing a word keeps the plain field until the word is there.
  const EditorSurface = composing ? undefined : loaded
  const sources = useMemo(
    () => ({ ...(findMentions && { mention: findMentions }), ...(findHashtags && { hashtag: findHashtags }) }),
    [findMentions, findHashtags],
  )
  const onTool = useMemo(
    () => ({ ...(onPicture && { picture: onPicture }), ...(onTable && { table: onTable }) }),
    [onPicture, onTable],
  )
  const letters = useMemo(() => deltaLetters(given).length, [given])
  const left = maxLength === undefined ? Infinity : maxLength - letters
  const counted = counter && maxLength !== undefined && left <= maxLength * (1 - COUNTED_FROM)

  function handleValue(next: RichTextDelta) {
    if (value === undefined) setOwn(next)
    onValueChange?.(next)
  }

  return (
    <div
      {...rest}
      className={clsx(styles.root, className)}
      style={{ ...style, '--min-rows': minRows } as CSSProperties}
      data-ready={EditorSurface ? '' : undefined}
      data-editor={variant}
    >
      <Field {...{ label, labelHidden, description, error, optionalLabel, id, name }} className={undefined}>
        {(control) => {
          const common = {
            control: left < 0 ? { ...control, 'aria-invalid': true as const } : control,
            labelId: labelIdOf(control.id),
            value: given,
            onValueChange: handleValue,
            words,
            tools: tools.filter((tool) => tool in sources || tool in onTool || !bySource.has(tool)),
            sources,
            // Where a page is written; in a field of a few lines the tools are at hand.
            inserts: variant === 'page',
            placeholder,
            tooLong: left < 0,
            disabled,
            readOnly,
            onFiles,
            drawEmbed,
            onCells,
            onTool,
            handleRef: editorRef ?? null,
          }
          return (
            <>
              {EditorSurface ? (
                <EditorSurface
                  {...common}
                  start={{ focus: focusOnOpen || caret !== null, caret: caret && caretInDelta(given, caret) }}
                />
              ) : (
                <PlainSurface
                  {...common}
                  start={{ focus: focusOnOpen, caret: null }}
                  onCaretChange={setCaret}
                  onComposingChange={setComposing}
                />
              )}
              {counted && (
                <p data-over={left < 0 || undefined} className={styles.counter}>
                  {counter(left)}
                </p>
              )}
            </>
          )
        }}
      </Field>
    </div>
  )
}
