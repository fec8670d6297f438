import type Quill from 'quill/core'
import { memo, useEffect, useEffectEvent, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import { VisuallyHidden } from '../../VisuallyHidden'
import styles from '../RichTextEditor.module.css'
import type { EditorTool } from '../editor-words'
import type { DrawEmbed, SurfaceProps } from '../surface'
import { applyTool } from './apply-tool'
import { EditorTools, findTools } from './EditorTools'
import { type LinkPlace, linkAt, removeLink, saveLink } from './link-at'
import { LinkForm } from './LinkForm'
import { optionId, SuggestionList } from './SuggestionList'
import { useKeyboardRoom } from './use-keyboard-room'
import { insertBlock, removeBlock, replaceBlock } from './blocks'
import { useAttributes, useQuill } from './use-quill'
import { type Embed, useEmbeds } from './use-embeds'
import { useSuggestions } from './use-suggestions'

/** The editor itself: tools above, the text below, and what opens beside the caret. Loaded when the first one opens. */
export function EditorSurface({
  control,
  labelId,
  value,
  onValueChange,
  words,
  tools,
  sources,
  inserts,
  placeholder,
  tooLong,
  disabled,
  readOnly,
  onFiles,
  drawEmbed,
  onCells,
  onTool,
  start,
  handleRef,
}: SurfaceProps) {
  const host = useRef<HTMLDivElement>(null)
  const linkAnchor = useRef<HTMLSpanElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const listId = useId()
  const keysId = useId()
  const [link, setLink] = useState<LinkPlace | null>(null)
  const [news, setNews] = useState('')
  const { quill, view } = useQuill(host, {
    value,
    onValueChange,
    placeholder,
    onLink: () => openLink(),
    onFiles: (files) => (onFiles ? onFiles(files) : setNews(words.filesRefused)),
    onCells: (cells) => {
      onCells?.(cells)
      return onCells !== undefined
    },
  })
  const embeds = useEmbeds(quill, drawEmbed !== undefined)
  const all = useMemo(
    () => (inserts ? { ...sources, insert: findTools(tools, words.tools) } : sources),
    [inserts, sources, tools, words],
  )
  const { suggestions, choose } = useSuggestions(quill, disabled || readOnly ? {} : all, ({ id }) =>
    handleTool(id as EditorTool),
  )
  const closed = disabled || readOnly

  useKeyboardRoom(quill)
  useEffect(() => quill?.enable(!closed), [quill, closed])
  useAttributes(quill, {
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': labelId,
    'aria-describedby': [control['aria-describedby'], keysId].filter(Boolean).join(' '),
    'aria-invalid': control['aria-invalid'] ? 'true' : null,
    'aria-placeholder': placeholder === '' ? null : placeholder,
    'aria-readonly': readOnly ? 'true' : null,
    'aria-disabled': disabled ? 'true' : null,
    'aria-autocomplete': Object.keys(all).length > 0 ? 'list' : null,
    'aria-controls': suggestions ? listId : null,
    'aria-activedescendant': suggestions?.options.length ? optionId(listId, suggestions.active) : null,
    'data-placeholder': placeholder,
    // What may only be read is still reached, to be read and copied from.
    tabindex: readOnly ? '0' : null,
  })

  const begin = useEffectEvent(() => {
    if (!quill || !start.focus) return
    quill.focus({ preventScroll: true })
    quill.setSelection(Math.min(start.caret ?? Infinity, quill.getLength() - 1), 0, 'silent')
  })
  useEffect(() => begin(), [quill])
  useImperativeHandle(
    handleRef,
    () => ({
      focus: () => quill?.focus(),
      insert: (kind, reference) => quill && insertBlock(quill, kind, reference),
    }),
    [quill],
  )
  useEffect(() => {
    const label = document.getElementById(labelId)
    const focus = () => quill?.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [quill, labelId])

  function openLink() {
    if (!quill || closed) return
    const place = linkAt(quill)
    const bounds = quill.getBounds(place.index, place.length)
    const anchor = linkAnchor.current
    if (anchor && bounds) {
      anchor.style.setProperty('left', `${bounds.left}px`)
      anchor.style.setProperty('top', `${bounds.bottom}px`)
    }
    setLink(place)
  }

  function handleTool(tool: Parameters<typeof applyTool>[1]) {
    if (!quill) return
    if (tool === 'link') return openLink()
    const open = onTool[tool]
    if (open) return open()
    // A tool is a step of its own to be undone, apart from what was typed around it.
    quill.history.cutoff()
    applyTool(quill, tool, view.formats)
    quill.history.cutoff()
  }

  function endLink(act: () => void) {
    setLink(null)
    act()
    quill?.focus()
  }

  const spoken = useSpoken(suggestions, words, tooLong, news)
  return (
    // The keys work for the editor as a whole; the text and the tools inside are what has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- as said above
    <div
      data-disabled={disabled || undefined}
      data-invalid={control['aria-invalid']}
      className={styles.box}
      onKeyDown={(event) => {
        if (event.altKey && event.key === 'F10') toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        else if (event.key === 'Escape' && toolbar.current?.contains(event.target as Node)) quill?.focus()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {!readOnly && (
        <div ref={toolbar} className={styles.tools}>
          <EditorTools tools={tools} view={view} disabled={disabled} words={words} onTool={handleTool} />
        </div>
      )}
      <div className={styles.text}>
        <div ref={host} className={styles.host} />
        {quill &&
          drawEmbed &&
          embeds.map((embed) =>
            createPortal(<DrawnEmbed quill={quill} embed={embed} draw={drawEmbed} />, embed.place, embed.key),
          )}
        <span ref={linkAnchor} className={styles.anchor} />
        {quill && suggestions && (
          <SuggestionList
            id={listId}
            quill={quill}
            suggestions={suggestions}
            words={words.suggestions[suggestions.token.kind]}
            onChoose={choose}
          />
        )}
      </div>
      <VisuallyHidden id={keysId}>{words.keys}</VisuallyHidden>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      {quill && link && (
        <LinkForm
          place={link}
          anchorRef={linkAnchor}
          words={words.link}
          onSave={(address, text) => endLink(() => saveLink(quill, link, address, text))}
          onRemove={() => endLink(() => removeLink(quill, link))}
          onClose={() => endLink(() => quill.setSelection(link.index, link.length, 'silent'))}
        />
      )}
    </div>
  )
}

type DrawnEmbedProps = { quill: Quill; embed: Embed; draw: DrawEmbed }

/** An object in the text. A letter elsewhere draws none of them anew, as long as `draw` is the same function. */
const DrawnEmbed = memo(function DrawnEmbed({ quill, embed: { kind, reference, node }, draw }: DrawnEmbedProps) {
  return draw(kind, reference, {
    remove: () => removeBlock(quill, node),
    replace: (next) => replaceBlock(quill, node, kind, next),
  })
})

/** What screen readers announce: how many suggestions there are, else that the text is too long, else the news. */
function useSpoken(
  suggestions: ReturnType<typeof useSuggestions>['suggestions'],
  words: SurfaceProps['words'],
  tooLong: boolean,
  news: string,
): string {
  if (!suggestions) return tooLong ? words.tooLong : news
  const { list, ...said } = words.suggestions[suggestions.token.kind]
  if (suggestions.phase === 'searching') return ''
  if (suggestions.phase === 'failed') return said.failed
  return suggestions.options.length === 0 ? said.none : `${list}: ${said.count(suggestions.options.length)}`
}
