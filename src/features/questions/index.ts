export { type Answers, answersToSend, isEmpty, problemOf, shownQuestions, takesAnswer } from './model/question-rules'
export { AnswerWords, type AnswerWordsProps } from './ui/AnswerWords'
export { QuestionField, type QuestionFieldProps } from './ui/QuestionField'
