import { loadable } from '@/shared/loadable'

/** What people were asked about a post, for who asks; a screen of its own, loaded when it is opened. */
export const FeedbackView = loadable(() => import('./ui/FeedbackView')).component('FeedbackView')

/** What one person was asked about a post, and their answer; a screen of its own, loaded when it is opened. */
export const RecipientView = loadable(() => import('./ui/RecipientView')).component('RecipientView')
