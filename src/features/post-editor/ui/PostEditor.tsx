import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { RichTextEditor, type RichTextDelta, type RichTextEditorHandle } from '@/design-system/RichTextEditor'
import { Sheet } from '@/design-system/Sheet'
import { TextArea } from '@/design-system/TextArea'
import { communityQueries } from '@/features/navigation'
import type { DraftMediaStart } from '@/features/post-media'
import { useFilesOnTheirWay } from '@/features/upload'
import { useIntl } from '@/shared/i18n'
import { draftQueries, findHashtags, findSubjects } from '../api/draft-calls'
import { messages } from '../messages'
import { problemsOf, TEXT_LIMIT, TITLE_LIMIT } from '../model/draft-problems'
import { toEditable } from '../model/editable-text'
import { atOnce, isArchivedTooEarly, type PublishPlan } from '../plan/publish-time'
import { ScheduleNotice } from '../plan/ScheduleNotice'
import { EditorConflicts } from './EditorConflicts'
import { EditorFiles } from './EditorFiles'
import { EditorNotice } from './EditorNotice'
import { editorWords } from '../tools/editor-words'
import styles from './PostEditor.module.css'
import { PostEditorBar } from './PostEditorBar'
import { PostPlace } from './PostPlace'
import { PublishChangeDialog } from './PublishChangeDialog'
import { PublishRail } from './PublishRail'
import { useDiscard } from './use-discard'
import { type EditorStart, useDraftSession } from './use-draft-session'
import { useEditorMedia } from './use-editor-media'
import { usePreview } from './use-preview'
import { usePublication } from './use-publication'
import { useWatchedPost } from './use-watched-post'

export type PostEditorProps = {
  /** The post that is written on; null before the first letter of a new one. */
  post: Schemas['Post'] | null
  start: EditorStart
  /** The pictures and tables that the draft names at first. */
  media?: DraftMediaStart
  /** What was typed here before and never reached the server: it is saved at once. */
  unsaved?: boolean
}

/** Writes a post, new or published: keeps what is typed, says what is missing, and publishes. */
export function PostEditor({ post, start, media: named = nothing, unsaved = false }: PostEditorProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const queryClient = useQueryClient()
  const title = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<RichTextEditorHandle>(null)
  const [checked, setChecked] = useState(false)
  const [settingsOpen, setSettingsOpen] = useState(false)
  /** The place of a problem that the person wants to see to. */
  const [wanted, setWanted] = useState<{ pointer: string } | null>(null)
  /** Publishing was asked for, and waits for what is on its way. */
  const [waiting, setWaiting] = useState<PublishPlan | null>(null)
  const { session, state } = useDraftSession(post, start, unsaved)
  const publication = usePublication(session, post?.publication)
  const preview = usePreview(session)
  const [text, setText] = useState<RichTextDelta>(() => toEditable(start.fields.content))
  const { fields, phase } = state
  const watched = useWatchedPost(post, state)
  const { published, newer } = watched
  const discard = useDiscard(session, published)
  const media = useEditorMedia({ session, start: named, from: start.fields, editor, text })
  const onTheirWay = media.sending + useFilesOnTheirWay(state.postId)
  const words = useMemo(() => editorWords(intl), [intl])
  const sources = useSources(fields.communityId)
  const plan = published ? atOnce : publication.plan
  const archiveAt = fields.archiveAt ?? null
  const problems = [...problemsOf(fields, state.problems, media.undescribed), ...media.problems]
  if (isArchivedTooEarly(archiveAt, plan, publication.today))
    problems.push({ pointer: '/archiveAt', code: 'archive-past', severity: 'error' })
  const errors = problems.filter(({ severity }) => severity === 'error')

  function focusProblem(pointer: string) {
    if (pointer === '/archiveAt') return showPublication()
    setSettingsOpen(false)
    if (pointer.startsWith('/images/')) media.describe(pointer.slice('/images/'.length))
    else setWanted({ pointer })
  }

  // Only once the sheet is gone: until then the focus belongs to it.
  useEffect(() => {
    if (wanted && !settingsOpen) (wanted.pointer === '/title' ? title : editor).current?.focus()
  }, [wanted, settingsOpen])

  /** Where there is no room beside the text, it is in the sheet. */
  function showPublication() {
    if (!focusPublication()) setSettingsOpen(true)
  }

  function publish(wish = plan) {
    if (publication.busy || phase === 'offline') return
    setChecked(true)
    const [first] = errors
    if (first) focusProblem(first.pointer)
    else if (wish.when === 'later' && publication.timeError) showPublication()
    else if (onTheirWay > 0) setWaiting(wish)
    else if (newer) publication.show(newer, {})
    else if (published) publication.setAsking(true)
    else publication.send({}, wish)
  }

  // What was dropped a moment ago is part of what is published.
  const publishArrived = useEffectEvent(() => {
    const wish = waiting
    setWaiting(null)
    if (wish) publish(wish)
  })
  const arrived = waiting !== null && onTheirWay === 0
  useEffect(() => {
    if (!arrived) return
    const timer = setTimeout(() => publishArrived())
    return () => clearTimeout(timer)
  }, [arrived])

  function handleKeyDown(event: KeyboardEvent) {
    // By its place: with Alt, the key writes another letter on some keyboards.
    if (event.altKey && !event.ctrlKey && !event.metaKey && event.code === 'KeyP') {
      event.preventDefault()
      return preview()
    }
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.nativeEvent.isComposing) return
    if (event.key === 'Enter') publish()
    else if (event.key === 's') void session.flush()
    else return
    event.preventDefault()
  }

  const titleLeft = TITLE_LIMIT - fields.title.trim().length
  const titleError = checked || titleLeft < 0 ? problems.find(({ pointer }) => pointer === '/title') : undefined
  const isWritten = state.postId === null ? phase !== 'idle' : state.occToken !== null
  const rail = (
    <PublishRail
      problems={problems}
      onProblem={focusProblem}
      publication={{
        plan: published ? null : plan,
        onPlanChange: publication.setPlan,
        timeError: checked || publication.timeError !== 'missing' ? publication.timeError : null,
        archiveAt,
        onArchiveAtChange: (day) => session.change({ archiveAt: day }),
      }}
      onDiscard={isWritten ? discard : undefined}
    />
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
        busy={publication.busy || waiting !== null}
        onPreview={preview}
        publish={{
          when: published ? null : plan.when,
          onPublish: () => publish(),
          onPublishNow: () => publish(atOnce),
          onSchedule: () => {
            flushSync(() => publication.setPlan({ ...plan, when: 'later' }))
            showPublication()
          },
        }}
        onSettings={() => setSettingsOpen(true)}
      />
      <EditorNotice watched={watched} fields={fields} onShowChanges={() => newer && publication.show(newer)} />
      {state.postId !== null && (
        <ScheduleNotice
          postId={state.postId}
          publication={watched.publication}
          wasScheduled={post?.publication?.state === 'scheduled'}
          onUnscheduled={(next) => {
            queryClient.setQueryData(draftQueries.watched(next.id).queryKey, next)
            if (next.publication?.state === 'draft') publication.setPlan(atOnce)
          }}
        />
      )}
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
              words={words}
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
        onTaken={(draft) => {
          const taken = toEditable(draft.content)
          setText(taken)
          media.take(draft, taken)
        }}
      />
    </div>
  )
}

/** Focuses when the post goes out, beside the text or in the sheet; false where neither is on screen. */
function focusPublication(): boolean {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-place="publication"]')].find((it) => it.offsetParent)
  const fields = shown?.querySelectorAll<HTMLElement>('[role="spinbutton"], input:checked')
  // The choice between now and later comes first; where there are fields below it, they are what is to be filled.
  fields?.[fields.length > 1 ? 1 : 0]?.focus()
  return shown !== undefined
}
const nothing: DraftMediaStart = { images: [], tables: [] }

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
