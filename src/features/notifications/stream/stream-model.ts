import { combine, createEvent, createStore, sample } from 'effector'
import { fetchChangesFx, fetchPageFx } from '../api/effects'
import { $panelOpen, panelOpened } from '../bell'
import { $onlyUnread, $restored, onlyUnreadToggled } from './only-unread'
import { networkCameBack } from '../page'
import { personChanged } from '../lifecycle'
import { $pushing } from '../push/consent-model'
import { isRefusal } from './refusal'
import {
  askChanges,
  askMore,
  changesQuestion,
  dropRead,
  firstPageQuestion,
  forget,
  isLoaded,
  load,
  missChanges,
  missPage,
  nextPageQuestion,
  noStream,
  receiveChanges,
  receivePage,
  type Stream,
} from './stream'

// What happens
export const retryClicked = createEvent()
export const loadMoreClicked = createEvent()
/** Something may have changed on the server since the list was asked for. */
export const listMoved = createEvent()
const loadWanted = createEvent<{ onlyUnread: boolean }>()

// What is
export const $stream = createStore<Stream>(noStream, { serialize: 'ignore' })

// What follows
$stream
  .on(personChanged, forget)
  .on(panelOpened, dropRead)
  .on(loadWanted, (stream, { onlyUnread }) => load(stream, onlyUnread))
  .on(loadMoreClicked, askMore)
  .on(listMoved, askChanges)
  .on(fetchPageFx.done, (stream, { params, result }) => receivePage(stream, { ...params, page: result }))
  .on(fetchPageFx.fail, (stream, { params, error }) =>
    missPage(stream, { ...params, error, refused: isRefusal(error) }),
  )
  .on(fetchChangesFx.done, (stream, { params, result }) => receiveChanges(stream, { ...params, page: result }))
  .on(fetchChangesFx.fail, (stream, { params, error }) =>
    missChanges(stream, { ...params, error, refused: isRefusal(error) }),
  )

// The first opening loads the list; later ones find it there and bring it up to date. The tab that pushes needs it without a panel.
const $needed = combine({ open: $panelOpen, pushing: $pushing, restored: $restored, stream: $stream }, isNeeded)
sample({
  clock: [
    sample({ clock: $needed, filter: (needed) => needed }),
    sample({ clock: onlyUnreadToggled, source: $stream, filter: (stream) => stream.phase !== 'idle' }),
    sample({ clock: [panelOpened, networkCameBack], source: $stream, filter: (stream) => stream.phase === 'failed' }),
    sample({
      clock: listMoved,
      source: { stream: $stream, pushing: $pushing },
      filter: ({ stream, pushing }) => pushing && stream.phase === 'failed',
    }),
    retryClicked,
  ],
  source: { onlyUnread: $onlyUnread },
  target: loadWanted,
})
sample({ clock: panelOpened, source: $stream, filter: isLoaded, fn: () => undefined, target: listMoved })

sample({ clock: $stream.map(firstPageQuestion), filter: isAsked, target: fetchPageFx })
sample({ clock: $stream.map(nextPageQuestion), filter: isAsked, target: fetchPageFx })
sample({ clock: $stream.map(changesQuestion), filter: isAsked, target: fetchChangesFx })

type Need = { open: boolean; pushing: boolean; restored: boolean; stream: Stream }

function isNeeded({ open, pushing, restored, stream }: Need): boolean {
  return (open || pushing) && restored && stream.phase === 'idle'
}

function isAsked<Question>(question: Question | null): question is Question {
  return question !== null
}
