import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { RichTextEditor, type RichTextDelta, type RichTextEditorHandle } from '@/design-system/RichTextEditor'
import { Sheet } from '@/design-system/Sheet'
import { Stack } from '@/design-system/Stack'
import { TextArea } from '@/design-system/TextArea'
import { severityOf, useEventForm } from '@/features/events'
import { communityQueries } from '@/features/navigation'
import { type DraftMediaOptions } from '@/features/post-media'
import { useFilesOnTheirWay } from '@/features/upload'
import { useIntl } from '@/shared/i18n'
import { findHashtags, findSubjects } from '../api/draft-calls'
import { messages } from '../messages'
import { problemsOf, TEXT_LIMIT, TITLE_LIMIT } from '../model/draft-problems'
import { toEditable } from '../model/editable-text'
import { EditorConflicts } from './EditorConflicts'
import { EditorFiles } from './EditorFiles'
import { editorLabels } from './editor-labels'
import styles from './PostEditor.module.css'
import { FacetCards } from './FacetCards'
import { EditorNotice } from './EditorNotice'
import { PostEditorBar } from './PostEditorBar'
import { PostPlace } from './PostPlace'
import { PublishChangeDialog } from './PublishChangeDialog'
import { PublishRail } from './PublishRail'
import { type EditorStart, useDraftSession } from './use-draft-session'
import { useEditorMedia } from './use-editor-media'
import { usePreview } from './use-preview'
import { usePublication } from './use-publication'
import { useWatchedPost } from './use-watched-post'

export type PostEditorProps = {
  /** The post that is written on; null before the first letter of a new one. */
  post: Schemas['Post'] | null
  start: EditorStart
  /** The pictures and tables that the text names at first. */
  media?: DraftMediaOptions['start']
  /** What was typed here before and never reached the server: it is saved at once. */
  unsaved?: boolean
}

/** Writes a post, new or published: keeps what is typed, says what is missing, and publishes. */
export function PostEditor({ post, start, media: named = NOTHING, unsaved = false }: PostEditorProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const title = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<RichTextEditorHandle>(null)
  const [checked, setChecked] = useState(false)
  const [settingsOpen, setSettingsOpen] = useState(false)
  /** The place of a problem that the person wants to see to. */
  const [wanted, setWanted] = useState<{ pointer: string } | null>(null)
  const [waiting, setWaiting] = useState(false)
  const { session, state } = useDraftSession(post, start, unsaved)
  const publication = usePublication(session)
  const preview = usePreview(session)
  const [text, setText] = useState<RichTextDelta>(() => toEditable(start.fields.content))
  const { fields, phase } = state
  const { plan, timeError } = publication
  const watched = useWatchedPost(post, session, state)
  const { published, newer } = watched
  const media = useEditorMedia({ session, start: named, from: start.fields, editor, text })
  const files = useFilesOnTheirWay(state.postId)
  const onTheirWay = media.sending + files
  const labels = useMemo(() => editorLabels(intl), [intl])
  const sources = useSources(fields.communityId)
  const accepted = post?.event?.counts?.accepted ?? 0
  const event = useEventForm({
    value: fields.event ?? null,
    timeZone: intl.timeZone,
    accepted,
    onValueChange: (next) => session.change({ event: next }),
  })
  const problems = [
    ...problemsOf(fields, state.problems, media.undescribed),
    ...media.problems,
    ...event.problems.map((code) => ({ pointer: '/event', code, severity: severityOf(code) })),
  ]
  const errors = problems.filter(({ severity }) => severity === 'error')

  function focusProblem(pointer: string) {
    if (pointer === '/event') return focusEvent() || setSettingsOpen(true)
    setSettingsOpen(false)
    if (pointer.startsWith('/images/')) media.describe(pointer.slice('/images/'.length))
    else setWanted({ pointer })
  }

  // Only once the sheet is gone: until then the focus belongs to it.
  useEffect(() => {
    if (wanted && !settingsOpen) (wanted.pointer === '/title' ? title : editor).current?.focus()
  }, [wanted, settingsOpen])

  function publish() {
    if (publication.busy || phase === 'offline') return
    setChecked(true)
    const [first] = errors
    if (first) return focusProblem(first.pointer)
    if (timeError) return setSettingsOpen(true)
    if (onTheirWay > 0) return setWaiting(true)
    if (newer) publication.show(newer, {})
    else if (published) publication.setAsking(true)
    else publication.send()
  }

  // What was dropped a moment ago is part of what is published.
  const publishArrived = useEffectEvent(() => {
    setWaiting(false)
    publish()
  })
  const arrived = waiting && onTheirWay === 0
  useEffect(() => {
    if (!arrived) return
    const timer = setTimeout(() => publishArrived())
    return () => clearTimeout(timer)
  }, [arrived])

  function handleKeyDown(event: KeyboardEvent) {
    // By its place: on some keyboards Alt makes another letter of it.
    if (event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === 'KeyP') {
      event.preventDefault()
      return void preview()
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') publish()
    else if (event.key === 's') void session.flush()
    else return
    event.preventDefault()
  }

  const titleLeft = TITLE_LIMIT - fields.title.trim().length
  const titleError = checked || titleLeft < 0 ? problems.find(({ pointer }) => pointer === '/title') : undefined
  const rail = (
    <Stack gap={3}>
      <PublishRail
        problems={problems}
        onProblem={focusProblem}
        plan={published ? null : plan}
        onPlanChange={publication.setPlan}
        timeError={checked ? timeError : timeError === 'missing' ? null : timeError}
        archiveAt={fields.archiveAt ?? null}
        onArchiveAtChange={(archiveAt) => session.change({ archiveAt })}
      />
      <FacetCards fields={fields} event={event} accepted={accepted} published={published} onChange={session.change} />
    </Stack>
  )
  return (
    // Keys of the whole editor; fields and buttons inside are what has the focus.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- as said above
    <div className={styles.root} onKeyDown={handleKeyDown}>
      <PostEditorBar
        mode={published ? 'edit' : 'new'}
        state={state}
        others={watched.others}
        problemsCount={problems.length}
        scheduled={plan.when === 'later' && !published}
        busy={publication.busy || waiting}
        onPublish={publish}
        onPreview={() => void preview()}
        onSettings={() => setSettingsOpen(true)}
      />
      <EditorNotice watched={watched} fields={fields} onShowChanges={() => newer && publication.show(newer)} />
      {onTheirWay > 0 && (
        <p role="status" className={styles.arriving}>
          {formatMessage(messages.filesOnTheirWay, { count: onTheirWay })}
        </p>
      )}
      <Page width="reading" rail={rail} railLabel={formatMessage(messages.beside)} railNarrow="hide">
        <div className={styles.column}>
          <PostPlace post={post} fields={fields} fixed={published} onChange={session.change} />
          {media.cover}
          <div lang={fields.language} className={styles.writing}>
            <TextArea
              ref={title}
              label={formatMessage(messages.title)}
              labelHidden
              placeholder={formatMessage(messages.title)}
              minRows={1}
              maxRows={6}
              value={fields.title}
              className={styles.title}
              error={titleError && formatMessage(titleLeft < 0 ? messages.titleTooLong : messages.titleMissing)}
              onValueChange={(next) => session.change({ title: next.replaceAll('\n', ' ') })}
            />
            <RichTextEditor
              label={formatMessage(messages.text)}
              labelHidden
              variant="page"
              className={styles.text}
              labels={labels}
              editorRef={editor}
              minRows={12}
              value={text}
              placeholder={formatMessage(messages.textPlaceholder)}
              maxLength={TEXT_LIMIT}
              counter={(left) =>
                left < 0
                  ? formatMessage(messages.lettersOver, { over: -left })
                  : formatMessage(messages.lettersLeft, { left })
              }
              findMentions={sources.mention}
              findHashtags={sources.hashtag}
              {...media.editorProps}
              onValueChange={(next) => {
                setText(next)
                media.keep(next)
              }}
            />
          </div>
          {media.row}
          <EditorFiles postId={state.postId} postTitle={fields.title} beginPost={media.beginPost} />
        </div>
      </Page>
      {media.dialogs}
      {settingsOpen && (
        <Sheet
          title={formatMessage(messages.settings)}
          closeLabel={formatMessage(messages.close)}
          onClose={() => setSettingsOpen(false)}
        >
          {rail}
        </Sheet>
      )}
      {publication.asking && (
        <PublishChangeDialog
          busy={publication.busy}
          onPublish={publication.send}
          onClose={() => publication.setAsking(false)}
        />
      )}
      <EditorConflicts
        session={session}
        state={state}
        publication={publication}
        onTaken={(content) => setText(toEditable(content))}
      />
    </div>
  )
}

/** The card of the event stands beside the text, or in the sheet of the settings; false where neither is on screen. */
function focusEvent(): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-place="event"]')].find((place) => place.offsetParent)
  shown?.querySelector<HTMLElement>('select, input, button')?.focus()
  return shown !== undefined
}

const NOTHING: DraftMediaOptions['start'] = { images: [], tables: [] }

/** What the text suggests behind `@` and `#`: people and groups, and tags where the community has them. */
function useSources(communityId: string) {
  const { formatMessage } = useIntl()
  const { data: own } = useQuery(communityQueries.own())
  const hashtagsEnabled = own?.communities.find(({ id }) => id === communityId)?.hashtagsEnabled !== false
  return useMemo(() => {
    const cannotRead = formatMessage(messages.cannotRead)
    const isNew = formatMessage(messages.newHashtag)
    const hashtag = (search: string, signal: AbortSignal) => findHashtags({ search, communityId, isNew }, signal)
    return {
      mention: (search: string, signal: AbortSignal) => findSubjects({ search, communityId, cannotRead }, signal),
      hashtag: hashtagsEnabled ? hashtag : undefined,
    }
  }, [communityId, hashtagsEnabled, formatMessage])
}
