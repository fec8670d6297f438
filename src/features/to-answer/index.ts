import { loadable } from '@/shared/loadable'

export { ToAnswerAction, type ToAnswerActionProps } from './ui/ToAnswerAction'
export { ToAnswerLink } from './ui/ToAnswerLink'

/** What the person is asked, and what was answered lately; a screen of its own, loaded when it is opened. */
export const ToAnswerView = loadable(() => import('./ui/ToAnswerView')).component('ToAnswerView')
