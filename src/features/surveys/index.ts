import { loadable } from '@/shared/loadable'

export { surveyQueries } from './api/survey-calls'
export { factsWords, whenWords } from './model/survey-words'
export { SurveyCard, type SurveyCardProps } from './ui/SurveyCard'

/** A survey to be answered; a screen of its own, loaded when it is opened. */
export const AnswerSurvey = loadable(() => import('./ui/AnswerSurvey')).component('AnswerSurvey')

/** What the person answered; a screen of its own, loaded when it is opened. */
export const MyAnswers = loadable(() => import('./ui/MyAnswers')).component('MyAnswers')

/** The questions of a survey, to be read and tried; a screen of its own, loaded when it is opened. */
export const SurveyPreview = loadable(() => import('./ui/SurveyPreview')).component('SurveyPreview')
