import { hashKey } from '@tanstack/react-query'
import { isApiError, type Schemas } from '@/api'

/** What a person writes, in the form in which the server keeps it; facets that the editor does not know included. */
export type DraftFields = Schemas['DraftFields']

/** How the newest text is kept. */
export type SavePhase = 'idle' | 'unsaved' | 'saving' | 'saved' | 'device' | 'offline' | 'conflict' | 'refused'

export type DraftSessionState = {
  fields: DraftFields
  phase: SavePhase
  /** When the server last took it, in milliseconds since 1970. */
  savedAt: number | null
  problems: readonly Schemas['DraftProblem'][]
  /** The post that it is the draft of; null before the first letter. */
  postId: string | null
  occToken: string | null
  /** The token of the post itself, which publishing sends; null before the first letter. */
  postToken: string | null
  /** False where this device keeps nothing: then a reload loses what the server has not. */
  onDevice: boolean
  /** What another device has saved, while the two differ. */
  theirs: Schemas['Draft'] | null
}

/** What this device keeps of a draft. */
export type KeptDraft = {
  fields: DraftFields
  /** The server's token when it was kept. */
  occToken: string | null
  /** Texts that were sent without an answer so far: the server may hold one of them. */
  unanswered: readonly DraftFields[]
}

/** What a session asks of the world; tests put others in their place. */
export type DraftSessionPorts = {
  /** Makes the post at the first letter; the same key makes it once, however often it is asked. */
  create: (fields: DraftFields, key: string) => Promise<{ draft: Schemas['Draft']; postToken: string | null }>
  save: (postId: string, content: Schemas['DraftContent']) => Promise<Schemas['DraftSaved']>
  /** False where this device keeps nothing. */
  keepOnDevice: (postId: string | null, kept: KeptDraft) => Promise<boolean>
  forgetOnDevice: (postId: string | null) => Promise<void>
  makeKey: () => string
  /** Calls something after some milliseconds; what it gives back cancels that. */
  later: (run: () => void, ms: number) => () => void
}

/**
 * Milliseconds: how soon a text is kept here and sent there when the hand rests, and at the latest while it does not;
 * and how long a failed save waits for its next try.
 */
export const pace = {
  device: 300,
  deviceLongest: 1_000,
  server: 2_000,
  longest: 15_000,
  retryFirst: 2_000,
  retryLast: 60_000,
}

export type DraftSessionStart = Pick<DraftSessionState, 'fields' | 'postId' | 'occToken' | 'postToken'> &
  Partial<Pick<DraftSessionState, 'savedAt' | 'problems'> & Pick<KeptDraft, 'unanswered'>>

/**
 * Keeps what is typed: on this device at once, on the server a moment later, one save at a time. A save that fails for
 * lack of a network or a server is tried again; a refused one is not.
 */
export function createDraftSession(ports: DraftSessionPorts, { unanswered = [], ...start }: DraftSessionStart) {
  let state: DraftSessionState = { phase: 'idle', savedAt: null, problems: [], onDevice: true, theirs: null, ...start }
  const listeners = new Set<() => void>()
  const key = ports.makeKey()
  let cancelDevice = () => {}
  let cancelServer = () => {}
  let unsavedSince: number | null = null
  /** Since when there is something that this device does not have. */
  let unkeptSince: number | null = null
  let failures = 0
  let running: Promise<void> | null = null
  let stopped = false

  function set(change: Partial<DraftSessionState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function change(fields: Partial<DraftFields>) {
    const waiting = state.phase === 'conflict' || state.phase === 'refused'
    // A trouble that lasts is one trouble: it is not said anew with each letter and each try.
    const steady = waiting || running !== null || failures > 0
    set({ fields: { ...state.fields, ...fields }, ...(steady ? {} : { phase: 'unsaved' as const }) })
    unsavedSince ??= Date.now()
    unkeptSince ??= Date.now()
    cancelDevice()
    // Who writes without a pause is not to lose all of it.
    const latest = Math.max(0, unkeptSince + pace.deviceLongest - Date.now())
    cancelDevice = ports.later(() => void keepHere(), Math.min(pace.device, latest))
    // After a failure the next try has its time already; letters do not hurry it.
    if (waiting || failures > 0) return
    const left = Math.max(0, unsavedSince + pace.longest - Date.now())
    schedule(Math.min(pace.server, left))
  }

  function schedule(milliseconds: number) {
    cancelServer()
    cancelServer = ports.later(() => void flush(), milliseconds)
  }

  async function keepHere(): Promise<boolean> {
    cancelDevice()
    unkeptSince = null
    if (stopped) return false
    const { postId, fields, occToken } = state
    const onDevice = await ports.keepOnDevice(postId, { fields, occToken, unanswered })
    if (onDevice !== state.onDevice) set({ onDevice })
    return onDevice
  }

  /** Sends what is not on the server yet; resolves when that has succeeded or failed. */
  async function flush(): Promise<void> {
    cancelServer()
    // Another one that waited may have begun the next save first.
    while (running) await running
    if (unsavedSince === null || state.phase === 'conflict' || state.phase === 'refused') return
    running = send().finally(() => (running = null))
    await running
  }

  async function send(): Promise<void> {
    const { fields } = state
    if (failures === 0) set({ phase: 'saving' })
    try {
      if (state.postId === null) {
        const made = await ports.create(fields, key)
        set({ postId: made.draft.postId, occToken: made.draft.occToken, postToken: made.postToken })
        // The post is still empty: until the first save has come through, this device is where the text is.
        await keepHere()
        await ports.forgetOnDevice(null)
      }
      // The first and the newest: of those between, an answer that was lost tells nothing more.
      unanswered = [...unanswered.slice(0, 1).filter((sent) => sent !== fields), fields]
      const saved = await ports.save(state.postId ?? '', { ...fields, occToken: state.occToken })
      failures = 0
      unanswered = []
      const all = fields === state.fields
      unsavedSince = all ? null : Date.now()
      set({
        phase: all ? 'saved' : 'unsaved',
        savedAt: Date.parse(saved.updatedAt),
        occToken: saved.occToken,
        problems: saved.problems,
      })
      if (!all) {
        // With the new token: with the old one the next start would take this save for one of another device.
        void keepHere()
        return schedule(pace.server)
      }
      cancelDevice()
      unkeptSince = null
      await ports.forgetOnDevice(state.postId)
    } catch (error) {
      await fail(error)
    }
  }

  async function fail(error: unknown): Promise<void> {
    if (stopped) return
    const kept = await keepHere()
    if (isApiError(error) && error.code === 'draft-conflict') {
      const theirs = error.problem?.current as Schemas['Draft'] | undefined
      if (theirs && theirs.occToken !== state.occToken && isOwn(theirs)) {
        // An answer was lost: the server holds what was sent from here, and no other device has written.
        set({ occToken: theirs.occToken, phase: 'unsaved' })
        return schedule(pace.device)
      }
      if (theirs) return set({ phase: 'conflict', theirs })
      if (state.occToken !== null) {
        // There is no other text: the draft has been published meanwhile, and what is written begins a new one.
        set({ occToken: null, phase: 'unsaved' })
        return schedule(pace.device)
      }
      // Refused for another text that is not told: there is nothing to choose between until a next try is told it.
      return tryLater(error, kept)
    }
    // An ended session is renewed in place, so its save is tried again like one without a network.
    const passing = !isApiError(error) || error.retryable || error.kind === 'unauthenticated'
    if (!passing) return set({ phase: 'refused' })
    tryLater(error, kept)
  }

  function tryLater(error: unknown, kept: boolean) {
    failures += 1
    const offline = isApiError(error) && error.kind === 'offline'
    set({ phase: offline ? 'offline' : kept ? 'device' : 'unsaved' })
    schedule(Math.min(pace.retryLast, pace.retryFirst * 2 ** (failures - 1)))
  }

  /** Whether the server's text is one that was sent from here. */
  function isOwn(theirs: Schemas['Draft']): boolean {
    return [...unanswered, state.fields].some((sent) => sameFields(sent, theirs))
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    flush,
    /** What is written is a change of this published version from now on. */
    rebase(postToken: string, baseRevision: number) {
      set({ postToken, fields: { ...state.fields, baseRevision } })
    },
    /** Saves over what the other device has saved. */
    async keepMine() {
      set({ phase: 'unsaved', occToken: state.theirs?.occToken ?? null, theirs: null })
      unsavedSince ??= Date.now()
      await flush()
    },
    /** Goes on with what the other device has saved. */
    async takeTheirs() {
      const { theirs } = state
      if (!theirs) return
      // Nothing that was written, sent or tried before concerns the text that it goes on with.
      cancelDevice()
      unsavedSince = unkeptSince = null
      failures = 0
      unanswered = []
      set({
        fields: fieldsOf(theirs),
        occToken: theirs.occToken,
        savedAt: Date.parse(theirs.updatedAt),
        problems: theirs.problems,
        phase: 'saved',
        theirs: null,
      })
      await ports.forgetOnDevice(state.postId)
    },
    /** The page may be gone at any moment: what this device does not have is kept at once. */
    keep() {
      if (unkeptSince !== null) void keepHere()
    },
    /** The page is left: what is not on the server is kept here and sent. */
    leave() {
      cancelDevice()
      if (unsavedSince === null) return
      void keepHere()
      void flush()
    },
    /** Nobody is there to write any more: nothing more is kept or sent. */
    stop() {
      stopped = true
      cancelDevice()
      cancelServer()
      unsavedSince = unkeptSince = null
    },
    /** The draft is published or discarded: nothing of it is saved any more. */
    end() {
      cancelDevice()
      cancelServer()
      unsavedSince = unkeptSince = null
      void ports.forgetOnDevice(state.postId)
    },
  }
}

/** Whether the server holds what was sent; what it adds by itself makes no difference. */
function sameFields(sent: DraftFields, theirs: Schemas['Draft']): boolean {
  return Object.entries(sent).every(
    ([name, value]) => hashKey([value ?? null]) === hashKey([theirs[name as keyof DraftFields] ?? null]),
  )
}

/** A draft without what only says how it stands on the server; facets that the editor does not know stay in it. */
export function fieldsOf(draft: Schemas['Draft']): DraftFields {
  const {
    occToken: _token,
    updatedAt: _updatedAt,
    problems: _problems,
    postId: _postId,
    mode: _mode,
    images: _images,
    tables: _tables,
    ...fields
  } = draft
  return fields
}
