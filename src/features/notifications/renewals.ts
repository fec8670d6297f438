import { sample } from 'effector'
import { invalidateFx } from '@/api'
import { serverChanged } from './stream'

/**
 * What another person, or the clock of the server, may have changed while it is on screen: drafts that went out, the
 * open post, who belongs to which community, the catalogs, where posts stand in their workflows, tasks and feedback,
 * who is invited and who has acknowledged, conversations, and the numbers of the menu. What is new in a feed is only
 * compared with it, and moves no card.
 */
const renewed = [
  ['drafts', 'list'],
  ['drafts', 'watched'],
  ['posts', 'detail'],
  ['posts', 'newest'],
  ['communities'],
  ['catalogs'],
  ['visibility'],
  ['acknowledgements'],
  ['comments', 'list'],
  ['invitations'],
  ['workflow'],
  ['tasks'],
  ['feedback'],
  ['navigation', 'counts'],
]

for (const queryKey of renewed) sample({ clock: serverChanged, fn: () => queryKey, target: invalidateFx })
