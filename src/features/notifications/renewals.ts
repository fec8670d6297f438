import { sample } from 'effector'
import { invalidateFx } from '@/api'
import { communityQueries, navigationQueries } from '@/features/navigation'
import { readsConfirmed } from './marks'
import { changesWanted, serverChanged } from './stream'

// What another person decides about a membership arrives as a change: the community on screen is asked for again, and
// so are the requests in it.
sample({ clock: changesWanted, fn: () => [...communityQueries.all, 'detail'], target: invalidateFx })
sample({ clock: changesWanted, fn: () => [...communityQueries.all, 'members'], target: invalidateFx })

// A post went out at its time, or another person changed or removed it: the lists of drafts and the open post are asked
// for again. What is new in a feed is said by FeedNews, and moves no card.
sample({ clock: serverChanged, fn: () => ['drafts', 'list'], target: invalidateFx })
sample({ clock: serverChanged, fn: () => ['posts', 'detail'], target: invalidateFx })

// An answer was submitted, accepted or came back.
sample({ clock: serverChanged, fn: () => ['feedback'], target: invalidateFx })

// A note moved on, or was shared otherwise: what is taken away goes from the screen at once.
sample({ clock: serverChanged, fn: () => ['ai-notes'], target: invalidateFx })

// What waits, and who mentions the person: with a change of the server, and when it was read in the bell. A connection
// alone changes no number.
sample({
  clock: [serverChanged, readsConfirmed],
  fn: () => navigationQueries.counts().queryKey,
  target: invalidateFx,
})
